import type { Knex } from 'knex';
import type { OpenBusiness } from '#core/accounts/erasure.ts';
import type { BuybackStatus } from '#core/buyback/buyback-status.ts';
import type { OrderStatus } from '#core/orders/order-status.ts';

/** Whose things are counted: what was done before there was an account hangs on the address. */
export interface Person {
  /** `noAccount` of who bought without one. */
  readonly id: number;
  readonly eMail: string;
}

/** The id of nobody's row: what hangs on an account is then found nowhere. */
export const noAccount = 0;

/** A quote binds nobody; the others have ended. A rejected device is still to be sent back. */
const settledBuybacks: readonly BuybackStatus[] = [
  ...(['quoted', 'paid', 'returned', 'cancelled', 'expired'] as const),
];
const settledOrders: readonly OrderStatus[] = ['delivered', 'cancelled', 'returned'];

/** The orders of a person, placed with or without being signed in. */
export const ordersOf = (knex: Knex, { id, eMail }: Person) =>
  knex('orders').whereRaw('(user_id = :id or e_mail = :eMail)', { id, eMail });

/** What is still under way between the shop and a person. */
export async function openBusiness(knex: Knex, { id, eMail }: Person): Promise<OpenBusiness> {
  const { rows } = await knex.raw<{ rows: OpenBusiness[] }>(
    `with own as (select id, status from orders where user_id = :id or e_mail = :eMail)
     select
       (select count(*)::int from buybacks
         where e_mail = :eMail and status <> all(:settledBuybacks)) as buybacks,
       (select count(*)::int from own where status <> all(:settledOrders)) as orders,
       (select count(*)::int from refunds
         where order_id in (select id from own) and status <> 'done')
       + (select count(*)::int from withdrawals
         where order_id in (select id from own) and status in ('requested', 'received'))
         as refunds,
       (select count(*)::int from reservations
         where e_mail = :eMail and closed_at is null) as reservations,
       (select count(*)::int from repairs
         where e_mail = :eMail and closed_at is null) as repairs`,
    { id, eMail, settledBuybacks: [...settledBuybacks], settledOrders: [...settledOrders] },
  );
  const [row] = rows;
  if (!row) throw new Error('counting returned no row');
  return row;
}
