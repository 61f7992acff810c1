import type { GridFilter } from '#core/grid/grid-definition.ts';
import type { Language } from '#core/market/market.ts';
import { query } from '../database/query.ts';
import type { Dependencies } from '../dependencies.ts';
import { choose, type Choice } from './choice.ts';
import { ChoiceLists } from './choice-lists.ts';
import { readCursor, writeCursor, type Cursor } from './cursor.ts';
import { allOf } from './filter-sql.ts';
import { smallList } from './ordered-ids.ts';
import { rowText, type FoundRow } from './row-text.ts';
import type { ServerGrid, SqlPart } from './server-grid.ts';
import { behindSql, orderSql, placeSql } from './sort-sql.ts';

/** Which page of a list is asked for, as the contract says it. */
export interface PageQuery {
  readonly offset: number;
  readonly limit: number;
  readonly sort: string;
  readonly filter?: GridFilter | undefined;
  readonly after?: string | undefined;
}

export interface Page {
  readonly count: number;
  /** Rows as the wire's JSON. */
  readonly results: readonly string[];
  readonly next: string | null;
}

interface Chosen {
  readonly count: number;
  readonly ids: readonly number[];
  /** Rows up to the end of the page. */
  readonly at: number;
}

/** Rows from either end that an index alone is walked for while the list is not made yet. */
const nearAnEnd = 20_000;

/** Reads pages of lists: what changed since, the ids, the rows. */
export class PageReader {
  readonly #deps: Dependencies;
  readonly #lists: ChoiceLists;
  readonly #counts = new Map<string, { readonly token: string; readonly count: number }>();

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#lists = new ChoiceLists(deps);
  }

  /** Three statements at most; one more where the order of a large list is not known yet. */
  async read(grid: ServerGrid, asked: PageQuery, language: Language): Promise<Page> {
    const { cipher } = this.#deps;
    const after = asked.after === undefined ? null : readCursor(cipher, asked.after, asked.sort);
    const choice = await choose(this.#deps, grid, asked, language);
    const chosen = after
      ? await this.#behind(choice, after, asked.limit)
      : await this.#at(choice, asked);
    const { rows, values } = await readRows(choice, chosen.ids, language);
    const last = chosen.ids.at(-1);
    const isEnd = chosen.ids.length < asked.limit || last === undefined || values === null;
    const next = isEnd
      ? null
      : writeCursor(cipher, { sort: asked.sort, id: last, values, at: chosen.at });
    return { count: chosen.count, results: rows, next };
  }

  /** How many rows stand before one; null where the filter does not match it. */
  async locate(
    grid: ServerGrid,
    asked: Omit<PageQuery, 'offset' | 'limit'> & { readonly id: number },
    language: Language,
  ): Promise<number | null> {
    const list = await this.#lists.get(await choose(this.#deps, grid, asked, language));
    const place = list.placeOf(asked.id);
    return place === -1 ? null : place;
  }

  async #at(choice: Choice, { offset, limit }: PageQuery): Promise<Chosen> {
    const kept = this.#lists.find(choice);
    const near = kept ? null : await this.#nearAnEnd(choice, offset, limit);
    if (near) {
      // Whoever goes on from the first page is about to look anywhere.
      if (offset > 0 && near.count > smallList) this.#lists.prepare(choice);
      return near;
    }
    const list = kept ?? (await this.#lists.get(choice));
    const ids = list.slice(offset, offset + limit);
    return { count: list.count, ids, at: offset + ids.length };
  }

  /** Without a filter and by one column an index has the order; it is walked from the nearer end. */
  async #nearAnEnd(choice: Choice, offset: number, limit: number): Promise<Chosen | null> {
    if (choice.isFiltered || choice.order.length > 2) return null;
    const known = this.#countOf(choice);
    if (offset + limit <= nearAnEnd) {
      const { ids, count } = await this.#walk(choice, allOf([]), { offset, limit });
      return { count, ids, at: offset + ids.length };
    }
    if (known === null || known - offset > nearAnEnd) return null;
    const most = Math.max(0, Math.min(limit, known - offset));
    const fromEnd = Math.max(0, known - offset - limit);
    const { ids } = await this.#walk(choice, allOf([]), {
      ...{ offset: fromEnd, limit: most, turned: true },
    });
    return { count: known, ids: ids.toReversed(), at: offset + ids.length };
  }

  /** Goes on from a row: in the list it was in where nothing has moved, else by its values. */
  async #behind(choice: Choice, after: Cursor, limit: number): Promise<Chosen> {
    const kept = this.#lists.find(choice);
    if (kept?.slice(after.at - 1, after.at)[0] === after.id) {
      const ids = kept.slice(after.at, after.at + limit);
      return { count: kept.count, ids, at: after.at + ids.length };
    }
    const behind = behindSql(choice.order, after.values);
    const { ids, count } = await this.#walk(choice, behind, { offset: 0, limit });
    return { count, ids, at: after.at + ids.length };
  }

  /** Ids in their order, and the count of the filter where it is not known yet. */
  async #walk(
    choice: Choice,
    behind: SqlPart,
    page: { readonly offset: number; readonly limit: number; readonly turned?: boolean },
  ): Promise<{ readonly ids: readonly number[]; readonly count: number }> {
    const { db, grid, filter, order } = choice;
    const known = this.#countOf(choice);
    const where = allOf([filter, behind]);
    const counted =
      known === null ? `(select count(*) from ${grid.from} where ${filter.sql})` : '0';
    const { rows } = await db.raw<{ rows: { ids: number[]; count: number }[] }>(
      `select ${counted} as count, array(select g.id::integer from ${grid.from} where ${where.sql}
         order by ${orderSql(order, page.turned)} limit ? offset ?) as ids`,
      [...(known === null ? filter.bindings : []), ...where.bindings, page.limit, page.offset],
    );
    const [row] = rows;
    if (!row) throw new Error('a page has no row');
    const count = known ?? row.count;
    if (this.#counts.size > 1000) this.#counts.clear();
    this.#counts.set(countKey(choice), { token: choice.token, count });
    return { ids: row.ids, count };
  }

  #countOf(choice: Choice): number | null {
    const counted = this.#counts.get(countKey(choice));
    return counted?.token === choice.token ? counted.count : null;
  }
}

/** The count is the same in every order. */
const countKey = ({ grid, filter }: Choice): string =>
  JSON.stringify([grid.definition.name, filter.sql, filter.bindings]);

/** Rows in the order of the ids, and the place of the last one. A row that is gone is left out. */
async function readRows(
  { db, grid, order }: Choice,
  ids: readonly number[],
  language: Language,
): Promise<{ readonly rows: string[]; readonly values: string[] | null }> {
  if (ids.length === 0) return { rows: [], values: null };
  const found = await query<OrderedRow>(
    db,
    `select x.*, case when x.id = $2 then (select ${placeSql(order)} from ${grid.from}
       where g.id = $2) end as ordered_by from (${grid.rows(language)}) x`,
    [ids, ids.at(-1) ?? 0],
  );
  let place: string | null = null;
  const byId = new Map<number, string>();
  for (const { ordered_by: orderedBy, ...row } of found) {
    place ??= orderedBy;
    byId.set(row.id, rowText(row));
  }
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    values: place === null ? null : (JSON.parse(place) as string[]), // as placeSql wrote it
  };
}

/** Of the last row of a page also the values that it is ordered by. */
interface OrderedRow extends FoundRow {
  readonly ordered_by: string | null;
}
