import { useQuery } from '@tanstack/react-query';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { DayInput } from '../../ui/day-field.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import type { WholeImport } from './imports.ts';

type Options = WholeImport['options'];

interface PriceOptionsProps {
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

/** Whose the prices of a list are and from when, where its rows do not say it. */
export function PriceOptions({ options, onChange }: PriceOptionsProps) {
  const t = usePhrases('imports');
  const language = useLanguage();
  const levels = useQuery({
    queryKey: ['price-levels'],
    queryFn: ({ signal }) => client.get('admin-price-level-list', { query: {} }, { signal }),
  });
  const named = (levels.data?.results ?? []).map(({ id, nameCs, nameRo }) => {
    return { id, label: language === 'cs' ? nameCs : nameRo };
  });
  return (
    <>
      <SearchSelect
        label={t('level')}
        help={t('levelHelp')}
        options={[{ id: null, label: t('levelAll') }, ...named]}
        value={options.levelId ?? null}
        onChange={(levelId) => onChange({ ...options, levelId })}
      />
      <DayInput
        label={t('startsOn')}
        help={t('startsOnHelp')}
        value={options.startsOn ?? ''}
        onDay={(day) => onChange({ ...options, startsOn: day === '' ? null : day })}
      />
    </>
  );
}
