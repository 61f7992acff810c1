import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../dependencies.ts';
import { choose, type Asked, type Choice } from './choice.ts';
import { countRows } from './count-rows.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { allOf } from './filter-sql.ts';
import { readRows } from './read-rows.ts';
import type { ServerGrid, SqlPart } from './server-grid.ts';
import { behindSql, orderSql, placeSql, turned, type SortPart } from './sort-sql.ts';
import type { WireRow } from './wire-row.ts';

/** Which page of a list is asked for. */
export interface PageQuery extends Asked {
  readonly offset: number;
  readonly limit: number;
  /** `next` of the page before: a keyset page begins behind its last row. */
  readonly after?: string | undefined;
}

export interface Page {
  readonly count: number;
  readonly results: readonly WireRow[];
  readonly next: string | null;
}

/** A row by its id and the values that it is ordered by. */
interface PlacedId {
  readonly id: number;
  readonly place: readonly string[];
}

/** Reads a page by three statements: how many rows there are, the ids in their order, the rows. */
export async function readPage(
  deps: Dependencies,
  grid: ServerGrid,
  asked: PageQuery,
  language: Language,
): Promise<Page> {
  const { cipher, market } = deps;
  const { sort, offset, limit } = asked;
  const after = asked.after === undefined ? null : readCursor(cipher, asked.after, sort);
  const choice = choose(deps, grid, asked, language);
  const count = await countRows(deps, choice);
  const placed = after
    ? await idsOf(choice, choice.order, { behind: after.values, offset: 0, limit })
    : await idsAt(choice, count, { offset, limit });
  const ids = placed.map(({ id }) => id);
  const last = placed.at(-1);
  const results = await readRows(choice.db, grid, ids, { language, timeZone: market.timeZone });
  const next =
    last === undefined || placed.length < limit
      ? null
      : writeCursor(cipher, { sort, id: last.id, values: last.place });
  return { count, results, next };
}

/** The page at an offset, walked to from the nearer end of the list. */
async function idsAt(
  choice: Choice,
  count: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly PlacedId[]> {
  const left = count - offset;
  if (left <= 0) return [];
  if (offset <= left) return idsOf(choice, choice.order, { offset, limit });
  const size = Math.min(limit, left);
  const fromEnd = await idsOf(choice, turned(choice.order), { offset: left - size, limit: size });
  return fromEnd.toReversed();
}

interface Slice {
  /** Values of the row that the slice is to follow. */
  readonly behind?: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

async function idsOf(
  { db, grid, filter }: Choice,
  order: readonly SortPart[],
  { behind, offset, limit }: Slice,
): Promise<readonly PlacedId[]> {
  const where = allOf(behind ? [filter, behindSql(order, behind)] : [filter]);
  const { rows } = await db.raw<{ rows: PlacedId[] }>(
    `select g.id::integer as id, ${placeSql(order)} as place from ${grid.from} where ${where.sql}
     order by ${orderSql(order)} limit ? offset ?`,
    [...where.bindings, limit, offset],
  );
  return rows;
}

/** How many rows stand before one; null where the filter does not match it (T-GRID-4). */
export async function locateRow(
  deps: Dependencies,
  grid: ServerGrid,
  asked: Asked & { readonly id: number },
  language: Language,
): Promise<number | null> {
  const choice = choose(deps, grid, asked, language);
  const { db, filter, order } = choice;
  const is: SqlPart = { sql: 'g.id = ?', bindings: [asked.id] };
  const matching = allOf([filter, is]);
  const { rows } = await db.raw<{ rows: Pick<PlacedId, 'place'>[] }>(
    `select ${placeSql(order)} as place from ${grid.from} where ${matching.sql}`,
    [...matching.bindings],
  );
  const [row] = rows;
  if (!row) return null;
  const before = allOf([filter, behindSql(turned(order), row.place)]);
  const counted = await db.raw<{ rows: { before: number }[] }>(
    `select count(*) as before from ${grid.from} where ${before.sql}`,
    [...before.bindings],
  );
  return counted.rows[0]?.before ?? 0;
}
