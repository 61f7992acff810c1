import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Permission } from '#core/permissions/roles.ts';
import { recordedTables } from '#core/changes/recorded-tables.ts';
import type { changeList } from '#core/contract/changes.ts';
import { endpoints } from '#core/contract/endpoints.ts';
import { isLetIn, type Endpoint } from '#core/contract/endpoint.ts';
import type { SignedInUser } from '../sessions/sessions.ts';
import type { ChangeNames, TableCounts } from './change-names.ts';
import type { Rows } from '../database/rows.ts';

export type ChangeSetRow = Pick<
  Rows['change_sets'],
  'id' | 'at' | 'actor_id' | 'call' | 'undoes' | 'undone_by'
> & {
  readonly actor: string;
  /** Name of the key of the program that did it on the actor's behalf. */
  readonly api_key: string | null;
};

type ChangeSetView = z.output<(typeof changeList)['reply']>['results'][number];

/** Change sets with the name of who made them, and of the key where a program did. */
export const changeSets = (knex: Knex) =>
  knex('change_sets as s')
    .join('users as u', 'u.id', 's.actor_id')
    .leftJoin('api_keys as k', 'k.id', 's.api_key_id');

export const changeSetColumns = [
  ...['s.id', 's.at', 's.actor_id', 's.call', 's.undoes', 's.undone_by'],
  'u.name as actor',
  'k.name as api_key',
];

/** What each change set did, counted by table; entries that only move a version on do not count. */
export async function countsOf(
  knex: Knex,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly TableCounts[]>> {
  const { rows } = await knex.raw<{ rows: (TableCounts & { readonly set_id: number })[] }>(
    `select set_id, table_name as "table", count(*) filter (where op = 'insert') as inserted,
      count(*) filter (where op = 'update') as updated,
      count(*) filter (where op = 'delete') as deleted
    from change_entries where set_id = any(?) and (op <> 'update' or after <> '{}')
    group by set_id, table_name order by set_id, min(id)`,
    [[...ids]],
  );
  const byId = new Map<number, TableCounts[]>(ids.map((id) => [id, []]));
  for (const { set_id, ...counts } of rows) byId.get(set_id)?.push(counts);
  return byId;
}

/**
 * Why somebody may not undo a change set. What one did oneself is undone with the permission of the
 * call that did it; others' need `audit.read` and the permission to edit each of the tables.
 */
export function undoRefusal(
  { actor_id, call }: Pick<ChangeSetRow, 'actor_id' | 'call'>,
  counts: readonly TableCounts[],
  user: SignedInUser,
): ChangeSetView['refusal'] {
  if (counts.length === 0) return 'nothing_left';
  const tables = counts.map(({ table }) => recordedTables[table]);
  if (tables.some((table) => table === undefined || table.recordOnly !== undefined)) {
    return 'record_only';
  }
  const needed: readonly (Permission | undefined)[] = [
    'audit.read',
    ...tables.map((table) => table?.edit),
  ];
  const isAllowed =
    actor_id === user.id
      ? mayCall(call, user.permissions)
      : needed.every((one) => one !== undefined && user.permissions.includes(one));
  return isAllowed ? null : 'permission_denied';
}

function mayCall(call: string, permissions: readonly Permission[]): boolean {
  const endpoint: Endpoint | undefined = Object.entries(endpoints).find(
    ([key]) => key === call,
  )?.[1];
  return typeof endpoint?.access === 'object' && isLetIn(endpoint.access, permissions);
}

/** A change set as it is answered. */
export const viewOfSet = (
  row: ChangeSetRow,
  counts: readonly TableCounts[],
  user: SignedInUser,
  names: ChangeNames,
): ChangeSetView => ({
  id: row.id,
  at: row.at.toISOString(),
  call: row.call,
  actor: {
    id: row.actor_id,
    name: row.api_key === null ? row.actor : `${row.actor} · ${row.api_key}`,
  },
  title: names.title(counts, row.undoes !== null),
  undoes: row.undoes,
  undoneBy: row.undone_by,
  refusal: undoRefusal(row, counts, user),
  tables: counts.map((one) => ({ ...one, name: names.table(one.table) })),
});
