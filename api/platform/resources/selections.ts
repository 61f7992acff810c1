import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { GridSelection } from '#core/grid/grid-definition.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../dependencies.ts';
import { FieldRefusal } from '../http/refusal.ts';
import type { JobDefinition } from '../jobs/job-queue.ts';
import { filterSql } from './filter-sql.ts';
import type { ServerGrid, SqlPart } from './server-grid.ts';

/** How long a selection waits for its action. */
const keptForMs = 86_400_000;

/**
 * Keeps which rows are selected now: an action is for exactly these, whatever comes or goes until it
 * runs (T-GRID-3). Rows that are not there are not counted.
 */
export async function keepSelection(
  deps: Dependencies,
  grid: ServerGrid,
  selection: GridSelection,
  by: { readonly userId: number; readonly language: Language },
): Promise<{ readonly id: string; readonly count: number }> {
  const chosen = selectionSql(grid, selection, { ...by, timeZone: deps.market.timeZone });
  const id = randomBytes(16).toString('base64url');
  const { rows } = await deps.knex.raw<{ rows: { count: number }[] }>(
    `insert into grid_selections (id, user_id, grid, ids, made_at)
     values (?, ?, ?, array(select g.id::integer from ${grid.from} where ${chosen.sql} order by g.id), ?)
     returning cardinality(ids) as count`,
    [id, by.userId, grid.definition.name, ...chosen.bindings, deps.now()],
  );
  return { id, count: rows[0]?.count ?? 0 };
}

function selectionSql(
  grid: ServerGrid,
  selection: GridSelection,
  place: { readonly language: Language; readonly timeZone: string },
): SqlPart {
  if (selection.kind === 'some') {
    return { sql: 'g.id = any(?::integer[])', bindings: [[...selection.ids]] };
  }
  const { sql, bindings } = filterSql(grid, selection.filter, place);
  return {
    sql: `(${sql}) and g.id <> all(?::integer[])`,
    bindings: [...bindings, [...selection.except]],
  };
}

/**
 * Ids of a selection that the same person kept of one of these lists, which show the same things, in their order; 400
 * where there is none. Ids of any other list are those of other things.
 */
export async function selectedIds(
  trx: Knex,
  selectionId: string,
  { lists, userId }: { readonly lists: readonly string[]; readonly userId: number },
): Promise<readonly number[]> {
  const row: { ids: number[] } | undefined = await trx('grid_selections')
    .where({ id: selectionId, user_id: userId })
    .whereIn('grid', [...lists])
    .first('ids');
  if (!row) throw new FieldRefusal({ selectionId: ['unknown_row'] });
  return row.ids;
}

/** Forgets selections and counts of yesterday, and which long ended transactions changed what is listed. */
export const cleanGrids: JobDefinition = {
  name: 'clean-grids',
  schedule: '*/10 * * * *',
  async run(_, { knex, now }) {
    const yesterday = new Date(now().getTime() - keptForMs);
    await knex('grid_selections').where('made_at', '<', yesterday).delete();
    await knex('grid_counts').where('counted_at', '<', yesterday).delete();
    // One row stays of each list, and it is a new one: no count may find the state it was made in again.
    await knex.raw(
      `with gone as (
         delete from grid_changes where changed_in < pg_snapshot_xmin(pg_current_snapshot())
           and grid in (select grid from grid_changes group by grid having count(*) > 1)
         returning grid)
       insert into grid_changes (grid) select distinct grid from gone`,
    );
  },
};
