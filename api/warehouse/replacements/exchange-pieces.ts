import type { Knex } from 'knex';
import { exchangeLine } from '../../orders/exchange-line.ts';
import type { OrderModel } from '../../orders/order-model.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { MissingLine } from '../packing/missing-lines.ts';
import { replacedUnits } from './nets.ts';
import type { OfferRow } from './offer-row.ts';

const priceSql = 'select unit_price as "unitPrice", net from order_lines where id = $1';
const heldSql = `
  update order_allocations set line_id = $4
  where line_id = $1 and product_id = $2 and place_id = $3 and state = 'held'`;
const binSql = `
  select coalesce((select s.location_id from location_stock s
      join stock_locations b on b.id = s.location_id and b.kind = 'bin' and b.place_id = $2
      where s.product_id = $1 and s.on_hand > 0 order by b.walk_order, b.code limit 1),
    (select id from stock_locations where place_id = $2 and is_default)) as "binId"`;
const wholeSql = `
  update pick_lines set line_id = $2, product_id = $3, bin_id = $4, quantity = $5, status = 'waiting'
  where id = $1`;
const insertSql = `
  insert into pick_lines (pick_id, line_id, product_id, bin_id, quantity)
  values ($1, $2, $3, $4, $5)`;
const shrinkSql = "update pick_lines set quantity = $2, status = 'picked' where id = $1";

interface Wanted {
  readonly offer: OfferRow;
  readonly line: MissingLine;
  readonly now: Date;
}

/** The order's line and the line of its pick become those of the other product, which is put aside already. */
export async function exchangePieces(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { line, now, offer }: Wanted,
): Promise<void> {
  const { lineId, pickId, placeId, productId, quantity } = offer;
  if (line.missing !== quantity) throw new Refusal(409, 'replacement_over');
  const units = await unitsAt(trx, offer);
  const exchanged = await exchangeLine(trx, deps, order, { lineId, productId, units, now });
  if (exchanged.lineId !== lineId) {
    await query(trx, heldSql, [lineId, productId, placeId, exchanged.lineId]);
  }
  const [bin] = await query<{ binId: number }>(trx, binSql, [productId, placeId]);
  if (!bin) throw new Error('a place has no bin');
  const planned = [exchanged.lineId, productId, bin.binId, quantity];
  if (line.there === 0) await query(trx, wholeSql, [line.id, ...planned]);
  else {
    await query(trx, shrinkSql, [line.id, line.there]);
    await query(trx, insertSql, [pickId, ...planned]);
  }
}

/** The customer consented to what the mail said: a price that has changed since changes nothing of it. */
async function unitsAt(trx: Knex, { lineId, quantity, refund }: OfferRow) {
  const [line] = await query<{ unitPrice: number }>(trx, priceSql, [lineId]);
  const units = await replacedUnits(trx, { lineId, price: line?.unitPrice ?? 0, quantity });
  if (units.length < quantity) throw new Refusal(409, 'replacement_over');
  const each = Math.floor(refund / quantity);
  return units.map((unit, at) => {
    const less = at === 0 ? refund - each * (quantity - 1) : each;
    return { ...unit, newNet: Math.max(0, unit.net - less) };
  });
}
