import type { Knex } from 'knex';
import type { z } from 'zod';
import type { stocktakeEndpoints } from '#core/contract/stocktakes.ts';
import type { Language } from '#core/market/market.ts';
import { countRefusal } from '#core/warehouse/stocktake.ts';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { SignedInUser } from '../../platform/sessions/sessions.ts';
import { requireOwnPlace, type AtStore } from '../receiving/receiving-places.ts';
import { binDifferences } from './bin-difference.ts';

export type StocktakeView = z.output<(typeof stocktakeEndpoints)['stocktake']['reply']>;
type BinView = StocktakeView['bins'][number];
type List = z.output<(typeof stocktakeEndpoints)['stocktake-list']['reply']>;

export interface StocktakeReader extends AtStore {
  readonly user: SignedInUser;
  readonly language: Language;
}

const headSql = `
  select id, name, place_id as "placeId", started_at as "startedAt", closed_at as "closedAt"
  from stocktakes where id = $1`;
const binsSql = `
  select b.id, l.code, coalesce(l.zone, '') as zone, b.status, b.reason, c.name as "countedBy", r.name as "recountedBy",
    b.counted_by as "counterId", b.recounted_by as "recounterId"
  from stocktake_bins b join stock_locations l on l.id = b.location_id
  left join users c on c.id = b.counted_by left join users r on r.id = b.recounted_by
  where b.stocktake_id = $1 order by l.walk_order, l.code`;
const currentSql = `
  select c.product_id as "productId", v.code,
    case when $2 = 'ro' then v.name_ro else v.name_cs end as name, sum(c.quantity)::int as counted
  from stocktake_counts c join products p on p.id = c.product_id
  join master_products v on v.id = p.master_product_id
  where c.bin_id = $1 and c.round = $3 group by 1, v.id order by max(c.id) desc`;

type Head = Pick<StocktakeView, 'id' | 'name'> & {
  readonly startedAt: Date;
  readonly closedAt: Date | null;
  readonly placeId: number;
};
type BinRow = Omit<BinView, 'isFree' | 'differences'> & {
  readonly counterId: number | null;
  readonly recounterId: number | null;
};

/** A stocktake as one person sees it; 404 where there is none, 403 `other_store` of another store's. */
export async function stocktakeView(
  db: Knex,
  id: number,
  { user, language, storeId }: StocktakeReader,
): Promise<StocktakeView> {
  const [row] = await query<Head>(db, headSql, [id]);
  if (!row) throw new Refusal(404, 'not_found');
  const { placeId, ...head } = row;
  await requireOwnPlace(db, { storeId }, placeId);
  const rows = await query<BinRow>(db, binsSql, [id]);
  const own = rows.find(
    ({ status, counterId, recounterId }) =>
      (status === 'counting' && counterId === user.id) ||
      (status === 'recounting' && recounterId === user.id),
  );
  const round = own?.status === 'recounting' ? 2 : 1;
  type Items = NonNullable<StocktakeView['current']>['items'];
  const items = own ? await query<Items[number]>(db, currentSql, [own.id, language, round]) : [];
  const mayBook = user.permissions.includes('warehouse.manage');
  const bins: BinView[] = [];
  for (const { counterId, recounterId, ...row } of rows) {
    const people = { status: row.status, countedBy: counterId, recountedBy: recounterId };
    const isShown = mayBook && row.status === 'to_book';
    const differences = isShown ? await namedDifferences(db, row.id, language) : [];
    bins.push({ ...row, isFree: countRefusal(people, user.id) === null, differences });
  }
  const { startedAt, closedAt } = head;
  return {
    ...head,
    startedAt: startedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    bins,
    current: own ? { bin: own.code, items } : null,
  };
}

const namesSql = `
  select p.id, v.code, case when $2 = 'ro' then v.name_ro else v.name_cs end as name,
    array(select d.serial_last4 from device_passports d where d.id = any($3::int[]) order by d.id)
      as ends
  from products p join master_products v on v.id = p.master_product_id where p.id = $1`;

async function namedDifferences(
  db: Knex,
  binId: number,
  language: Language,
): Promise<BinView['differences']> {
  const named: BinView['differences'] = [];
  for (const { productId, plain, foundUnits, lostUnits } of await binDifferences(db, binId)) {
    const [row] = await query<{ code: string; name: string; ends: string[] }>(db, namesSql, [
      productId,
      language,
      [...foundUnits, ...lostUnits],
    ]);
    const difference = plain + foundUnits.length - lostUnits.length;
    const { code = '', name = '', ends = [] } = row ?? {};
    named.push({ productId, code, name, difference, serialEnds: ends });
  }
  return named;
}

const listSql = `
  select s.id, s.name, s.started_at as "startedAt", s.closed_at as "closedAt",
    (select count(*)::int from stocktake_bins b where b.stocktake_id = s.id) as bins,
    (select count(*)::int from stocktake_bins b where b.stocktake_id = s.id and b.status = 'done')
      as done
  from stocktakes s
  where $1::int is null or s.place_id in (select id from stock_places where store_id = $1)
  order by s.closed_at nulls first, s.id desc limit 100`;
const zonesSql = `
  select l.zone, count(*)::int as bins from stock_locations l
  join stock_places p on p.id = l.place_id and p.store_id is not distinct from $1
  where l.kind = 'bin' and l.is_open and l.zone is not null and not exists (select from stocktake_bins b
    where b.location_id = l.id and b.status <> 'done')
  group by 1 order by 1`;

/** Stocktakes of the reader's store, with its zones; of all places, and the warehouse's zones, for who belongs to none. */
export async function listStocktakes(db: Knex, { storeId }: AtStore): Promise<List> {
  type Row = Omit<List['results'][number], 'startedAt' | 'closedAt'> & {
    readonly startedAt: Date;
    readonly closedAt: Date | null;
  };
  const rows = await query<Row>(db, listSql, [storeId]);
  const results = rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  }));
  return { results, zones: await query<List['zones'][number]>(db, zonesSql, [storeId]) };
}
