import { createHash } from 'node:crypto';
import type { Dependencies } from '../dependencies.ts';
import type { Choice } from './choice.ts';

/** Up to here a list is counted anew as soon as anything changed: that takes a few milliseconds. */
const smallList = 20_000;
/** How long the count of a longer one is shown after a change, so that a busy shop does not count all day. */
const shownForMs = 10_000;

/**
 * Rows that the filter of a list matches, by one statement. Counts are kept in the database, for all
 * processes, beside the state of the list that they were counted in.
 */
export async function countRows(
  { knex, now }: Pick<Dependencies, 'knex' | 'now'>,
  { grid, filter }: Pick<Choice, 'grid' | 'filter'>,
): Promise<number> {
  const at = now();
  const key = keyOf(filter.sql, filter.bindings, grid.from);
  const { rows } = await knex.raw<{ rows: { matching: number }[] }>(
    `with list as (
       select count(*) || ':' || coalesce(sum(changed_in::text::numeric), 0) as state
       from grid_changes where grid = ?),
     kept as (
       select c.matching from grid_counts c, list where c.filter = ?
         and (c.state = list.state or (c.matching > ? and c.counted_at > ?))),
     counted as (
       insert into grid_counts (filter, state, matching, counted_at)
       select ?, list.state, (select count(*) from ${grid.from} where ${filter.sql}), ?
       from list where not exists (select from kept)
       on conflict (filter) do update
         set state = excluded.state, matching = excluded.matching, counted_at = excluded.counted_at
       returning matching)
     select matching from kept union all select matching from counted`,
    [
      grid.freshness,
      key,
      smallList,
      new Date(at.getTime() - shownForMs),
      key,
      ...filter.bindings,
      at,
    ],
  );
  return rows[0]?.matching ?? 0;
}

/** A digest: what somebody looked for may be a customer's name, and is nobody's business later. */
const keyOf = (...of: readonly unknown[]): Buffer =>
  createHash('sha256').update(JSON.stringify(of)).digest();
