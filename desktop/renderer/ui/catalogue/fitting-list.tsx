import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../button.tsx';
import { moveInOrder } from './move-in-order.ts';

type Families = Reply<Endpoints['admin-accessories']>['families'];

interface FittingListProps {
  readonly families: Families;
  readonly mayEdit: boolean;
  readonly isOrdered: boolean;
  readonly onChange: (families: Families) => void;
}

/** What was chosen to fit, put in order by keys as by the mouse. */
export function FittingList({ families, mayEdit, isOrdered, onChange }: FittingListProps) {
  const t = usePhrases('fitting');
  const move = (from: number, to: number) => onChange([...moveInOrder(families, from, to)]);
  return (
    <ol className="found-list">
      {families.map(({ id, name }, at) => (
        <li key={id} className="part-actions">
          {name}
          {mayEdit && isOrdered && at > 0 && (
            <Button aria-label={t('earlier', { name })} onClick={() => move(at, at - 1)}>
              ↑
            </Button>
          )}
          {mayEdit && isOrdered && at < families.length - 1 && (
            <Button aria-label={t('later', { name })} onClick={() => move(at, at + 1)}>
              ↓
            </Button>
          )}
          {mayEdit && (
            <Button
              kind="quiet"
              icon="trash"
              aria-label={t('takeOut', { name })}
              onClick={() => onChange(families.filter((one) => one.id !== id))}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
