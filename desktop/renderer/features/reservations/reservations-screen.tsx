import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { OrderQueue } from './order-queue.tsx';
import { orderPickUpsQuery } from './order-pick-ups.ts';
import { PickUpSearch } from './pick-up-search.tsx';
import { ReservationCard } from './reservation-card.tsx';
import {
  reservationsQuery,
  type OpenStatus,
  type Reservation,
  type ReservationPage,
} from './reservations.ts';
import '../../ui/scan-screen.css';
import './reservations.css';

const statuses = ['preparing', 'ready'] as const;

/** What a store wants: which pieces are to be put aside within their half hour, and what waits for its customers. */
export function ReservationsScreen() {
  const title = usePhrases('screens')('reservations');
  const t = usePhrases('reservations');
  const preparing = useQuery(reservationsQuery('preparing'));
  const ready = useQuery(reservationsQuery('ready'));
  const [store, setStore] = useState('');
  const found = { preparing, ready };
  const orders = useQuery(orderPickUpsQuery);
  const all = [preparing, ready, orders].flatMap(({ data }) =>
    (data?.results ?? []).map((one) => ({ store: one.store })),
  );
  const stores = new Map(all.map((one) => [one.store.slug, one.store.name]));
  return (
    <Screen title={title}>
      <div className="reservations">
        <PickUpSearch />
        {(stores.size > 1 || store !== '') && (
          <SelectField
            label={t('store')}
            value={store}
            onChange={({ target }) => setStore(target.value)}
          >
            <option value="">{t('allStores')}</option>
            {[...stores].map(([slug, name]) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {statuses.map((status) => (
          <Queue key={status} status={status} store={store} found={found[status]} />
        ))}
        <OrderQueue store={store} />
      </div>
    </Screen>
  );
}

interface QueueProps {
  readonly status: OpenStatus;
  readonly store: string;
  readonly found: UseQueryResult<ReservationPage>;
}

function Queue({ status, store, found }: QueueProps) {
  const t = usePhrases('reservations');
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={5} />;
  const rows = found.data.results
    .filter((one) => store === '' || one.store.slug === store)
    .toSorted((a, b) => dueOf(status, a).localeCompare(dueOf(status, b)));
  return (
    <section aria-labelledby={`reservations-${status}`}>
      <h2 id={`reservations-${status}`}>{t(`status_${status}`)}</h2>
      {rows.length === 0 ? (
        <EmptyState title={t(`none_${status}`)}>{t(`noneText_${status}`)}</EmptyState>
      ) : (
        <ul>
          {rows.map((one) => (
            <ReservationCard key={one.id} reservation={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

const dueOf = (status: OpenStatus, one: Reservation): string =>
  status === 'preparing' ? one.readyAt : one.expiresAt;
