import type { Knex } from 'knex';
import { refundSwap } from '#core/orders/refund.ts';
import { addTask } from '../picks/add-task.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { cancelShipments, prepareShipment } from '../shipments/prepare-shipment.ts';
import { createRefund } from './create-refund.ts';
import type { OrderModel } from './order-model.ts';
import { refundedBefore } from './refund-order.ts';

interface Reduced {
  /** What the order costs less, whole units. */
  readonly amount: number;
  readonly now: Date;
}

interface Less {
  readonly lessDue: number;
  readonly bonusReversed: number;
  /** What a device paid is paid out by hand instead. */
  readonly byHandId: number | null;
}

/**
 * Makes a locked order cheaper: what is to be paid of it falls first, then what a device pays, which is paid out instead.
 * What was paid already is the caller's to give back.
 */
export async function reducePrice(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { amount, now }: Reduced,
): Promise<Less> {
  const { id, due, total, buybackCredit: buyback, bonusCredit: bonus } = order;
  const { nets } = await refundedBefore(trx, id);
  const parts = refundSwap({ paid: due, buyback, bonus }, nets, amount);
  await order.$query(trx).patch({
    total: total - amount,
    due: due - parts.refund,
    buybackCredit: buyback - parts.buybackPayout,
    bonusCredit: bonus - parts.bonusReversed,
  });
  const { bonusReversed, buybackPayout, refund: lessDue } = parts;
  if (buybackPayout === 0) return { lessDue, bonusReversed, byHandId: null };
  const byHand = {
    paymentId: null,
    amount: buybackPayout,
    units: [],
    reason: 'staff',
    now,
  } as const;
  return {
    lessDue,
    bonusReversed,
    byHandId: await createRefund(trx, deps, { orderId: id, ...byHand }),
  };
}

interface CashParcel {
  readonly shipmentId: number;
  readonly parcelId: number;
  readonly placeId: number;
  readonly locationId: number;
  readonly hasLeft: boolean;
}

const cashSql = `
  select s.id as "shipmentId", p.id as "parcelId", p.place_id as "placeId",
    p.location_id as "locationId",
    s.state <> 'announced' or coalesce(m.status <> 'open', false) as "hasLeft"
  from shipments s join parcels p on p.id = s.parcel_id
  left join manifest_parcels c on c.parcel_id = p.id
  left join manifests m on m.id = c.manifest_id
  where s.order_id = $1 and s.cash > 0 and s.status not in ('cancelling', 'cancelled')`;
const offSql = `
  delete from manifest_parcels c using manifests m
  where m.id = c.manifest_id and m.status = 'open' and c.parcel_id = $1`;

/**
 * Has less collected for a locked order that is paid on delivery. A parcel that is here still is announced anew and needs the
 * new label; of one that left the customer pays what its label says, and gets the difference back.
 */
export async function collectLess(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id: orderId }: OrderModel,
  { amount, now }: Reduced,
): Promise<void> {
  if (amount === 0) return;
  for (const parcel of await query<CashParcel>(trx, cashSql, [orderId])) {
    if (parcel.hasLeft) {
      const byHand = { paymentId: null, units: [], reason: 'staff' } as const;
      await createRefund(trx, deps, { orderId, amount, now, ...byHand });
      continue;
    }
    const { locationId, parcelId, placeId, shipmentId } = parcel;
    await query(trx, offSql, [parcelId]);
    await cancelShipments(trx, deps, { id: shipmentId });
    await prepareShipment(trx, deps, { parcelId, now });
    await addTask(trx, { kind: 'relabel', placeId, createdBy: null, now, orderId, locationId });
  }
}
