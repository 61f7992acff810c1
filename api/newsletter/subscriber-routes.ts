import type { Knex } from 'knex';
import type { z } from 'zod';
import { maskContact, revealable, type Reader } from '#core/contacts/contact-sight.ts';
import type { subscriberEndpoints } from '#core/contract/subscribers-admin.ts';
import { instantOf } from '#core/shared/local-time.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import type { Rows } from '../platform/database/rows.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import { exportSubscribers } from './export-subscribers.ts';
import { SubscriberModel } from './subscriber-model.ts';

type ListReply = z.output<(typeof subscriberEndpoints)['admin-subscriber-list']['reply']>;
type Listed = ListReply['results'][number];
type ListedRow = Rows['subscribers'] & { readonly ender: string | null };

/** What staff see of those who are sent news, and do for them. */
export function subscriberRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, reads } = deps;

  const list = bind('admin-subscriber-list', async ({ query: asked }, context) => {
    const found = subscribers(reads);
    if (asked.status !== undefined) void found.where('s.status', asked.status);
    const [counted] = await found.clone().count<{ count: number }[]>('s.id');
    const rows: ListedRow[] = await found
      .orderBy([
        { column: 's.changed_at', order: 'desc' },
        { column: 's.id', order: 'desc' },
      ])
      .offset(asked.offset)
      .limit(asked.limit)
      .select(listedColumns);
    if (!counted) throw new Error('a count has no row');
    const began = `${context.today.slice(0, 8)}01`;
    const monthBegan = instantOf(began, '00:00', deps.market.timeZone);
    return {
      count: counted.count,
      results: rows.map((row) => toListed(row, staffOf(context))),
      numbers: await numbersOf(reads, monthBegan),
    };
  });

  const find = bind('admin-subscriber-find', async ({ body }, context) => {
    const rows: ListedRow[] = await subscribers(reads)
      .where('s.e_mail', body.eMail)
      .select(listedColumns);
    return { results: rows.map((row) => toListed(row, staffOf(context))) };
  });

  const unsubscribe = bind('admin-subscriber-unsubscribe', ({ params: { id } }, context) =>
    knex.transaction(async (trx) => {
      const staff = staffOf(context);
      const row = await SubscriberModel.query(trx).findById(id).forUpdate();
      if (!row) throw new Refusal(404, 'not_found');
      if (row.status !== 'unsubscribed') {
        const ended = { status: 'unsubscribed', changedAt: context.now } as const;
        await row.$query(trx).patch({ ...ended, endedBy: staff.id });
      }
      const [now]: ListedRow[] = await subscribers(trx).where('s.id', id).select(listedColumns);
      if (!now) throw new Error('a subscriber is gone');
      return toListed(now, staff);
    }),
  );

  const file = bind('admin-subscriber-export', ({ body }, context) =>
    knex.transaction(async (trx) => {
      const event = { kind: 'exported', subject: 'admin-subscriber-export' } as const;
      await recordSecurityEvent(trx, deps, context, event);
      return exportSubscribers(trx, body.status, context.today);
    }),
  );

  return [list, find, unsubscribe, file];
}

const listedColumns = ['s.*', 'u.name as ender'];

const subscribers = (db: Knex) =>
  db('subscribers as s').leftJoin('users as u', 'u.id', 's.ended_by');

const toListed = (row: ListedRow, reader: Reader): Listed => ({
  id: row.id,
  eMail: maskContact('e_mail', row.e_mail),
  language: row.language,
  status: row.status,
  since: row.changed_at.toISOString(),
  source: row.source,
  askedAt: row.asked_at?.toISOString() ?? null,
  consentText: row.consent_text,
  consentAt: row.consent_at?.toISOString() ?? null,
  isRevealable: revealable(reader, { thing: 'subscriber', status: null }).includes('e_mail'),
  endedBy: row.ender,
});

const numbersSql = `
  select count(*) filter (where status = 'confirmed')::integer as confirmed,
    count(*) filter (where status = 'waiting')::integer as waiting,
    count(*) filter (where status = 'unsubscribed' and changed_at >= $1)::integer as "leftThisMonth"
  from subscribers`;

async function numbersOf(db: Knex, monthBegan: Date): Promise<ListReply['numbers']> {
  const [numbers] = await query<ListReply['numbers']>(db, numbersSql, [monthBegan]);
  if (!numbers) throw new Error('a count has no row');
  return numbers;
}
