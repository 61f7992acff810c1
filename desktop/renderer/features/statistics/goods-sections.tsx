import { deviceKinds } from '#core/buyback/device-kind.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { DataSection } from './data-section.tsx';
import { sumOf, type Statistics } from './numbers.ts';
import { useFigures } from './use-figures.ts';

interface SectionProps {
  readonly statistics: Statistics;
}

/** What was sold beside what lies in the house, and for how many days of such sales that is. */
export function StockTurnSection({ statistics }: SectionProps) {
  const t = usePhrases('statistics');
  const { count } = useFigures();
  return (
    <DataSection
      file="obratka-skladu"
      title={t('stockTurn')}
      columns={[
        { label: t('kind') },
        { label: t('sold'), write: count },
        { label: t('onHand'), write: count },
        { label: t('lasts'), write: count },
      ]}
      rows={deviceKinds.map((kind) => {
        const sold = sumOf(statistics, 'sold', kind).count;
        const lying = sumOf(statistics, 'on_hand', kind).count;
        const lasts = sold === 0 ? null : Math.round((lying / sold) * statistics.days);
        return [t(`kind_${kind}`), sold, lying, lasts];
      })}
    />
  );
}

/** Discounts that were used in the window, the dearest first. */
export function DiscountsSection({ statistics }: SectionProps) {
  const t = usePhrases('statistics');
  const { count, money } = useFigures();
  const used = statistics.figures
    .filter((one) => one.measure === 'discounts' && one.count > 0)
    .sort((a, b) => b.amount - a.amount);
  return (
    <DataSection
      file="slevy"
      title={t('discounts')}
      columns={[
        { label: t('discount') },
        { label: t('uses'), write: count },
        { label: t('cost'), write: money, perUnit: 100 },
      ]}
      rows={used.map(({ amount, count: uses, dimension, name }) => [
        `${name === '' ? t('discount') : name} (${dimension})`,
        uses,
        amount,
      ])}
    />
  );
}

/** What customers looked for and the shop did not have: what to buy, or which word to add to a name. */
export function MissedSearchesSection({ statistics }: SectionProps) {
  const t = usePhrases('statistics');
  const { count } = useFigures();
  return (
    <DataSection
      file="hledano-marne"
      title={t('missedSearches')}
      note={t('missedSearchesNote')}
      columns={[
        { label: t('searched') },
        { label: t('language') },
        { label: t('count'), write: count },
        { label: t('countBefore'), write: count },
      ]}
      rows={statistics.missedSearches.map(({ words, language, count: times, before }) => [
        words,
        language,
        times,
        before,
      ])}
    />
  );
}
