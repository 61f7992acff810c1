import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useLiveQueries } from '../../lib/live.ts';
import { useConfig } from '../../lib/session.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState, ErrorState, Skeleton, StatusDot } from '../../ui/states.tsx';
import { CardHold } from './card-hold.tsx';
import { ClaimPiece } from './claim-piece.tsx';
import { DoorExchange } from './door-exchange.tsx';
import { EditContact } from './edit-contact.tsx';
import { EditOrder } from './edit-order.tsx';
import { ExchangeDevices } from './exchange-devices.tsx';
import { MoveOrder } from './move-order.tsx';
import { OrderContact } from './order-contact.tsx';
import { OrderDevices } from './order-devices.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNote } from './order-note.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderTracking } from './order-tracking.tsx';
import type { StaffOrder } from './staff-order.ts';
import { useMoment } from '../../lib/use-moment.ts';
import './orders.css';

// Supervisors open it seldom; the list of orders loads without the rules of scanning.
const OrderScans = lazy(() =>
  import('./order-scans.tsx').then((file) => ({ default: file.OrderScans })),
);

/** A number as customers have it, or the id of a row. */
async function findOrder(reference: string, signal: AbortSignal): Promise<StaffOrder | null> {
  const query = { number: reference, limit: 1 };
  const { results } = await client.get('admin-order-list', { query }, { signal });
  const id = results[0]?.id ?? (/^\d{1,9}$/.test(reference) ? Number(reference) : null);
  return id === null ? null : client.get('admin-order', { params: { id } }, { signal });
}

interface OrderPanelProps {
  readonly reference: string;
  readonly onClose: () => void;
}

/** One order beside the list: what was bought, by whom, what became of it and what comes next. */
export function OrderPanel({ reference, onClose }: OrderPanelProps) {
  const t = usePhrases('sales');
  const queryKey = ['admin-order', reference];
  useLiveQueries('orders', queryKey);
  const order = useQuery({ queryKey, queryFn: ({ signal }) => findOrder(reference, signal) });
  const mayMove = usePermission('orders.manage');
  const { data } = order;
  return (
    <Panel
      title={t('orderTitle', { number: data?.number ?? reference })}
      link={`/orders/${data?.number ?? reference}`}
      onClose={onClose}
      takesFocus
      actions={mayMove && data && data.moves.length > 0 ? <MoveOrder order={data} /> : undefined}
    >
      {order.isError && <ErrorState error={order.error} onRetry={() => void order.refetch()} />}
      {order.isPending && <Skeleton lines={12} />}
      {data === null && <EmptyState title={t('orderMissing')} />}
      {data && <OrderDetail order={data} />}
    </Panel>
  );
}

function OrderDetail({ order }: { readonly order: StaffOrder }) {
  const mayMove = usePermission('orders.manage');
  const t = usePhrases('sales');
  const desk = usePhrases('orderDesk');
  const moment = useMoment();
  const { payment } = order;
  const isWhole = order.sight === 'whole';
  return (
    <div className="order">
      <p>
        <StatusDot tone={order.isOverdue ? 'warning' : 'info'}>{order.statusText}</StatusDot>
        {order.isOverdue && <span className="soft"> {t('overdue')}</span>}
        {order.mailCheck !== 'none' && (
          <span className="soft"> {t(`mail_${order.mailCheck}`)}</span>
        )}
        {order.heldUntil !== null && (
          <span className="soft"> {t('heldUntil', { until: moment(order.heldUntil) })}</span>
        )}
      </p>
      <p>
        {payment.name} <span className="soft">{payment.statusText}</span>
        <br />
        {order.delivery.name} <span className="soft">{order.delivery.statusText}</span>
      </p>
      {order.placedBy !== null && (
        <p className="soft">{desk('placedBy', { name: order.placedBy })}</p>
      )}
      {isWhole && <OrderContact order={order} />}
      {mayMove && isWhole && <EditContact order={order} />}
      {isWhole && <OrderNote order={order} />}
      <OrderLines order={order} />
      {mayMove && isWhole && <EditOrder order={order} />}
      <OrderDevices devices={order.devices} />
      {isWhole && <CardHold order={order} />}
      {isWhole && <DoorExchange order={order} />}
      {mayMove && <ExchangeDevices order={order} />}
      <OrderTracking tracking={order.tracking} />
      {isWhole && <OrderPapers order={order} />}
      {mayMove && isWhole && <OrderMails id={order.id} />}
      {isWhole && <OrderMoney order={order} />}
      <Suspense fallback={null}>
        <OrderScans id={order.id} />
      </Suspense>
      <OrderHistory history={order.history} />
    </div>
  );
}

/** What happened to it, when and by whom. */
function OrderHistory({ history }: { readonly history: StaffOrder['history'] }) {
  const t = usePhrases('sales');
  const moment = useMoment();
  return (
    <section>
      <h3>{t('history')}</h3>
      <ol className="order-history">
        {history.map(({ text, at, by, reason }) => (
          <li key={`${at} ${text}`}>
            <span className="soft">{moment(at)}</span> {text}
            <span className="soft">
              {' '}
              {by}
              {reason !== '' && ` (${reason})`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What was bought, and what it comes to. */
function OrderLines({ order }: { readonly order: StaffOrder }) {
  const t = usePhrases('sales');
  const { market } = useConfig();
  const isWhole = order.sight === 'whole';
  return (
    <section>
      <h3>{t('lines')}</h3>
      <ul className="order-lines">
        {order.lines.map((line) => (
          <li key={line.position} data-child={line.parentPosition !== null}>
            <span>
              {line.name} <span className="soft">{line.detail}</span>
            </span>
            <span className="soft">
              {isWhole
                ? t('lineCount', {
                    quantity: line.quantity,
                    price: formatMoney(line.unitPrice, market),
                  })
                : t('linePieces', { quantity: line.quantity })}
              {line.closed > 0 && ` · ${t('lineClosed', { count: line.closed })}`}
            </span>
            {isWhole && <span className="amount">{formatMoney(line.net, market)}</span>}
            <ClaimPiece order={order} line={line} />
          </li>
        ))}
      </ul>
      {isWhole && <OrderSums order={order} />}
    </section>
  );
}

function OrderSums({ order }: { readonly order: StaffOrder }) {
  const t = usePhrases('sales');
  const { market } = useConfig();
  const sums = (['total', 'buyback', 'due', 'payout', 'refunded'] as const).filter(
    (name) => name === 'total' || name === 'due' || order[name] > 0,
  );
  return (
    <dl className="order-sums">
      {sums.map((name) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd className="amount">{formatMoney(order[name], market)}</dd>
        </div>
      ))}
    </dl>
  );
}
