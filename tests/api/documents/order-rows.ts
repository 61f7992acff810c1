import type { Knex } from 'knex';

/** Orders as documents need them, with the methods and carts that they point to; answers their ids. */
export async function insertOrders(knex: Knex, count: number): Promise<number[]> {
  const method = { name_cs: 'A', name_ro: 'A', text_cs: '', text_ro: '', position: 1 };
  await knex('payment_methods').insert({
    ...{ ...method, code: 'transfer', kind: 'bank_transfer', fee: 0 },
  });
  await knex('delivery_methods').insert({
    ...{ ...method, code: 'courier', kind: 'courier', price: 0, days_min: 1, days_max: 2 },
  });
  const carts: { id: number }[] = await knex('carts')
    .insert(
      Array.from({ length: count }, (_, index) => ({
        ...{ visitor_hash: Buffer.from(`visitor ${String(index)}`), status: 'ordered' },
      })),
    )
    .returning('id');
  const orders: { id: number }[] = await knex('orders')
    .insert(carts.map(({ id }) => orderOf(id)))
    .returning('id');
  return orders.map(({ id }) => id);
}

/** A refund of an order; answers its id. */
export async function insertRefund(knex: Knex, orderId: number): Promise<number> {
  const [refund]: { id: number }[] = await knex('refunds')
    .insert({ order_id: orderId, reason: 'withdrawn', amount: 100, created_at: new Date() })
    .returning('id');
  if (!refund) throw new Error('no refund');
  return refund.id;
}

const orderOf = (cartId: number) => ({
  ...{
    number: `126${String(cartId).padStart(7, '0')}`,
    code: `code-of-the-order-${String(cartId)}`.padEnd(22, 'x'),
  },
  ...{ token: `token ${String(cartId)}`, request_digest: Buffer.from('x'), cart_id: cartId },
  ...{ cart_digest: 'x', customer_kind: 'guest', e_mail: 'zofie@example.cz', language: 'cs' },
  ...{ status: 'confirmed', payment_status: 'paid', payment_code: 'transfer' },
  ...{ delivery_code: 'courier', total: 24_990, due: 24_990, billing_address: '{}' },
  placed_at: new Date(),
});
