import type { Knex } from 'knex';
import { itemInBooks } from '../../catalog-admin/item-in-books.ts';
import type { StockCount } from '../../catalog-admin/write-off.ts';
import { writeOffMissing } from '../../catalog-admin/write-off.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { doOrPrepare } from '../../prepared-acts/prepare-act.ts';
import { refreshCardsJobName } from '../../read-models/families-changed.ts';
import { lockStock } from '../../stock/lock-stock.ts';
import { lockLocations, missingOf, moveByHand } from '../../stock/move-between.ts';
import type { StockMove } from '../../stock/move-stock.ts';
import { binDifferences, type BinDifference } from './bin-difference.ts';

export interface Booking {
  readonly stocktakeId: number;
  readonly binId: number;
  readonly reason: string;
  readonly staffId: number;
  readonly now: Date;
}

const lockSql = `
  select b.status, b.location_id as "locationId", l.place_id as "placeId"
  from stocktake_bins b join stock_locations l on l.id = b.location_id
  where b.id = $1 and b.stocktake_id = $2 for update of b`;
const doneSql = `
  update stocktake_bins set status = 'done', finished_at = $2, reason = $3 where id = $1`;

/** A bin whose difference is booked. */
interface Bin extends Booking {
  readonly locationId: number;
  readonly placeId: number;
}

/**
 * Books what two people counted alike: what is more comes into the bin, from what was missing where there is such. What is
 * less is missing from now on and is not sold any more; it is written off at once, or by two people above the limit.
 * Answers how many write-offs wait for another person.
 */
export async function bookDifference(
  trx: Knex.Transaction,
  deps: Dependencies,
  booking: Booking,
): Promise<number> {
  const { binId, stocktakeId, reason, now } = booking;
  const [row] = await query<Pick<Bin, 'locationId' | 'placeId'> & { status: string }>(
    trx,
    lockSql,
    [binId, stocktakeId],
  );
  if (!row) throw new Refusal(404, 'not_found');
  if (row.status !== 'to_book') throw new Refusal(409, 'stocktake_not_counted');
  if (reason === '') throw new FieldRefusal({ reason: ['required'] });
  const bin = { ...booking, locationId: row.locationId, placeId: row.placeId };
  let waits = 0;
  for (const one of await binDifferences(trx, binId)) {
    await lockStock(trx, { productId: one.productId, placeId: bin.placeId });
    await lockLocations(trx, [bin.locationId]);
    await bringIn(trx, bin, one);
    if (await takeAway(trx, deps, bin, one)) waits += 1;
    const { family } = await itemInBooks(trx, one.productId);
    await deps.jobs.enqueue(trx, refreshCardsJobName, { ids: [family] });
  }
  await query(trx, doneSql, [binId, now, reason]);
  return waits;
}

const unitSql = `
  select passport_id as "passportId", location_id as "fromId" from stock_units
  where passport_id = any($1::int[]) order by 1`;
const plainSql = `
  select (on_hand - with_serial)::int as plain from location_stock
  where product_id = $1 and location_id = $2`;

const aboutOf = ({ stocktakeId }: Booking) => ({ kind: 'stocktake', id: stocktakeId }) as const;

async function bringIn(
  trx: Knex.Transaction,
  bin: Bin,
  { productId, plain, foundUnits }: BinDifference,
): Promise<void> {
  const toId = bin.locationId;
  const said = { about: aboutOf(bin), note: bin.reason };
  const units = await query<{ passportId: number; fromId: number | null }>(trx, unitSql, [
    foundUnits,
  ]);
  const found: StockMove[] = units.map((unit) => ({ ...unit, productId, quantity: 1, toId }));
  const missing = await missingOf(trx, bin.locationId);
  const [there] = await query<{ plain: number }>(trx, plainSql, [productId, missing]);
  const known = Math.min(Math.max(0, plain), there?.plain ?? 0);
  if (known > 0) found.push({ productId, quantity: known, fromId: missing, toId });
  await moveByHand(trx, found, { why: 'found', ...said });
  const unknown = Math.max(0, plain) - known;
  const more = { productId, quantity: unknown, fromId: null, toId };
  await moveByHand(trx, unknown > 0 ? [more] : [], { why: 'counted', ...said });
}

/** Whether the write-off of what is gone waits for another person. */
async function takeAway(
  trx: Knex.Transaction,
  deps: Dependencies,
  bin: Bin,
  { productId, plain, lostUnits }: BinDifference,
): Promise<boolean> {
  const gone = Math.max(0, -plain);
  const quantity = gone + lostUnits.length;
  if (quantity === 0) return false;
  const { binId, locationId, placeId, reason, staffId, now } = bin;
  const missing = await missingOf(trx, locationId);
  const move = { productId, fromId: locationId, toId: missing };
  const devices = lostUnits.map((passportId) => ({ ...move, quantity: 1, passportId }));
  const moves = gone > 0 ? [{ ...move, quantity: gone }, ...devices] : devices;
  await moveByHand(trx, moves, { why: 'missing', about: aboutOf(bin), note: reason });
  const item = await itemInBooks(trx, productId);
  const lost = { locationId: missing, plain: gone, passportIds: [...lostUnits] };
  const count: StockCount = { productId, placeId, countedFrom: 0, onHand: 0, reason, lost };
  const { prepared } = await doOrPrepare(
    trx,
    deps,
    {
      act: 'write_off',
      subject: `stocktake:${String(binId)}:${String(productId)}`,
      title: `${item.code} −${String(quantity)}`,
      amount: quantity * item.worth,
      payload: count,
      reason,
      staffId,
      at: now,
    },
    () => writeOffMissing(trx, count),
  );
  return prepared !== null;
}
