import type { Knex } from 'knex';
import type { GridFilter } from '#core/grid/grid-definition.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../dependencies.ts';
import { allOf, filterSql } from './filter-sql.ts';
import type { ServerGrid, SqlPart } from './server-grid.ts';
import { sortParts, type SortPart } from './sort-sql.ts';

/** What rows are chosen from and how they are ordered, put together once for a request. */
export interface Choice {
  readonly grid: ServerGrid;
  readonly db: Knex;
  readonly filter: SqlPart;
  readonly order: readonly SortPart[];
}

/** Which rows of a list are asked for, and in which order. */
export interface Asked {
  readonly sort: string;
  readonly filter?: GridFilter | undefined;
  /** A selection that this person kept: its rows alone. */
  readonly selected?: { readonly id: string; readonly userId: number } | undefined;
}

const everything: GridFilter = { term: '', conditions: [] };

/** Puts together what a request asks for. */
export const choose = (
  { market, reads }: Dependencies,
  grid: ServerGrid,
  asked: Asked,
  language: Language,
): Choice => ({
  grid,
  db: reads,
  order: sortParts(grid, asked.sort, language),
  filter: allOf([
    filterSql(grid, asked.filter ?? everything, { language, timeZone: market.timeZone }),
    ...(asked.selected ? [selectedSql(asked.selected)] : []),
  ]),
});

const selectedSql = ({ id, userId }: NonNullable<Asked['selected']>): SqlPart => ({
  sql: 'g.id = any((select ids from grid_selections where id = ? and user_id = ?)::integer[])',
  bindings: [id, userId],
});
