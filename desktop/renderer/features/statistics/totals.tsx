import { usePhrases } from '../../i18n/use-phrases.ts';
import { NumberCard } from './number-card.tsx';
import { marginOfDays, pointsOf, sumOf, type Statistics } from './numbers.ts';
import { useFigures } from './use-figures.ts';

const perOne = ({ amount, count }: { readonly amount: number; readonly count: number }): number =>
  count === 0 ? 0 : amount / count;

/** The numbers of the window, each with what it was before. */
export function Totals({ statistics }: { readonly statistics: Statistics }) {
  const t = usePhrases('statistics');
  const { count, money } = useFigures();
  const sales = sumOf(statistics, 'sales');
  const margin = sumOf(statistics, 'margin');
  const back = sumOf(statistics, 'margin_back');
  const bought = sumOf(statistics, 'bought');
  const days = pointsOf(statistics, 'sales');
  const amounts = (['sales_net', 'refunds', 'paid'] as const).map((measure) => ({
    now: sumOf(statistics, measure).amount,
    before: sumOf(statistics, measure).before.amount,
    days: pointsOf(statistics, measure).map(({ amount }) => amount),
    write: money,
  }));
  const [net, refunds, paid] = amounts;
  return (
    <dl className="number-cards">
      <NumberCard
        name={t('orders')}
        now={sales.count}
        before={sales.before.count}
        write={count}
        days={days.map((one) => one.count)}
      />
      <NumberCard
        name={t('revenue')}
        now={sales.amount}
        before={sales.before.amount}
        write={money}
        days={days.map(({ amount }) => amount)}
      />
      {net && <NumberCard name={t('revenueNet')} {...net} />}
      <NumberCard
        name={t('average')}
        now={perOne(sales)}
        before={perOne(sales.before)}
        write={money}
      />
      <NumberCard
        name={t('margin')}
        now={margin.amount - back.amount}
        before={margin.before.amount - back.before.amount}
        write={money}
        days={marginOfDays(statistics).map(({ amount }) => amount)}
      />
      {refunds && <NumberCard name={t('refunds')} {...refunds} />}
      <NumberCard
        name={t('bought')}
        now={bought.count}
        before={bought.before.count}
        write={count}
        days={pointsOf(statistics, 'bought').map((one) => one.count)}
      />
      {paid && <NumberCard name={t('paid')} {...paid} />}
    </dl>
  );
}
