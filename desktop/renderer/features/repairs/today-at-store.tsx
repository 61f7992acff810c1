import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { markets } from '#core/market/market.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useConfig } from '../../lib/session.ts';
import { useRepairLink } from './repair-board.tsx';
import { useDeskView } from './use-desk-view.ts';

const todayQuery = (store: string) => ({
  queryKey: ['admin-repair-list', 'today', store],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get('admin-repair-today', { query: store === '' ? {} : { store } }, { signal }),
  refetchInterval: 30_000,
});

/** Who comes to the store today, by time; whoever has come already is marked. */
export function TodayAtStore() {
  const t = usePhrases('repairLoans');
  const state = usePhrases('repairs');
  const [{ store }] = useDeskView();
  const time = useTime();
  const linkOf = useRepairLink();
  const { data } = useQuery(todayQuery(store));
  const rows = data?.results ?? [];
  if (rows.length === 0) return null;
  return (
    <section className="repair-found" aria-labelledby="repairs-today">
      <h2 id="repairs-today">{t('today')}</h2>
      <ul>
        {rows.map(({ id, number, slot, device, customer, status, store: { name } }) => (
          <li key={id}>
            <strong>{slot === null ? '' : time(slot.startsAt)}</strong>{' '}
            <Link to={linkOf(id)}>{number}</Link>{' '}
            {[device, customer, store === '' ? name : '', state(`status_${status}`)]
              .filter((part) => part !== '')
              .join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useTime(): (moment: string) => string {
  const language = useLanguage();
  const { timeZone } = markets[useConfig().market];
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone });
  return (moment) => format.format(new Date(moment));
}
