import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { Cipher } from '../platform/identity/cipher.ts';
import { counterShown } from './entry-view.ts';

type Own = Pick<
  Rows['bank_entries'],
  'id' | 'currency' | 'variable_symbol' | 'counter' | 'order_number'
> & { readonly day: string; readonly amount: string };

interface Business {
  readonly orders: readonly string[];
  /** Ids of buy-backs. */
  readonly buybacks: readonly number[];
}

/** What only may be of an order, as by a mistyped symbol, is another person's, and left out. */
const ownSql = `
  select e.id, to_char(e.booked_on, 'YYYY-MM-DD') as day, e.amount::text, e.currency, e.variable_symbol,
    e.counter, e.order_number
  from bank_entries e
  where (e.order_number = any($1) and exists (select from payment_callbacks c
      where c.provider = 'bank_transfer' and c.event = e.movement and c.problem is null))
    or exists (select from payout_orders o join refund_payouts p on p.payout_order_id = o.id
      join refunds r on r.id = p.refund_id join orders b on b.id = r.order_id
      where o.kind = 'refunds' and o.id = e.payout_order_id and p.refund_id = e.payout_key
        and p.paid_at is not null and b.number = any($1))
    or exists (select from payout_orders o join buyback_payouts p on p.payout_order_id = o.id
      where o.kind = 'buybacks' and o.id = e.payout_order_id and p.buyback_id = e.payout_key
        and p.paid_at is not null and p.buyback_id = any($2))
  order by e.id`;

/** Movements of the shop's account that paid these orders, their refunds or these buy-backs; accounts are masked. */
export async function movementsOf(
  db: Knex,
  cipher: Cipher,
  { orders, buybacks }: Business,
): Promise<object[]> {
  const rows = await query<Own>(db, ownSql, [orders, buybacks]);
  return rows.map((row) => ({
    bookedOn: row.day,
    /** Hundredths. */
    amount: Number(row.amount),
    currency: row.currency,
    variableSymbol: row.variable_symbol,
    orderNumber: row.order_number,
    ...counterShown(row, cipher),
  }));
}
