import { priceLevels } from '#core/catalog/stock-resources.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { ResourceList } from '../../ui/resource/resource-list.tsx';
import { LevelEffect } from './level-effect.tsx';

/** Price levels, with what a rule would make of prices shown beside it before it is saved. */
export function PriceLevelsScreen() {
  const title = usePhrases('screens')('priceLevels');
  return (
    <ResourceList
      resource={priceLevels}
      title={title}
      preview={(typed, row) => <LevelEffect levelId={row?.id} typed={typed} />}
    />
  );
}
