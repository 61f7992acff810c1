import type { Knex } from 'knex';
import type { GridFilter } from '#core/grid/grid-definition.ts';
import type { Language } from '#core/market/market.ts';
import { query } from '../database/query.ts';
import type { Dependencies } from '../dependencies.ts';
import { filterSql } from './filter-sql.ts';
import type { ServerGrid, SqlPart } from './server-grid.ts';
import { sortParts, type SortPart } from './sort-sql.ts';

/** What rows are chosen from and how they are ordered, put together once for a request. */
export interface Choice {
  readonly grid: ServerGrid;
  readonly db: Knex;
  readonly filter: SqlPart;
  readonly isFiltered: boolean;
  readonly order: readonly SortPart[];
  /** True where the kept list stands the other way round: one column, from the largest down. */
  readonly isTurned: boolean;
  /** Keys of what is kept: rows in any order, the order of all rows, and both. */
  readonly keys: { readonly set: string; readonly order: string; readonly list: string };
}

/** With the state that the list is in now. */
export interface ChoiceNow extends Choice {
  readonly token: string;
}

const everything: GridFilter = { term: '', conditions: [] };

/** Puts together what a request asks for. */
export function choose(
  { market, reads }: Dependencies,
  grid: ServerGrid,
  asked: { readonly sort: string; readonly filter?: GridFilter | undefined },
  language: Language,
): Choice {
  const filter = asked.filter ?? everything;
  const isTurned = asked.sort.startsWith('-') && !asked.sort.includes(',');
  const sort = isTurned ? asked.sort.slice(1) : asked.sort;
  const { name } = grid.definition;
  return {
    ...{ grid, db: reads, order: sortParts(grid, asked.sort, language), isTurned },
    filter: filterSql(grid, filter, { language, timeZone: market.timeZone }),
    isFiltered: filter.term !== '' || filter.conditions.length > 0,
    keys: {
      set: JSON.stringify([name, language, filter]),
      order: JSON.stringify([name, language, sort]),
      list: JSON.stringify([name, language, sort, filter]),
    },
  };
}

/**
 * Expression of what identifies the state of a list, whose name in `grid_changes` is the given
 * binding: equal texts, nothing changed between them.
 */
export const tokenSql = (freshness: string): string => `
  (select count(*) || ':' || coalesce(sum(changed_in::text::numeric), 0)
   from grid_changes where grid = ${freshness})`;

/** The state is read by one statement where nobody has read it yet. */
export async function now(choice: Choice, known: string | null = null): Promise<ChoiceNow> {
  const { db, grid } = choice;
  if (known !== null) return { ...choice, token: known };
  const sql = `select ${tokenSql('$1')} as token`;
  const [row] = await query<{ token: string }>(db, sql, [grid.freshness]);
  return { ...choice, token: row?.token ?? '' };
}
