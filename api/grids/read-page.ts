import type { GridFilter } from '#core/grid/grid-definition.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../dependencies.ts';
import { choose, now, type Choice, type ChoiceNow } from './choice.ts';
import { ChoiceLists, endRows, type ChosenList } from './choice-lists.ts';
import { readCursor, writeCursor, type Cursor } from './cursor.ts';
import { allOf } from './filter-sql.ts';
import { smallList } from './ordered-ids.ts';
import { RowReader, type FoundRows, type PageReading } from './read-rows.ts';
import type { ServerGrid, SqlPart } from './server-grid.ts';
import { behindSql, orderSql } from './sort-sql.ts';

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

/** Where in a list a page begins: at an offset, or behind a row of the page before it. */
interface Place {
  readonly offset: number;
  readonly limit: number;
  readonly after: Cursor | null;
}

interface Chosen {
  readonly count: number;
  readonly ids: readonly number[];
  /** Rows up to the end of the page. */
  readonly at: number;
}

interface Read {
  readonly chosen: Chosen;
  readonly found: FoundRows;
}

/** Reads pages of lists: what changed since, the ids, the rows. */
export class PageReader {
  readonly rows = new RowReader();
  readonly #deps: Dependencies;
  readonly #lists: ChoiceLists;
  readonly #counts = new Map<string, { readonly token: string; readonly count: number }>();

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#lists = new ChoiceLists(deps);
  }

  /** Three statements at most; one more where the order of a large list is not known yet. */
  async read(grid: ServerGrid, asked: PageQuery, reading: PageReading): Promise<Page> {
    const { cipher } = this.#deps;
    const after = asked.after === undefined ? null : readCursor(cipher, asked.after, asked.sort);
    const choice = choose(this.#deps, grid, asked, reading.language);
    const place: Place = { offset: asked.offset, limit: asked.limit, after };
    const kept = await this.#ofKept(choice, place, reading);
    const { chosen, found } = kept?.holds
      ? kept
      : await this.#ofNow(await now(choice, kept?.found.token), place, reading);
    const last = found.ids.at(-1);
    const isEnd = chosen.ids.length < asked.limit || last === undefined || found.values === null;
    const next = isEnd
      ? null
      : writeCursor(cipher, { sort: asked.sort, id: last, values: found.values, at: chosen.at });
    return { count: chosen.count, results: found.rows, next };
  }

  /** Rows of a list that is kept: the statement that reads them says whether it still holds. */
  async #ofKept(
    choice: Choice,
    place: Place,
    reading: PageReading,
  ): Promise<(Read & { readonly holds: boolean }) | null> {
    const [from, to] = rowsOf(place);
    const list = this.#lists.look(choice) ?? this.#lists.lookEnd(choice, from, to);
    const chosen = list && sliceOf(list, place);
    if (!list || !chosen) return null;
    const found = await this.rows.read(choice, chosen.ids, reading);
    const isWhole = found.token !== null && found.values !== null;
    return { chosen, found, holds: isWhole && list.holds(found.token) };
  }

  /** The ids as they are now, and then their rows. */
  async #ofNow(choice: ChoiceNow, place: Place, reading: PageReading): Promise<Read> {
    const chosen = place.after
      ? await this.#behind(choice, place.after, place)
      : await this.#at(choice, place);
    const found = await this.rows.read(choice, chosen.ids, reading);
    // A long list may be a little old, and the row that the next page is to follow gone since.
    const isLastGone = found.values === null && found.ids.length > 0;
    return { chosen, found: isLastGone ? await this.rows.read(choice, found.ids, reading) : found };
  }

  /** How many rows stand before one; null where the filter does not match it. */
  async locate(
    grid: ServerGrid,
    asked: Omit<PageQuery, 'offset' | 'limit'> & { readonly id: number },
    language: Language,
  ): Promise<number | null> {
    const list = await this.#lists.get(await now(choose(this.#deps, grid, asked, language)));
    const place = list.placeOf(asked.id);
    return place === -1 ? null : place;
  }

  async #at(choice: ChoiceNow, place: Place): Promise<Chosen> {
    const { offset, limit } = place;
    const kept = this.#lists.find(choice);
    const near = kept ? null : await this.#nearAnEnd(choice, offset, limit);
    if (near) {
      // Whoever goes on from the first page is about to look anywhere.
      if (offset > 0 && near.count > smallList) this.#lists.prepare(choice);
      return near;
    }
    const list = kept ?? (await this.#lists.get(choice));
    return pageFrom(list, offset, limit);
  }

  /**
   * Without a filter and by one column an index has the order. It is walked for the first page, and
   * from the nearer end for all that somebody who goes on is about to look at.
   */
  async #nearAnEnd(choice: ChoiceNow, offset: number, limit: number): Promise<Chosen | null> {
    if (choice.isFiltered || choice.order.length > 2) return null;
    const known = this.#countOf(choice);
    const isNear = offset + limit <= endRows;
    if (isNear && (offset === 0 || known === null)) {
      const { ids, count } = await this.#walk(choice, allOf([]), { offset, limit });
      return { count, ids, at: offset + ids.length };
    }
    if (known === null || (!isNear && known - offset > endRows)) return null;
    const list = await this.#lists.end(choice, isNear ? 'first' : 'last', known);
    return pageFrom(list, offset, limit);
  }

  /** Goes on from a row: in the list it was in where nothing has moved, else by its values. */
  async #behind(choice: ChoiceNow, after: Cursor, place: Place): Promise<Chosen> {
    const kept = this.#lists.find(choice);
    const chosen = kept && sliceOf(kept, place);
    if (chosen) return chosen;
    const behind = behindSql(choice.order, after.values);
    const { ids, count } = await this.#walk(choice, behind, { offset: 0, limit: place.limit });
    return { count, ids, at: after.at + ids.length };
  }

  /** Ids in their order, and the count of the filter where it is not known yet. */
  async #walk(
    choice: ChoiceNow,
    behind: SqlPart,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly ids: readonly number[]; readonly count: number }> {
    const { db, grid, filter, order } = choice;
    const known = this.#countOf(choice);
    const where = allOf([filter, behind]);
    const counted =
      known === null ? `(select count(*) from ${grid.from} where ${filter.sql})` : '0';
    const { rows } = await db.raw<{ rows: { ids: number[]; count: number }[] }>(
      `select ${counted} as count, array(select g.id::integer from ${grid.from} where ${where.sql}
         order by ${orderSql(order)} limit ? offset ?) as ids`,
      [...(known === null ? filter.bindings : []), ...where.bindings, page.limit, page.offset],
    );
    const [row] = rows;
    if (!row) throw new Error('a page has no row');
    const count = known ?? row.count;
    if (this.#counts.size > 1000) this.#counts.clear();
    this.#counts.set(countKey(choice), { token: choice.token, count });
    return { ids: row.ids, count };
  }

  #countOf(choice: ChoiceNow): number | null {
    const counted = this.#counts.get(countKey(choice));
    return counted?.token === choice.token ? counted.count : null;
  }
}

/** The count is the same in every order. */
const countKey = ({ grid, filter }: Choice): string =>
  JSON.stringify([grid.definition.name, filter.sql, filter.bindings]);

const pageFrom = (list: ChosenList, from: number, limit: number): Chosen => {
  const ids = list.slice(from, from + limit);
  return { count: list.count, ids, at: from + ids.length };
};

/** Which rows a page is made of, with the one that it is to follow. */
const rowsOf = ({ offset, limit, after }: Place): [from: number, to: number] =>
  after ? [after.at - 1, after.at + limit] : [offset, offset + limit];

/** A page of a list; null where the row that it is to follow has moved in it. */
function sliceOf(list: ChosenList, { offset, limit, after }: Place): Chosen | null {
  if (!after) return pageFrom(list, offset, limit);
  const stands = list.slice(after.at - 1, after.at)[0] === after.id;
  return stands ? pageFrom(list, after.at, limit) : null;
}
