import { formatDate } from '#core/shared/calendar.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { DataSection } from './data-section.tsx';
import { marginOfDays, pointsOf, sumOf, type Statistics } from './numbers.ts';
import { useFigures } from './use-figures.ts';

/** Sales, margin and purchases day by day. */
export function DayCharts({ statistics }: { readonly statistics: Statistics }) {
  const t = usePhrases('statistics');
  const { count, money } = useFigures();
  const net = pointsOf(statistics, 'sales_net');
  const paid = pointsOf(statistics, 'paid');
  const day = { label: t('day') };
  const unknown = sumOf(statistics, 'without_cost').count;
  return (
    <>
      <DataSection
        file="prodeje"
        title={t('salesByDay')}
        drawn={1}
        columns={[
          day,
          { label: t('revenue'), write: money, perUnit: 100 },
          { label: t('revenueNet'), write: money, perUnit: 100 },
          { label: t('orders'), write: count },
        ]}
        rows={pointsOf(statistics, 'sales').map((point, at) => [
          formatDate(point.day),
          point.amount,
          net[at]?.amount ?? 0,
          point.count,
        ])}
      />
      <DataSection
        file="marze"
        title={t('marginByDay')}
        note={t('marginNote', { count: count(unknown) })}
        drawn={1}
        columns={[day, { label: t('margin'), write: money, perUnit: 100 }]}
        rows={marginOfDays(statistics).map((point) => [formatDate(point.day), point.amount])}
      />
      <DataSection
        file="vykupy"
        title={t('purchasesByDay')}
        drawn={2}
        columns={[
          day,
          { label: t('bought'), write: count },
          { label: t('paid'), write: money, perUnit: 100 },
        ]}
        rows={pointsOf(statistics, 'bought').map((point, at) => [
          formatDate(point.day),
          point.count,
          paid[at]?.amount ?? 0,
        ])}
      />
    </>
  );
}
