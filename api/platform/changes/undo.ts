import type { Knex } from 'knex';
import type { Dependencies } from '../dependencies.ts';
import { applyUndo } from './apply-undo.ts';
import type { FollowUps, Refresh, Restored } from './follow-up.ts';
import { announceUndo, changeSetOf } from '../database/staff-change.ts';
import { keyText, quoted, tableShapes, type TableShape } from './table-shape.ts';
import { decideGroup } from './undo-group.ts';
import { gatherUndoRows, sameRow } from './undo-rows.ts';

/** Rows whose undoing wins over what somebody changed since. */
export type Force = 'all' | readonly { readonly table: string; readonly key: string }[];

/** Brings up to date what shows the rows. */
interface Follower {
  readonly deps: Dependencies;
  readonly followUps: FollowUps;
}

interface ChangeSet {
  readonly id: number;
  readonly undoes: number | null;
}

/**
 * Undoes what is left of a change set, table by table and all rows at once; what somebody changed
 * since stays unless it is forced. `undo_rows` then says what became of each row. The change set
 * that this makes can be undone itself, which is the redo.
 */
export async function undo(
  trx: Knex.Transaction,
  follower: Follower,
  changeSet: ChangeSet,
  force: Force,
): Promise<{ readonly changeSetId: number | null; readonly undone: number }> {
  // A hundred thousand rows take longer than a statement of a visitor may; moments are compared in UTC.
  await trx.raw("set local statement_timeout to '120s'; set local timezone to 'UTC'");
  await announceUndo(trx, changeSet.id);
  const shapes = await shapesIn(trx, changeSet.id);
  const groups = await gatherUndoRows(trx, changeSet.id, shapes);
  await forceRows(trx, shapes, force);
  for (const group of groups) {
    const shape = shapes.get(group.table);
    if (!shape) throw new Error(`a recorded table is not there: ${group.table}`);
    await decideGroup(trx, shape, group);
    await applyUndo(trx, shape, group);
  }
  const changeSetId = await changeSetOf(trx);
  if (changeSetId !== null) await noteUndo(trx, changeSet, changeSetId);
  const { rows } = await trx.raw<{ rows: { undone: number }[] }>(`select count(*) as undone
    from undo_rows where ${written}`);
  await follow(trx, follower, shapes);
  return { changeSetId, undone: rows[0]?.undone ?? 0 };
}

/** Shapes of the tables that a change set touched. */
export async function shapesIn(
  trx: Knex,
  changeSetId: number,
): Promise<ReadonlyMap<string, TableShape>> {
  const rows = await trx('change_entries')
    .where('set_id', changeSetId)
    .distinct<{ table_name: string }[]>('table_name');
  return tableShapes(
    trx,
    rows.map(({ table_name }) => table_name),
  );
}

const written = `(ok or apply <> '{}')`;

async function forceRows(
  trx: Knex,
  shapes: ReadonlyMap<string, TableShape>,
  force: Force,
): Promise<void> {
  if (force === 'all') await trx.raw('update undo_rows set forced = true');
  else if (force.length > 0) {
    await trx.raw(
      `update undo_rows set forced = true where (table_name, ${keyText(shapes)}) in
        (select * from unnest(?::text[], ?::text[]))`,
      [force.map(({ table }) => table), force.map(({ key }) => key)],
    );
  }
}

async function noteUndo(trx: Knex, { id, undoes }: ChangeSet, by: number): Promise<void> {
  await trx('change_sets').where({ id }).update({ undone_by: by });
  if (undoes === null) return;
  // What an undo had undone stands again.
  await trx('change_sets').where({ id: undoes, undone_by: id }).update({ undone_by: null });
}

async function follow(
  trx: Knex.Transaction,
  { deps, followUps }: Follower,
  shapes: ReadonlyMap<string, TableShape>,
): Promise<void> {
  const keys = new Set<string>();
  const refreshed = new Map<Refresh, Set<number>>();
  for (const shape of shapes.values()) {
    const said = (await followUps[shape.table]?.(trx, await restoredOf(trx, shape))) ?? {};
    for (const key of said.keys ?? []) keys.add(key);
    for (const { by, ids } of said.refresh ?? []) {
      refreshed.set(by, new Set([...(refreshed.get(by) ?? []), ...ids]));
    }
  }
  if (keys.size > 0) await deps.replyCache.purge(trx, [...keys]);
  for (const [refresh, ids] of refreshed) if (ids.size > 0) await refresh(trx, deps, [...ids]);
}

async function restoredOf(trx: Knex, shape: TableShape): Promise<Restored> {
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `select distinct row_id as id from undo_rows
    where table_name = ? and row_id is not null and ${written}`,
    [shape.table],
  );
  return {
    ids: rows.map(({ id }) => id),
    async values(column) {
      const found = await trx.raw<{ rows: { value: string | number }[] }>(
        `select distinct value from undo_rows u
          left join ${quoted(shape.table)} t on ${sameRow(shape)},
          unnest(array[u.before -> :column::text, u.after -> :column::text,
            u.key -> :column::text, to_jsonb(t) -> :column::text]) as value
        where u.table_name = :table and ${written}
          and jsonb_typeof(value) in ('string', 'number')`,
        { column, table: shape.table },
      );
      return found.rows.map(({ value }) => value);
    },
  };
}
