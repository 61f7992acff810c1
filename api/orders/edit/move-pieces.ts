import type { Knex } from 'knex';
import { letGoOf } from '#core/orders/order-edit.ts';
import { query } from '../../platform/database/query.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { refreshCardsJobName } from '../../read-models/families-changed.ts';
import { letGoSql } from '../../stock/held-pieces.ts';
import { canWaitFor } from '../can-wait-for.ts';
import { takeOfferedPieces } from '../redeem.ts';
import { reserveStock } from '../reserve-stock.ts';
import { stockMoved } from '../stock-moved.ts';
import type { OrderModel } from '../order-model.ts';
import type { EditLine } from './edit-rows.ts';
import { isCharge, type EditPlan } from './plan-edit.ts';
import type { StoredLines } from './store-lines.ts';

// Whoever lets go and takes at once locks all of it in the order in which everybody locks stock.
const lockSql = `
  select from stock s where s.product_id = any($1::int[])
  order by s.product_id, s.place_id for no key update of s`;

const letGoOfSql = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb)
      as g (line_id bigint, product_id integer, place_id integer, quantity integer)
  ),
  kept as (
    update order_allocations a
    set quantity = case when a.quantity = given.quantity then a.quantity
        else a.quantity - given.quantity end,
      state = case when a.quantity = given.quantity then 'released' else a.state end
    from given where a.line_id = given.line_id and a.place_id = given.place_id
      and a.product_id = given.product_id and a.state = 'held'
  ),
  gone as (${letGoSql('given')})
  select product_id from gone`;

const offersBackSql = `
  update limited_offers o set sold_pieces = greatest(0, o.sold_pieces - back.pieces)
  from jsonb_to_recordset($1::jsonb) as back (id integer, pieces integer) where o.id = back.id`;

const isStock = (line: EditLine): boolean => line.productId !== null && !isCharge(line);

/**
 * Lets go what an edited order needs no more and puts aside what it needs besides, by the allocation of the checkout; throws
 * Raced where others were quicker. The lines that go must be there still, and those that come already.
 */
export async function letPiecesGo(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  plan: EditPlan,
): Promise<void> {
  const { added, lines, products, quantities } = plan;
  const ids = [...lines.flatMap((line) => line.productId ?? []), ...added.map(idOf)];
  await query(trx, lockSql, [[...new Set(ids)]]);
  const isElsewhere = plan.choices.storeId !== order.storeId;
  const given = lines.filter(isStock).flatMap((line) => {
    const needed = isElsewhere ? 0 : (quantities.get(line.position) ?? 0);
    return letGoOf(line.held, needed).map(({ placeId, quantity }) => ({
      line_id: line.id,
      product_id: line.productId,
      place_id: placeId,
      quantity,
    }));
  });
  if (given.length > 0) await query(trx, letGoOfSql, [JSON.stringify(given)]);
  const back = lines.flatMap(({ limitedOfferId: id, position, units }) => {
    const pieces = units.length - (quantities.get(position) ?? units.length);
    return id !== null && pieces > 0 ? [{ id, pieces }] : [];
  });
  if (back.length > 0) await query(trx, offersBackSql, [JSON.stringify(back)]);
  const families = new Set(
    given.flatMap(({ product_id: id }) => products.get(id ?? 0)?.meta_master_id ?? []),
  );
  if (families.size > 0) await deps.jobs.enqueue(trx, refreshCardsJobName, { ids: [...families] });
}

const idOf = ({ product }: EditPlan['added'][number]): number => product.id;

export async function putPiecesAside(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  plan: EditPlan,
  stored: StoredLines,
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<void> {
  const { added, lines, products, quantities } = plan;
  const isElsewhere = plan.choices.storeId !== order.storeId;
  const kept = lines.filter(isStock).flatMap((line) => {
    const product = products.get(line.productId ?? 0);
    const held = isElsewhere ? 0 : line.held.reduce((sum, one) => sum + one.quantity, 0);
    const quantity = (quantities.get(line.position) ?? 0) - held;
    if (!product || quantity < 1) return [];
    // What waited before waits on: its pieces were sold to come later.
    const waited = line.units.length > line.held.reduce((sum, one) => sum + one.quantity, 0);
    const canWait = waited || canWaitFor(product, today);
    return [{ position: line.position, productId: product.id, quantity, canWait }];
  });
  const comes = added.map(({ product, quantity }, at) => ({
    position: stored.added[at]?.position ?? 0,
    productId: product.id,
    quantity,
    canWait: canWaitFor(product, today),
  }));
  const byPosition = [
    ...lines.map(({ id, position }) => [String(position), id] as const),
    ...stored.added.map(({ lineId, position }) => [String(position), lineId] as const),
  ];
  const target = { id: order.id, lines: Object.fromEntries(byPosition) };
  const left = await reserveStock(trx, target, [...kept, ...comes], plan.choices.storeId);
  const offered = new Map<number, number>();
  for (const { limitedOfferId, quantity } of [...added, ...moreOffered(plan)]) {
    if (limitedOfferId === null) continue;
    offered.set(limitedOfferId, (offered.get(limitedOfferId) ?? 0) + quantity);
  }
  await takeOfferedPieces(trx, offered, now);
  const families = new Map([...products.values()].map((one) => [one.id, one.meta_master_id]));
  await stockMoved(trx, deps, left, families);
}

const moreOffered = ({ lines, quantities }: EditPlan) =>
  lines.flatMap(({ limitedOfferId, position, units }) => {
    const quantity = (quantities.get(position) ?? 0) - units.length;
    return quantity > 0 ? [{ limitedOfferId, quantity }] : [];
  });
