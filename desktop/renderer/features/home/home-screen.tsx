import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { WorkQueue } from '#core/home/work-queues.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { actsQuery } from '../../lib/prepared-acts.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Keys } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { TodayNumbers } from './today-numbers.tsx';
import './home.css';

type Counted = Reply<Endpoints['home']>['queues'][number];

/** Screen on which a queue is worked on. */
const paths: Readonly<Record<WorkQueue, string>> = {
  overdue_orders: '/orders?view=overdue',
  unpaid_orders: '/orders?view=unpaid',
  unpaid_rests: '/orders?view=unpaid_rests',
  reservations: '/reservations',
  store_orders: '/reservations',
  withdrawals: '/withdrawals',
  refunds: '/refunds',
  book_differences: '/books',
  enquiries: '/enquiries',
  reviews: '/reviews',
  devices_to_inspect: '/buybacks?view=received',
  counter_offers: '/buybacks?view=offered',
  payouts: '/payouts',
  repairs: '/repairs',
  orders_to_pick: '/picking',
  warehouse_tasks: '/warehouse-tasks',
  imports: '/imports',
  bank_entries: '/bank',
};

/** What everybody wants in the morning: to see what waits for them, and to begin with the oldest of it by one key. */
export function HomeScreen() {
  const title = usePhrases('screens')('home');
  const t = usePhrases('home');
  const found = useQuery({
    queryKey: ['home'],
    queryFn: ({ signal }) => client.get('home', {}, { signal }),
    refetchInterval: 15_000,
  });
  const acts = useQuery({ ...actsQuery('waiting'), retry: false });
  const queues = found.data?.queues ?? [];
  const waiting = queues.filter((one) => one.waiting > 0);
  const done = queues.filter((one) => (one.doneToday ?? 0) > 0);
  const toDecide = acts.data?.toDecide ?? 0;
  const mayRead = usePermission('statistics.read');
  return (
    <Screen title={title}>
      <div className="home">
        {mayRead && <TodayNumbers />}
        {found.isError && !found.data && (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        )}
        {found.isPending && <Skeleton lines={8} />}
        {found.data && waiting.length === 0 && toDecide === 0 && (
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        )}
        <ul className="home-queues">
          {waiting.map((one, index) => (
            <QueueCard key={one.queue} counted={one} place={index} />
          ))}
          {toDecide > 0 && (
            <li>
              <Link className="home-queue" to="/approvals">
                <span>{t('acts')}</span>
                <strong>{toDecide}</strong>
              </Link>
            </li>
          )}
        </ul>
        {done.length > 0 && (
          <section aria-labelledby="home-done">
            <h2 id="home-done">{t('doneToday')}</h2>
            <dl className="home-done">
              {done.map(({ queue, doneToday }) => (
                <div key={queue}>
                  <dt>{t(`done_${queue}`)}</dt>
                  <dd>{doneToday}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </Screen>
  );
}

/** Keys of the cards in their order, as they stand in a row on the keyboard: one for each queue that there is. */
const keys = "1234567890-=[];',.";

interface QueueCardProps {
  readonly counted: Counted;
  /** Which card it is, from 0. */
  readonly place: number;
}

function QueueCard({ counted: { queue, waiting, oldest }, place }: QueueCardProps) {
  const t = usePhrases('home');
  const moment = useMoment();
  const navigate = useNavigate();
  const name = t(`queue_${queue}`);
  const key = keys[place] ?? '';
  useShortcut({ keys: key, label: name, run: () => void navigate(paths[queue]) });
  return (
    <li>
      <Link className="home-queue" to={paths[queue]} aria-keyshortcuts={key}>
        <span>
          {name} <Keys>{key}</Keys>
        </span>
        <strong>{waiting}</strong>
        {oldest !== null && <small>{t('since', { moment: moment(oldest) })}</small>}
      </Link>
    </li>
  );
}
