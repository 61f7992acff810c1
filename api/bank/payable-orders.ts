import type { Knex } from 'knex';
import type { PayableOrder } from '#core/bank/match-entry.ts';
import { query } from '../platform/database/query.ts';
import type { Rows } from '../platform/database/rows.ts';

type Found = Pick<Rows['orders'], 'number' | 'status' | 'payment_status' | 'to_pay' | 'due'> & {
  readonly is_typed: boolean;
};

/** Orders of these numbers as a movement of the account sees them; one whose transfer waits for a release awaits no other. */
export async function payableOrders(
  db: Knex,
  numbers: readonly string[],
  at: Date,
): Promise<readonly PayableOrder[]> {
  const rows = await query<Found>(
    db,
    `select number, status, payment_status, to_pay, due,
       exists (select from prepared_acts a where a.act = 'typed_transfer' and a.title = o.number
         and a.status = 'waiting' and a.expires_at > $2) as is_typed
       from orders o where number = any($1)`,
    [numbers, at],
  );
  return rows.map((row) => ({
    number: row.number,
    toPay: row.to_pay ?? row.due,
    state: stateOf(row),
  }));
}

function stateOf({ status, payment_status, to_pay, is_typed }: Found): PayableOrder['state'] {
  if (status === 'cancelled' || status === 'returned') return 'cancelled';
  if (is_typed) return 'settled';
  return payment_status === 'waiting' || (to_pay ?? 0) > 0 ? 'waiting' : 'settled';
}
