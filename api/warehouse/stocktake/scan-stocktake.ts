import type { Knex } from 'knex';
import type { z } from 'zod';
import type { stocktakeEndpoints } from '#core/contract/stocktakes.ts';
import {
  afterCount,
  countRefusal,
  scanAtCount,
  type BinStatus,
  type CountEvent,
  type CountOutcome,
  type CountScan,
} from '#core/warehouse/stocktake.ts';
import { readQuantity } from '#core/warehouse/read-quantity.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { lookUpScan } from '../look-up-scan.ts';
import { answeredBefore, storeScan, type StationScan } from '../stored-scans.ts';
import { binDifferences } from './bin-difference.ts';
import { stocktakeView, type StocktakeReader } from './stocktake-view.ts';
import { undoCount, type CountDone } from './undo-count.ts';

type Reply = z.output<(typeof stocktakeEndpoints)['stocktake-scan']['reply']>;

export interface ScanOfStocktake extends StationScan, StocktakeReader {
  readonly stocktakeId: number;
}

export interface BinRow {
  readonly id: number;
  readonly locationId: number;
  readonly code: string;
  readonly status: BinStatus;
  readonly countedBy: number | null;
  readonly recountedBy: number | null;
}

const binsSql = `
  select b.id, b.location_id as "locationId", l.code, b.status, b.counted_by as "countedBy",
    b.recounted_by as "recountedBy"
  from stocktake_bins b join stock_locations l on l.id = b.location_id where b.stocktake_id = $1`;
const headSql = `
  select place_id as "placeId" from stocktakes where id = $1 and closed_at is null for no key update`;

/** One scan at a stocktake; its row is locked, so that two never begin the same bin. */
export async function scanStocktake(
  trx: Knex.Transaction,
  deps: Dependencies,
  scan: ScanOfStocktake,
): Promise<Reply> {
  const { staffId, stocktakeId } = scan;
  const [head] = await query<{ placeId: number }>(trx, headSql, [stocktakeId]);
  const before = await answeredBefore<Reply['answer']>(trx, scan);
  const view = () => stocktakeView(trx, stocktakeId, scan);
  if (before) return { answer: before, stocktake: await view() };
  const bins = await query<BinRow>(trx, binsSql, [stocktakeId]);
  const own = bins.find(
    ({ status, countedBy, recountedBy }) =>
      (status === 'counting' && countedBy === staffId) ||
      (status === 'recounting' && recountedBy === staffId),
  );
  const found = await lookUp(trx, deps, scan, { bins, placeId: head?.placeId ?? 0 });
  const unitIds = own ? await countedUnits(trx, own) : [];
  const desk = { binId: own?.id ?? null, bin: own?.code ?? null, unitIds };
  const said = head ? scanAtCount(desk, found) : { outcome: 'not_known' as const, events: [] };
  let outcome: CountOutcome = said.outcome;
  const done: CountDone[] = [];
  for (const event of said.events) {
    const applied = await apply(trx, scan, bins, own, event);
    outcome = applied.outcome ?? outcome;
    if (applied.done) done.push(applied.done);
  }
  const answer = { outcome, name: await nameOf(trx, scan, said.events) };
  const context = `stocktake:${String(stocktakeId)}`;
  await storeScan(trx, scan, { answer, done, orderId: null, context });
  return { answer, stocktake: await view() };
}

const roundOf = ({ status }: Pick<BinRow, 'status'>): number => (status === 'recounting' ? 2 : 1);

async function countedUnits(trx: Knex, bin: BinRow): Promise<number[]> {
  const sql = `select passport_id as id from stocktake_counts
    where bin_id = $1 and round = $2 and passport_id is not null`;
  const rows = await query<{ id: number }>(trx, sql, [bin.id, roundOf(bin)]);
  return rows.map(({ id }) => id);
}

const needsSerialSql = `
  select p.id, exists (select from location_stock s where s.product_id = p.id
      and s.with_serial = s.on_hand and s.with_serial > 0) as "needsSerial"
  from products p where p.id = any($1::int[])
  order by exists (select from location_stock s where s.product_id = p.id) desc,
    p.condition = 'new' desc, p.id`;

interface At {
  readonly bins: readonly BinRow[];
  readonly placeId: number;
}

async function lookUp(
  trx: Knex,
  { cipher }: Dependencies,
  { text, staffId }: ScanOfStocktake,
  { bins, placeId }: At,
): Promise<CountScan> {
  const { quantity, code } = readQuantity(text);
  const scan = await lookUpScan(trx, cipher, code, placeId);
  switch (scan.kind) {
    case 'bin': {
      const bin = bins.find(({ locationId }) => locationId === scan.binId);
      const refusal = bin ? countRefusal(bin, staffId) : null;
      return { kind: 'bin', binId: bin?.id ?? 0, isChosen: bin !== undefined, refusal };
    }
    case 'product': {
      const rows = await query<{ id: number; needsSerial: boolean }>(trx, needsSerialSql, [
        scan.productIds,
      ]);
      const needsSerial = rows[0]?.needsSerial ?? false;
      return { kind: 'product', productIds: rows.map(({ id }) => id), quantity, needsSerial };
    }
    case 'unit':
      return { kind: 'unit', unitId: scan.unitId, productId: scan.productId };
    case 'unknown_serial':
    case 'command':
    case 'other':
      return scan;
    default:
      return { kind: 'other' };
  }
}

const openSql = `
  update stocktake_bins set
    status = case status when 'differs' then 'recounting' else 'counting' end,
    counted_by = case status when 'differs' then counted_by else $2 end,
    recounted_by = case status when 'differs' then $2::integer end,
    last_movement = (select coalesce(max(id), 0) from stock_movements)
  where id = $1`;
const booksSql = `
  insert into stocktake_books (bin_id, round, product_id, plain, passport_ids)
  select $1, $2, s.product_id, s.on_hand - s.with_serial,
    array(select u.passport_id from stock_units u
      where u.product_id = s.product_id and u.location_id = s.location_id order by 1)
  from location_stock s where s.location_id = $3`;
const countSql = `
  insert into stocktake_counts (bin_id, round, product_id, passport_id, quantity, operation_id)
  values ($1, $2, $3, $4, $5, $6)`;
const finishSql = `
  update stocktake_bins set status = $2, finished_at = case when $2 = 'done' then $3::timestamptz end
  where id = $1`;

interface Applied {
  readonly outcome?: CountOutcome;
  readonly done?: CountDone;
}

async function apply(
  trx: Knex.Transaction,
  scan: ScanOfStocktake,
  bins: readonly BinRow[],
  own: BinRow | undefined,
  event: CountEvent,
): Promise<Applied> {
  const { operationId, staffId, now, stocktakeId } = scan;
  if (event.kind === 'undo')
    return { outcome: await undoCount(trx, { stocktakeId, staffId, now }) };
  if (event.kind === 'open') {
    const bin = bins.find(({ id }) => id === event.binId);
    if (!bin) return {};
    const round = bin.status === 'differs' ? 2 : 1;
    await query(trx, openSql, [bin.id, staffId]);
    await query(trx, booksSql, [bin.id, round, bin.locationId]);
    return { done: { kind: 'open', binId: bin.id, was: bin.status } };
  }
  if (!own) return {};
  if (event.kind === 'count') {
    const { productId, quantity, unitId } = event;
    const row = [own.id, roundOf(own), productId, unitId, quantity, operationId];
    await query(trx, countSql, row);
    return { done: { kind: 'count' } };
  }
  const differs = (await binDifferences(trx, own.id)).length > 0;
  const status = afterCount(own.status === 'recounting' ? 'recounting' : 'counting', differs);
  await query(trx, finishSql, [own.id, status, now]);
  const said = { done: 'bin_done', differs: 'bin_differs', to_book: 'bin_to_book' } as const;
  return { outcome: said[status], done: { kind: 'finish', binId: own.id, was: own.status } };
}

const nameSql = `
  select case when $2 = 'ro' then v.name_ro else v.name_cs end as name
  from products p join master_products v on v.id = p.master_product_id where p.id = $1`;

async function nameOf(
  trx: Knex,
  { language }: ScanOfStocktake,
  events: readonly CountEvent[],
): Promise<string | null> {
  const [event] = events;
  if (event?.kind !== 'count') return null;
  const [row] = await query<{ name: string }>(trx, nameSql, [event.productId, language]);
  return row?.name ?? null;
}
