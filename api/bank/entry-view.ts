import type { Knex } from 'knex';
import { z } from 'zod';
import { entryReasons } from '#core/bank/match-entry.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { query } from '../platform/database/query.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';

type Listed = Reply<Endpoints['bank-entry-list']>;
export type EntryView = Listed['results'][number];
type EntryState = EntryView['state'];

/** Who paid, from where, and what they wrote; encrypted in `bank_entries.counter`. */
const counter = z.object({ account: z.string(), name: z.string(), message: z.string() });

export const counterPlace = (rowId: number) => ({
  table: 'bank_entries',
  column: 'counter',
  rowId,
});

/**
 * A movement's state follows from what became of it, so that a release, a refusal or a transfer that was
 * typed by hand needs no second record of it here.
 */
export const entryState = (now: string): string => `case
  when exists (select from payment_callbacks c
    where c.provider = 'bank_transfer' and c.event = e.movement and c.problem is null) then 'taken'
  when exists (select from buyback_payouts p join payout_orders o on o.id = p.payout_order_id
    where o.kind = 'buybacks' and o.id = e.payout_order_id and p.buyback_id = e.payout_key
      and p.paid_at is not null) then 'taken'
  when exists (select from refund_payouts p join payout_orders o on o.id = p.payout_order_id
    where o.kind = 'refunds' and o.id = e.payout_order_id and p.refund_id = e.payout_key
      and p.paid_at is not null) then 'taken'
  when exists (select from prepared_acts a where a.act = 'typed_transfer'
    and a.subject = 'transfer:' || e.movement and a.status = 'waiting' and a.expires_at > ${now})
    then 'waiting'
  when e.note is not null then 'noted' else 'open' end`;

type EntryRow = Omit<Rows['bank_entries'], 'amount' | 'booked_on'> & {
  readonly amount: string;
  readonly day: string;
  readonly payout_reference: string | null;
  readonly state: EntryState;
};

const columnsSql = `select e.*, to_char(e.booked_on, 'YYYY-MM-DD') as day,
  (select reference from payout_orders o where o.id = e.payout_order_id) as payout_reference,
  ${entryState(':now')} as state from bank_entries e`;
const perPage = 200;

/** The newest movements of a state with the counts of all states, and messages without an order. */
export async function listEntries(
  { knex, cipher, now }: Pick<Dependencies, 'knex' | 'cipher' | 'now'>,
  { state, before }: { readonly state: EntryState; readonly before?: number | undefined },
): Promise<Listed> {
  const at = now();
  const { rows } = await knex.raw<{ rows: EntryRow[] }>(
    `select * from (${columnsSql}) s where s.state = :state
       and (:before::integer is null or s.id < :before) order by s.id desc limit :most`,
    { now: at, state, before: before ?? null, most: perPage + 1 },
  );
  const counted = await knex.raw<{ rows: { state: EntryState; count: number }[] }>(
    `select state, count(*)::integer as count from (${columnsSql}) s group by state`,
    { now: at },
  );
  const counts = { open: 0, waiting: 0, taken: 0, noted: 0 };
  for (const one of counted.rows) counts[one.state] = one.count;
  return {
    results: rows.slice(0, perPage).map((row) => viewOf(row, cipher)),
    hasMore: rows.length > perPage,
    counts,
    messages: await lostMessages(knex),
  };
}

/** One movement as it is now; undefined where there is none. */
export async function readEntry(
  db: Knex,
  { cipher, now }: Pick<Dependencies, 'cipher' | 'now'>,
  id: number,
): Promise<EntryView | undefined> {
  const { rows } = await db.raw<{ rows: EntryRow[] }>(`${columnsSql} where e.id = :id`, {
    id,
    now: now(),
  });
  const [row] = rows;
  return row && viewOf(row, cipher);
}

/** What is shown of the other side of a movement: the end of its account; empty texts once it was forgotten. */
export function counterShown(
  { id, counter: hidden }: Pick<Rows['bank_entries'], 'id' | 'counter'>,
  cipher: Dependencies['cipher'],
): Pick<EntryView, 'counterAccount' | 'counterName' | 'message'> {
  if (hidden === null) return { counterAccount: '', counterName: '', message: '' };
  const place = counterPlace(id);
  const { account, name, message } = counter.parse(JSON.parse(cipher.decrypt(place, hidden)));
  const counterAccount = account === '' ? '' : `…${account.slice(-4)}`;
  return { counterAccount, counterName: name, message };
}

function viewOf(row: EntryRow, cipher: Dependencies['cipher']): EntryView {
  return {
    id: row.id,
    version: row.version,
    movement: row.movement,
    bookedOn: row.day,
    amount: Number(row.amount),
    currency: row.currency,
    isReversal: row.is_reversal,
    variableSymbol: row.variable_symbol,
    ...counterShown(row, cipher),
    state: row.state,
    reason: entryReasons.find((one) => one === row.reason) ?? null,
    orderNumber: row.order_number,
    payoutReference: row.payout_reference,
    note: row.note,
  };
}

async function lostMessages(db: Knex): Promise<Listed['messages']> {
  const rows = await query<
    Pick<Rows['payment_callbacks'], 'id' | 'provider' | 'reference' | 'amount' | 'received_at'>
  >(
    db,
    `select id, provider, reference, amount, received_at from payment_callbacks
       where problem is not null order by id desc limit 100`,
    [],
  );
  return rows.map(({ received_at, ...row }) => ({
    ...row,
    receivedAt: received_at.toISOString(),
  }));
}
