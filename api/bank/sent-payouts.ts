import type { Knex } from 'knex';
import type { SentPayout } from '#core/bank/match-debit.ts';
import type { NamedEntry } from './name-movements.ts';
import { transferOf } from '../buyback/desk/payee.ts';
import { query } from '../platform/database/query.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';

interface Found {
  readonly kind: Rows['payout_orders']['kind'];
  readonly order_id: number;
  readonly key: number;
  readonly number: string;
  readonly amount: number;
  readonly account: Buffer | null;
  readonly state: SentPayout['state'];
}

/** A movement comes within days of its file; a longer time would compare the same amounts of years. */
const paidDays = 60;

const sentSql = `
  select x.*, case
    when exists (select from bank_entries e
      where e.payout_order_id = x.order_id and e.payout_key = x.key) then 'taken'
    when x.paid_at is not null then 'paid' else 'open' end as state
  from (
    select o.kind, o.id as order_id, p.buyback_id as key, p.buyback_id::text as number, p.amount,
      null::bytea as account, p.paid_at
    from buyback_payouts p join payout_orders o on o.id = p.payout_order_id
    where o.file_made_at is not null and p.amount > 0
    union all
    select o.kind, o.id, p.refund_id, b.number, p.amount, p.account, p.paid_at
    from refund_payouts p join payout_orders o on o.id = p.payout_order_id
      join refunds r on r.id = p.refund_id join orders b on b.id = r.order_id
    where o.file_made_at is not null
  ) x
  where (x.amount * 100::bigint = $1 or x.number = $2) and (x.paid_at is null or x.paid_at > $3)
  order by x.order_id, x.key`;

/**
 * Payouts in a file of the bank that are of a debit's amount or number, with their accounts: they are
 * compared here and shown to nobody, so that no reading is put on record.
 */
export async function sentPayouts(
  trx: Knex.Transaction,
  deps: Dependencies,
  { amount, variableSymbol }: NamedEntry,
  at: Date,
): Promise<readonly SentPayout[]> {
  const since = new Date(at.getTime() - paidDays * 86_400_000);
  const rows = await query<Found>(trx, sentSql, [-amount, variableSymbol, since]);
  const sent: SentPayout[] = [];
  for (const row of rows) {
    const { order_id: orderId, key, number, state } = row;
    const iban = await ibanOf(trx, deps, row);
    sent.push({ orderId, key, number, amount: row.amount, iban, state });
  }
  return sent;
}

/** Null where it was forgotten. */
async function ibanOf(
  trx: Knex.Transaction,
  deps: Dependencies,
  { account, key, amount }: Found,
): Promise<string | null> {
  if (account !== null) {
    const place = { table: 'refund_payouts', column: 'account', rowId: key };
    return deps.cipher.decrypt(place, account);
  }
  const transfer = await transferOf(trx, deps, key, amount);
  return transfer.ok ? transfer.value.iban : null;
}
