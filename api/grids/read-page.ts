import type { Knex } from 'knex';
import type { GridFilter, GridRow } from '#core/grid/grid-definition.ts';
import type { Language } from '#core/market/market.ts';
import { query } from '../database/query.ts';
import type { Dependencies } from '../dependencies.ts';
import { readCursor, writeCursor, type Cursor } from './cursor.ts';
import { allOf, filterSql } from './filter-sql.ts';
import { unpackIds, type KeptLists, type OrderedIds } from './ordered-ids.ts';
import { answeredRow, type ServerGrid, type SqlPart } from './server-grid.ts';
import { behindSql, orderSql, placeSql, sortParts, type SortPart } from './sort-sql.ts';

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
  readonly results: readonly GridRow[];
  readonly next: string | null;
}

interface Chosen {
  readonly count: number;
  readonly ids: readonly number[];
  /** Rows up to the end of the page. */
  readonly at: number;
}

const everything: GridFilter = { term: '', conditions: [] };
/** Rows from either end that an index alone is walked for. */
const nearAnEnd = 20_000;

/** What a page is chosen from, put together once. */
interface Choice {
  readonly grid: ServerGrid;
  readonly db: Knex;
  readonly filter: SqlPart;
  readonly isFiltered: boolean;
  readonly order: readonly SortPart[];
  readonly key: string;
  readonly token: string;
}

/** Reads pages of lists: what changed since, the ids, the rows; never more than three statements. */
export class PageReader {
  readonly #deps: Dependencies;
  readonly #lists: KeptLists;
  readonly #counts = new Map<string, { readonly token: string; readonly count: number }>();

  constructor(deps: Dependencies, lists: KeptLists) {
    this.#deps = deps;
    this.#lists = lists;
  }

  #now(): number {
    return this.#deps.now().getTime();
  }

  async read(grid: ServerGrid, asked: PageQuery, language: Language): Promise<Page> {
    const { cipher, market, reads } = this.#deps;
    const filter = asked.filter ?? everything;
    const after = asked.after === undefined ? null : readCursor(cipher, asked.after, asked.sort);
    const choice: Choice = {
      ...{ grid, db: reads, order: sortParts(grid, asked.sort, language) },
      filter: filterSql(grid, filter, { language, timeZone: market.timeZone }),
      isFiltered: filter.term !== '' || filter.conditions.length > 0,
      key: JSON.stringify([grid.definition.name, language, asked.sort, filter]),
      token: await readToken(reads, grid),
    };
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

  async #at(choice: Choice, { offset, limit }: PageQuery): Promise<Chosen> {
    const kept = this.#lists.find(choice.key, choice.token, this.#now());
    const near = kept ? null : await this.#nearAnEnd(choice, offset, limit);
    if (near) return near;
    const { ids } = kept ?? (await this.#list(choice));
    const page = [...ids.subarray(offset, offset + limit)];
    return { count: ids.length, ids: page, at: offset + page.length };
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
    const kept = this.#lists.find(choice.key, choice.token, this.#now());
    if (kept && kept.ids[after.at - 1] === after.id) {
      const ids = [...kept.ids.subarray(after.at, after.at + limit)];
      return { count: kept.ids.length, ids, at: after.at + ids.length };
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

  #list(choice: Choice): Promise<OrderedIds> {
    const { db, grid, filter, order, key, token } = choice;
    return this.#lists.make(key, token, async () => {
      const madeAt = this.#now();
      const { rows } = await db.raw<{ rows: { packed: Buffer }[] }>(
        `select coalesce(string_agg(int4send(id), ''::bytea), ''::bytea) as packed from (
           select g.id::integer as id from ${grid.from} where ${filter.sql} order by ${orderSql(order)}) x`,
        [...filter.bindings],
      );
      return { token, madeAt, ids: unpackIds(rows[0]?.packed ?? new Uint8Array()) };
    });
  }
}

/** The count is the same in every order. */
const countKey = ({ grid, filter }: Choice): string =>
  JSON.stringify([grid.definition.name, filter.sql, filter.bindings]);

/** What identifies the state of a list: equal texts, nothing changed between them. */
async function readToken(db: Knex, { freshness }: ServerGrid): Promise<string> {
  const [row] = await query<{ token: string }>(
    db,
    `select count(*) || ':' || coalesce(sum(changed_in::text::numeric), 0) as token
     from grid_changes where grid = $1`,
    [freshness],
  );
  return row?.token ?? '';
}

/** Rows in the order of the ids, and the place of the last one. A row that is gone is left out. */
async function readRows(
  { db, grid, order }: Choice,
  ids: readonly number[],
  language: Language,
): Promise<{ readonly rows: GridRow[]; readonly values: string[] | null }> {
  if (ids.length === 0) return { rows: [], values: null };
  const found = await query<Readonly<Record<string, unknown>>>(
    db,
    `select x.*, case when x.id = $2 then (select ${placeSql(order)} from ${grid.from}
       where g.id = $2) end as place from (${grid.rows(language)}) x`,
    [ids, ids.at(-1) ?? 0],
  );
  const byId = new Map(found.map(({ place: _, ...row }) => [row['id'], answeredRow(row)]));
  const place = found.map((row) => row['place']).find((text) => typeof text === 'string');
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    values: place === undefined ? null : (JSON.parse(place) as string[]), // as placeSql wrote it
  };
}
