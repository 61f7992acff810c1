import type { Knex } from 'knex';
import {
  afterTracking,
  nextTracking,
  orderStepsAfter,
  type TrackedEvent,
  type TrackingState,
} from '#core/carriers/tracking.ts';
import type { OrderMailKind } from '#core/phrases/cs/order-mail.ts';
import type { OrderStatus } from '#core/orders/order-status.ts';
import { liveExchange } from '../orders/door-exchange/exchange-rows.ts';
import { markTaken } from '../orders/door-exchange/mark-exchange.ts';
import { findOrder } from '../orders/lock-order.ts';
import { moveOrderTo } from '../orders/move-order.ts';
import type { OrderModel } from '../orders/order-model.ts';
import { addTask } from '../picks/add-task.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { trackingPhrases } from '../shipments/tracking-of-order.ts';
import { findShipment, type ShipmentRow } from './shipment-row.ts';

const eventSql = `
  insert into shipment_events (shipment_id, state, code, at) values ($1, $2, $3, $4)
  on conflict (shipment_id, at, code) do nothing`;
// With its last message nobody needs the label again, and a name and a street stand on it.
const stateSql = `
  update shipments set state = $2, state_at = $3, track_at = $4,
    label = case when $4::timestamptz is null then null else label end,
    label_format = case when $4::timestamptz is null then null else label_format end
  where id = $1`;
const laterSql = 'update shipments set track_at = $2 where id = $1';
const statesSql = `
  select coalesce(s.state, 'announced') as state
  from parcels p left join shipments s on s.parcel_id = p.id and s.status = 'announced'
  where p.order_id = $1`;
const parcelSql = 'select number, place_id as "placeId" from parcels where id = $1';

/** Takes what a carrier says of a parcel: late, twice and in any order. The order is locked first, as everywhere. */
export async function applyTracking(
  trx: Knex.Transaction,
  deps: Dependencies,
  id: number,
  events: readonly TrackedEvent[],
): Promise<void> {
  const now = deps.now();
  const seen = await findShipment(trx, id);
  if (!seen) return;
  const order = await findOrder(trx, { id: seen.orderId }, true);
  const row = await findShipment(trx, id, true);
  if (row?.status !== 'announced') return;
  for (const { at, code, state } of events) await query(trx, eventSql, [id, state, code, at]);
  const state = afterTracking(row.state, events);
  const next = nextTracking(state, row.announcedAt ?? now, now);
  if (state === row.state) {
    await query(trx, laterSql, [id, next]);
    return;
  }
  const at = events.filter((event) => event.state === state).at(-1)?.at ?? now;
  await query(trx, stateSql, [id, state, at, next]);
  if (state === 'came_back' || state === 'lost') await askPeople(trx, deps, row, state);
  if (row.exchanges && state === 'delivered') await takenByCourier(trx, deps, order, at);
  await moveAlong(trx, deps, order);
  if (state === 'came_back') await callOffExchange(trx, deps, order);
}

/** What came back or is lost is for people: in the warehouse first, and of its money for staff. */
async function askPeople(
  trx: Knex,
  { market, now }: Dependencies,
  { orderId, parcelId }: ShipmentRow,
  kind: 'came_back' | 'lost',
): Promise<void> {
  const [parcel] = await query<{ number: string; placeId: number }>(trx, parcelSql, [parcelId]);
  if (!parcel) return;
  const { number, placeId } = parcel;
  const note = trackingPhrases[market.language].trackingTasks[kind].replace('{number}', number);
  await addTask(trx, { kind, placeId, createdBy: null, now: now(), orderId, note });
}

/** A parcel that goes for an exchange is left for the device alone. */
async function takenByCourier(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  at: Date,
): Promise<void> {
  if ((await liveExchange(trx, order.id))?.state !== 'agreed') return;
  await markTaken(trx, deps, order, { staffId: null, number: null, at });
}

/** There was no device for the goods: they are back, and so is all that was paid. */
async function callOffExchange(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
): Promise<void> {
  if (order.status !== 'handed_over') return;
  if ((await liveExchange(trx, order.id))?.state !== 'agreed') return;
  const rows = await query<{ state: TrackingState }>(trx, statesSql, [order.id]);
  if (rows.some(({ state }) => state !== 'came_back')) return;
  const mover = { actor: 'system', reason: 'exchange_refused', at: deps.now() } as const;
  await moveOrderTo(trx, deps, order, 'cancelled', mover, 'order-exchange-refused');
}

const mailOf: Partial<Record<OrderStatus, OrderMailKind>> = { ready_for_pickup: 'order-at-point' };

async function moveAlong(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
): Promise<void> {
  const rows = await query<{ state: TrackingState }>(trx, statesSql, [order.id]);
  const steps = orderStepsAfter(
    order.status,
    rows.map(({ state }) => state),
  );
  for (const [place, to] of steps.entries()) {
    // Of two steps at once only the last is told.
    const mail = place < steps.length - 1 ? null : mailOf[to];
    await moveOrderTo(
      trx,
      deps,
      order,
      to,
      { actor: 'system', at: deps.now() },
      ...(mail === undefined ? [] : [mail]),
    );
  }
}
