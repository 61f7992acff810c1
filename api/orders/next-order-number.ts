import type { Knex } from 'knex';
import { orderNumber, type Scramble } from '#core/orders/order-number.ts';
import { query } from '../platform/database/query.ts';
import type { Cipher } from '../platform/identity/cipher.ts';
import { scrambleOf } from './scramble.ts';

/** A series of numbers with the sequence of its positions and the table that bears them. */
interface Series {
  readonly sequence: 'order_positions' | 'repair_positions';
  readonly table: 'orders' | 'repairs';
  readonly numberAt: (position: number, scramble: Scramble) => string;
}

/**
 * A number that nothing of its table has. A rollback leaves a gap in the sequence, never a duplicate (T-ORD-10); what an
 * order from before has, or one of an earlier key, is passed over.
 */
export async function nextNumber(
  trx: Knex,
  cipher: Pick<Cipher, 'digest'>,
  { sequence, table, numberAt }: Series,
): Promise<string> {
  for (;;) {
    const [row] = await query<{ position: number }>(
      trx,
      `select nextval('${sequence}')::integer as position`,
      [],
    );
    if (!row) throw new Error(`${sequence} gave no position`);
    const number = numberAt(row.position, scrambleOf(cipher));
    const taken = await query(trx, `select 1 from ${table} where number = $1`, [number]);
    if (taken.length === 0) return number;
  }
}

const ofOrders: Series = { sequence: 'order_positions', table: 'orders', numberAt: orderNumber };

export const nextOrderNumber = (trx: Knex, cipher: Pick<Cipher, 'digest'>): Promise<string> =>
  nextNumber(trx, cipher, ofOrders);
