import type { Knex } from 'knex';
import type { GridFilter } from '#core/grid/grid-definition.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../dependencies.ts';
import { filterSql } from './filter-sql.ts';
import type { ServerGrid, SqlPart } from './server-grid.ts';
import { sortParts, type SortPart } from './sort-sql.ts';

/** What rows are chosen from and how they are ordered, put together once for a request. */
export interface Choice {
  readonly grid: ServerGrid;
  readonly db: Knex;
  readonly filter: SqlPart;
  readonly order: readonly SortPart[];
}

const everything: GridFilter = { term: '', conditions: [] };

/** Puts together what a request asks for. */
export const choose = (
  { market, reads }: Dependencies,
  grid: ServerGrid,
  asked: { readonly sort: string; readonly filter?: GridFilter | undefined },
  language: Language,
): Choice => ({
  grid,
  db: reads,
  order: sortParts(grid, asked.sort, language),
  filter: filterSql(grid, asked.filter ?? everything, { language, timeZone: market.timeZone }),
});
