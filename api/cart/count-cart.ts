import type { Knex } from 'knex';

/** Pieces of products and accessories in a cart, the number on the badge. */
export async function countCart(db: Knex, cartId: number | null): Promise<number> {
  if (cartId === null) return 0;
  const { rows } = await db.raw<{ rows: { count: number }[] }>(
    `select coalesce(sum(k.quantity + coalesce(h.quantity, 0)), 0)::int as count
     from cart_packages k
     left join lateral (
       select sum(c.quantity) as quantity from cart_children c
       where c.package_id = k.id and c.kind = 'accessory'
     ) h on true
     where k.cart_id = ? and k.removed_at is null`,
    [cartId],
  );
  return rows[0]?.count ?? 0;
}
