import type { Knex } from 'knex';
import { toWire } from '#core/contract/casing.ts';
import { averageCost, differencesOf } from '#core/warehouse/scan-at-receiving.ts';
import { query } from '../../platform/database/query.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { writeCost } from '../../stock/write-cost.ts';
import {
  deliveryView,
  lockDelivery,
  type DeliveryReader,
  type DeliveryView,
} from './load-delivery.ts';

interface Closing extends DeliveryReader {
  readonly id: number;
  readonly version: number;
  readonly note: string;
  readonly now: Date;
}

const closeSql = `
  update deliveries set status = 'closed', closed_at = $2, closed_by = $3, note = $4,
    version = version + 1 where id = $1`;
const orderSql = `
  update purchase_orders o set version = version + 1, status = case when exists (
      select from purchase_order_lines l where l.order_id = o.id and l.expected > coalesce((
        select sum(c.quantity) from delivery_pieces c join deliveries d on d.id = c.delivery_id
        where d.order_id = o.id and c.product_id = l.product_id), 0))
    then 'partly' else 'received' end
  where id = $1`;

/** Closes a delivery for good: what is not as it was ordered wants a word, and items get what they cost. */
export async function closeDelivery(
  trx: Knex.Transaction,
  { id, version, note, now, ...reader }: Closing,
): Promise<DeliveryView> {
  await lockDelivery(trx, id);
  const delivery = await deliveryView(trx, id, reader);
  if (delivery.version !== version || delivery.status === 'closed') {
    throw new Refusal(409, 'conflict', { extra: { current: toWire(delivery) } });
  }
  const isOrdered = delivery.orderId !== null;
  if (note === '' && differencesOf(delivery.lines, isOrdered).length > 0) {
    throw new FieldRefusal({ note: ['required'] });
  }
  await query(trx, closeSql, [id, now, reader.staffId, note]);
  await query(trx, 'delete from receiving_hands where delivery_id = $1', [id]);
  if (delivery.orderId !== null) {
    await query(trx, orderSql, [delivery.orderId]);
    await noteCosts(trx, id, delivery.orderId);
  }
  return deliveryView(trx, id, reader);
}

const costsSql = `
  select p.id, p.unit_cost as cost, l.unit_price as price, c.pieces,
    greatest(0, coalesce((select sum(s.on_hand)::int from location_stock s where s.product_id = p.id), 0)
      - c.pieces)::int as before
  from purchase_order_lines l
  join (select product_id, sum(quantity)::int as pieces from delivery_pieces
    where delivery_id = $1 group by 1) c on c.product_id = l.product_id
  join products p on p.id = l.product_id
  where l.order_id = $2 and l.unit_price is not null order by p.id for update of p`;

interface CostRow {
  readonly id: number;
  readonly cost: number | null;
  readonly price: number;
  readonly pieces: number;
  readonly before: number;
}

async function noteCosts(
  trx: Knex.Transaction,
  deliveryId: number,
  orderId: number,
): Promise<void> {
  const rows = await query<CostRow>(trx, costsSql, [deliveryId, orderId]);
  for (const { id, cost, price, pieces, before } of rows) {
    const unitCost = averageCost({ pieces: before, cost }, { pieces, price });
    await writeCost(trx, id, unitCost);
  }
}
