import type { Knex } from 'knex';
import { orderNumber } from '#core/orders/order-number.ts';
import { query } from '../platform/database/query.ts';
import type { Cipher } from '../platform/identity/cipher.ts';
import { scrambleOf } from './scramble.ts';

/**
 * A number that no order has. A rollback leaves a gap in the sequence, never a duplicate (T-ORD-10); what
 * an order from before has, or one of an earlier key, is passed over.
 */
export async function nextOrderNumber(trx: Knex, cipher: Pick<Cipher, 'digest'>): Promise<string> {
  for (;;) {
    const [row] = await query<{ position: number }>(
      trx,
      `select nextval('order_positions')::integer as position`,
      [],
    );
    if (!row) throw new Error('the sequence of orders gave no position');
    const number = orderNumber(row.position, scrambleOf(cipher));
    const taken = await query(trx, 'select 1 from orders where number = $1', [number]);
    if (taken.length === 0) return number;
  }
}
