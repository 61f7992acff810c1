import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useConfig } from '../../lib/session.ts';

/** How today goes beside the usual same weekday; nothing where it cannot be read, for it is not what the screen is for. */
export function TodayNumbers() {
  const t = usePhrases('home');
  const { market } = useConfig();
  const { data } = useQuery({
    queryKey: ['today'],
    queryFn: ({ signal }) => client.get('admin-today', {}, { signal }),
    refetchInterval: 60_000,
    retry: false,
    meta: { silent: true },
  });
  if (!data) return null;
  const write = (count: number, amount: number, measure: string) =>
    measure === 'repaired'
      ? String(count)
      : t('countAndMoney', { count, money: formatMoney(Math.round(amount / 100), market) });
  return (
    <section aria-labelledby="home-today">
      <h2 id="home-today">{t('today')}</h2>
      <dl className="home-today">
        {data.numbers.map(({ measure, count, amount, usual }) => (
          <div key={measure}>
            <dt>{t(`today_${measure}`)}</dt>
            <dd>{write(count, amount, measure)}</dd>
            {usual && (
              <dd className="soft">
                {t('usual', { value: write(usual.count, usual.amount, measure) })}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
