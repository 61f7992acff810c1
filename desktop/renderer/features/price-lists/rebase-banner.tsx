import { useMutation } from '@tanstack/react-query';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { askConflict } from '../../lib/conflict.ts';
import { useConfig } from '../../lib/session.ts';
import { offerUndo } from '../../lib/undo.ts';
import { Button } from '../../ui/button.tsx';
import type { Draft } from './use-draft.ts';

/** Says that another list was published meanwhile, and moves the draft onto it. */
export function RebaseBanner({ draft }: { readonly draft: Draft }) {
  const t = usePhrases('priceLists');
  const { market } = useConfig();
  const say = (column: string, value: string | number | null): string => {
    if (value === null) return t('none');
    if (column === 'correctionPercent') return `${String(value)} %`;
    return typeof value === 'number' ? formatMoney(value, market) : value;
  };
  const moving = useMutation({
    mutationFn: async () => {
      const params = { id: draft.id };
      const { onto, conflicts } = await client.get('price-draft-rebase-preview', { params });
      const rows = conflicts.map(({ key, label, column, mine, theirs }) => ({
        key,
        label: `${label} – ${columnTitle(t, column)}`,
        mine: say(column, mine),
        theirs: say(column, theirs),
        // The published list is another document, not a change of this one.
        by: null,
      }));
      const mine = rows.length === 0 ? new Set<string>() : await askConflict(rows);
      if (mine === null) return null;
      const keys = conflicts.map(({ key }) => key);
      return client.post('price-draft-rebase', {
        params,
        body: {
          version: draft.version,
          onto,
          mine: keys.filter((key) => mine.has(key)),
          theirs: keys.filter((key) => !mine.has(key)),
        },
      });
    },
    onSuccess: (moved) => {
      if (moved) offerUndo(moved.changeSetId, t('rebased', { code: moved.basedOn }));
    },
  });
  return (
    <div className="draft-banner" role="status">
      <p>{t('outdated', { current: draft.current, base: draft.basedOn })}</p>
      <Button busy={moving.isPending} onClick={() => moving.mutate()}>
        {t('rebase', { code: draft.current })}
      </Button>
    </div>
  );
}

const priceColumns = [
  'priceAPlus',
  'priceA',
  'priceB',
  'priceC',
  'priceD',
  'minimalPrice',
] as const;

function columnTitle(t: ReturnType<typeof usePhrases<'priceLists'>>, column: string): string {
  const price = priceColumns.find((one) => one === column);
  if (price) return t(`price_${price}`);
  return column === 'quality' ? t('choice_quality') : t('choice_correctionPercent');
}
