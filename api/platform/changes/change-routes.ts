import type { Knex } from 'knex';
import type { z } from 'zod';
import { recordedTables } from '#core/changes/recorded-tables.ts';
import type { changeList } from '#core/contract/changes.ts';
import type { Dependencies } from '../dependencies.ts';
import { bind, type BoundRoute } from '../http/bind.ts';
import { Refusal } from '../http/refusal.ts';
import type { SignedInUser } from '../sessions/sessions.ts';
import { staffOf } from '../http/signed-in.ts';
import type { Served } from '../resources/serve.ts';
import { readEntries } from './change-entries.ts';
import { changeNames } from './change-names.ts';
import {
  changeSetColumns,
  changeSets,
  countsOf,
  undoRefusal,
  viewOfSet,
  type ChangeSetRow,
} from './change-sets.ts';
import type { FollowUps } from './follow-up.ts';
import { setsOfParts, setsOfRow } from './sets-of-row.ts';
import { tableShapes } from './table-shape.ts';
import { undo } from './undo.ts';
import { readConflicts } from './undo-conflicts.ts';

type Asked = z.output<(typeof changeList)['query']>;

/** What the features say of the rows that staff keep. */
interface WhatIsKept {
  readonly resources: readonly Served[];
  readonly followUps: FollowUps;
}

/** The history of what the staff changed, and its undoing. */
export function changeRoutes(
  deps: Dependencies,
  { resources, followUps }: WhatIsKept,
): BoundRoute[] {
  const { knex } = deps;
  const namesIn = changeNames(resources);

  const list = bind('admin-change-list', async ({ query }, context) => {
    const reader = staffOf(context);
    const matching = changeSets(knex);
    if (query.whose === 'mine') void matching.where('s.actor_id', reader.id);
    else if (!reader.permissions.includes('audit.read')) {
      throw new Refusal(403, 'permission_denied');
    }
    await narrow(knex, matching, query);
    if (query.day !== undefined) {
      const day = { day: query.day, zone: deps.market.timeZone };
      void matching.whereRaw(
        `s.at >= (:day::date)::timestamp at time zone :zone
        and s.at < (:day::date + 1)::timestamp at time zone :zone`,
        day,
      );
    }
    const [counted] = await matching.clone().count<{ count: number }[]>('s.id');
    const rows: ChangeSetRow[] = await matching
      .orderBy('s.id', 'desc')
      .offset(query.offset)
      .limit(query.limit)
      .select(changeSetColumns);
    const counts = await countsOf(
      knex,
      rows.map(({ id }) => id),
    );
    const results = rows.map((row) =>
      viewOfSet(row, counts.get(row.id) ?? [], reader, namesIn(context.language)),
    );
    return { count: counted?.count ?? 0, results };
  });

  const one = bind('admin-change', async ({ params: { id }, query }, context) => {
    const reader = staffOf(context);
    const row = await readable(knex, id, reader);
    const counts = (await countsOf(knex, [id])).get(id) ?? [];
    const names = namesIn(context.language);
    const entries = await readEntries(knex, id, query, names);
    return { ...viewOfSet(row, counts, reader, names), entries };
  });

  const undoOne = bind('admin-change-undo', async ({ params: { id }, body }, context) => {
    const actor = staffOf(context);
    return knex.transaction(async (trx) => {
      // Two undos of one set wait for each other; the second finds what the first left.
      await trx('change_sets').where({ id }).forUpdate().first('id');
      const row = await readable(trx, id, actor);
      const counts = (await countsOf(trx, [id])).get(id) ?? [];
      const refusal = undoRefusal(row, counts, actor);
      if (refusal === 'permission_denied') throw new Refusal(403, 'permission_denied');
      if (refusal === 'record_only') throw new Refusal(409, 'change_not_undoable');
      const done = await undo(trx, { deps, followUps }, row, body.force);
      return { ...done, ...(await readConflicts(trx, id, namesIn(context.language))) };
    });
  });

  return [list, one, undoOne];
}

/** Leaves only change sets of the table that is asked about, of one of its rows, or of what belongs to that too. */
async function narrow(
  knex: Knex,
  matching: Knex.QueryBuilder,
  { table, rowId, scope }: Asked,
): Promise<void> {
  if (table === undefined) return;
  if (rowId === undefined || scope === 'row') {
    void matching.whereIn('s.id', setsOfRow(knex, { table, rowId }));
    return;
  }
  const shapes = await tableShapes(knex, Object.keys(recordedTables));
  void matching.whereIn('s.id', setsOfParts(knex, { table, rowId }, shapes));
}

/** 404 where there is none; 403 where it is somebody else's and the reader may not see those. */
async function readable(knex: Knex, id: number, reader: SignedInUser): Promise<ChangeSetRow> {
  const row: ChangeSetRow | undefined = await changeSets(knex)
    .where('s.id', id)
    .first(changeSetColumns);
  if (!row) throw new Refusal(404, 'not_found');
  if (row.actor_id !== reader.id && !reader.permissions.includes('audit.read')) {
    throw new Refusal(403, 'permission_denied');
  }
  return row;
}
