import type { Knex } from 'knex';
import type { SignedInUser } from '../platform/sessions/sessions.ts';
import { openBusiness } from './open-business.ts';

/** What somebody has in the shop, in numbers. */
export async function summarize(knex: Knex, user: SignedInUser) {
  const { id, name } = user;
  const counts = knex.raw<{ rows: Record<'orders' | 'addresses' | 'reviews' | 'kept', number>[] }>(
    `select (select count(*)::int from orders where user_id = :id) as orders,
       (select count(*)::int from user_addresses where user_id = :id) as addresses,
       (select count(*)::int from reviews where user_id = :id) as reviews,
       (select count(*)::int from visitor_lists l join visitor_list_items i on i.list_id = l.id
         where l.user_id = :id and i.kind = 'favourite') as kept`,
    { id },
  );
  const [counted, open] = await Promise.all([counts, openBusiness(knex, user)]);
  const [row] = counted.rows;
  if (!row) throw new Error('counting returned no row');
  return {
    name,
    counts: {
      orders: row.orders,
      openOrders: open.orders,
      addresses: row.addresses,
      favourites: row.kept,
      reviews: row.reviews,
      openReservations: open.reservations,
      openBuybacks: open.buybacks,
    },
  };
}
