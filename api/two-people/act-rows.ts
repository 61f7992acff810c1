import type { Knex } from 'knex';
import { releaseRefusal, type Releaser } from '#core/permissions/two-person-policy.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { ActChanges } from './act-changes.ts';

export type ActRow = Rows['prepared_acts'] & {
  readonly preparer: string;
  readonly decider: string | null;
};

interface Wanted {
  readonly id?: number;
  readonly state?: 'waiting' | 'decided';
  readonly now: Date;
}

/** Most that are listed; older decisions are in the audit log. */
const most = 200;

/** Acts with the names of both people, the newest first. */
export const findActs = async (db: Knex, { id, state, now }: Wanted): Promise<ActRow[]> =>
  db('prepared_acts as a')
    .join('users as p', 'p.id', 'a.prepared_by')
    .leftJoin('users as d', 'd.id', 'a.decided_by')
    .whereNot('a.status', 'alone')
    .modify((rows: Knex.QueryBuilder) => {
      if (id !== undefined) void rows.where('a.id', id);
      if (state === 'waiting')
        void rows.where('a.status', 'waiting').where('a.expires_at', '>', now);
      if (state === 'decided') {
        void rows.whereRaw("(a.status <> 'waiting' or a.expires_at <= ?)", [now]);
      }
    })
    .orderBy('a.id', 'desc')
    .limit(most)
    .select<ActRow[]>('a.*', 'p.name as preparer', 'd.name as decider');

/** An act as one of the staff sees it, with what it changes. */
export function actView(
  row: ActRow,
  { changes, moreChanges }: ActChanges,
  user: Releaser,
  now: Date,
) {
  const isOver = row.status === 'waiting' && row.expires_at <= now;
  const { status } = row;
  if (status === 'alone') throw new Error('what one person did alone is not listed');
  const isOpen = status === 'waiting' && !isOver;
  return {
    id: row.id,
    version: row.version,
    act: row.act,
    title: row.title,
    amount: row.amount,
    reason: row.reason,
    changes,
    moreChanges,
    status: isOver ? ('expired' as const) : status,
    preparedBy: row.preparer,
    preparedAt: row.prepared_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
    note: row.note,
    isOwn: row.prepared_by === user.id,
    mayDecide:
      isOpen && releaseRefusal({ act: row.act, preparedBy: row.prepared_by }, user) === null,
  };
}
