import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

/** Refunds released one by one go to the bank together, until a file of them was made. */
export async function openPayoutOrder(trx: Knex, staffId: number, at: Date): Promise<number> {
  // Two releases at once would open two orders.
  await trx.raw("select pg_advisory_xact_lock(hashtext('payout order of refunds'))");
  const open: { id: number } | undefined = await trx('payout_orders')
    .where({ kind: 'refunds', file_made_at: null })
    .whereRaw(
      `exists (select from refund_payouts x where x.payout_order_id = payout_orders.id
         and x.paid_at is null)`,
    )
    .orderBy('id', 'desc')
    .first('id');
  if (open) return open.id;
  const [made] = await trx('payout_orders')
    .insert({ kind: 'refunds', reference: newReference(at), released_by: staffId, released_at: at })
    .returning<{ id: number }[]>('id');
  if (!made) throw new Error('an order of refunds got no row');
  return made.id;
}

/** Up to 35 letters and digits, which the bank takes only once. */
const newReference = (at: Date): string =>
  `VRA${at.toISOString().slice(0, 10).replaceAll('-', '')}${randomBytes(5).toString('hex').toUpperCase()}`;
