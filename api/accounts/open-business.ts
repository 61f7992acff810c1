import type { Knex } from 'knex';
import type { OpenBusiness } from '#core/accounts/erasure.ts';
import type { BuybackStatus } from '#core/buyback/buyback-status.ts';
import type { OrderStatus } from '#core/orders/order-status.ts';

/** Whose things are counted: what was done before there was an account hangs on the address. */
export interface Person {
  readonly id: number;
  readonly eMail: string;
}

/** A quote binds nobody; the others have ended. A rejected device is still to be sent back. */
const settledBuybacks: readonly BuybackStatus[] = [
  'quoted',
  'paid',
  'returned',
  'cancelled',
  'expired',
];
export const settledOrders: readonly OrderStatus[] = ['delivered', 'cancelled', 'returned'];

/** The orders of a person, placed with or without being signed in. */
export const ordersOf = (knex: Knex, { id, eMail }: Person) =>
  knex('orders').whereRaw('(user_id = :id or e_mail = :eMail)', { id, eMail });

const countOf = async (rows: Knex.QueryBuilder): Promise<number> => {
  const [row]: { count: string }[] = await rows.count({ count: '*' });
  return Number(row?.count ?? 0);
};

/** What is still under way between the shop and a person. */
export async function openBusiness(knex: Knex, person: Person): Promise<OpenBusiness> {
  const own = { e_mail: person.eMail };
  const [buybacks, orders, withdrawals, refunds, reservations] = await Promise.all([
    countOf(knex('buybacks').where(own).whereNotIn('status', settledBuybacks)),
    countOf(ordersOf(knex, person).whereNotIn('status', settledOrders)),
    countOf(
      knex('withdrawals')
        .whereIn('order_id', ordersOf(knex, person).select('id'))
        .whereIn('status', ['requested', 'received']),
    ),
    countOf(
      knex('refunds')
        .whereIn('order_id', ordersOf(knex, person).select('id'))
        .whereNot({ status: 'done' }),
    ),
    countOf(knex('reservations').where(own).whereNull('closed_at')),
  ]);
  return { buybacks, orders, refunds: withdrawals + refunds, reservations };
}
