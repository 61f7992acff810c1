import type { Knex } from 'knex';
import type { Rows } from '#api/platform/database/rows.ts';

const address = {
  firstName: 'Žofie',
  lastName: 'Řeřichová',
  company: '',
  registrationNumber: '',
  vatNumber: '',
  street: 'Příčná 7',
  city: 'Brno',
  district: '',
  postcode: '602 00',
  country: 'CZ',
};

/** Orders as documents need them, with the methods and carts that they point to; answers their ids. */
export async function insertOrders(
  knex: Knex,
  count: number,
  changed: object = {},
): Promise<number[]> {
  const method = { name_cs: 'A', name_ro: 'A', text_cs: '', text_ro: '', position: 1 };
  await knex('payment_methods').insert({
    ...method,
    code: 'transfer',
    kind: 'bank_transfer',
    fee: 0,
  });
  await knex('delivery_methods').insert({
    ...method,
    code: 'courier',
    kind: 'courier',
    price: 0,
    days_min: 1,
    days_max: 2,
  });
  const carts: { id: number }[] = await knex('carts')
    .insert(
      Array.from({ length: count }, (_, index) => ({
        visitor_hash: Buffer.from(`visitor ${String(index)}`),
        status: 'ordered',
      })),
    )
    .returning('id');
  const orders: { id: number }[] = await knex('orders')
    .insert(carts.map(({ id }) => ({ ...orderOf(id), ...changed })))
    .returning('id');
  return orders.map(({ id }) => id);
}

const orderOf = (cartId: number): Partial<Rows['orders']> => ({
  number: `126${String(cartId).padStart(7, '0')}`,
  cart_id: cartId,
  cart_digest: 'x',
  code: `code-of-the-order-${String(cartId)}`.padEnd(22, 'x'),
  token: `t ${String(cartId)}`,
  request_digest: Buffer.from('x'),
  customer_kind: 'guest',
  e_mail: 'zofie@example.cz',
  language: 'cs',
  status: 'confirmed',
  payment_status: 'paid',
  payment_code: 'transfer',
  delivery_code: 'courier',
  total: 24_990,
  due: 24_990,
  billing_address: JSON.stringify(address),
  placed_at: new Date(),
});

/** A line of an order, with the nets of its pieces; answers the ids of these. */
export async function insertLine(
  knex: Knex,
  orderId: number,
  nets: readonly number[],
  changed: object = {},
): Promise<number[]> {
  const name = JSON.stringify({ cs: 'Sluchátka', ro: 'Căști' });
  const lines = await knex('order_lines').where({ order_id: orderId });
  const [line]: { id: number }[] = await knex('order_lines')
    .insert({
      order_id: orderId,
      position: lines.length + 1,
      kind: 'goods',
      code: 'OB-1',
      name,
      quantity: nets.length,
      unit_price: Math.max(...nets),
      net: nets.reduce((sum, net) => sum + net, 0),
      vat_scheme: 'standard',
      vat_rate: 21,
      ...changed,
    })
    .returning('id');
  const units: { id: number }[] = await knex('order_units')
    .insert(
      nets.map((net, index) => ({
        order_id: orderId,
        line_id: line?.id,
        position: index + 1,
        net,
      })),
    )
    .returning('id');
  return units.map(({ id }) => id);
}

/** A refund of an order, of some of its pieces; answers its id. */
export async function insertRefund(
  knex: Knex,
  orderId: number,
  unitIds: readonly number[] = [],
): Promise<number> {
  const [refund]: { id: number }[] = await knex('refunds')
    .insert({ order_id: orderId, reason: 'withdrawn', amount: 100, created_at: new Date() })
    .returning('id');
  if (!refund) throw new Error('no refund');
  for (const id of unitIds) {
    const { net } = await knex('order_units').where({ id }).first<{ net: number }>('net');
    await knex('refund_units').insert({ refund_id: refund.id, unit_id: id, net });
  }
  return refund.id;
}

/** A used phone with the passport of its serial number; answers the id of the piece. */
export async function insertUsedDevice(knex: Knex, serialLast4: string): Promise<number> {
  const { rows } = await knex.raw<{ rows: { id: number }[] }>(
    `with passport as (
       insert into device_passports (serial_digest, serial_last4)
       values (sha256('serial'), :serialLast4) returning id
     ), maker as (
       insert into manufacturers (slug, name) values ('apple', 'Apple') returning id
     ), family as (
       insert into meta_masters (seo_name, kind, manufacturer_id, name_cs, name_ro)
       select 'iphone-15', 'phone', id, 'iPhone 15', 'iPhone 15' from maker returning id
     ), variant as (
       insert into master_products (meta_master_id, code, seo_name, name_cs, name_ro)
       select id, 'IP15', 'iphone-15', 'iPhone 15', 'iPhone 15' from family returning id
     )
     insert into products
       (master_product_id, condition, grade, is_single_unit, price, bought_for, passport_id)
     select variant.id, 'used', 'A', true, 9000, 5000, passport.id from variant, passport
     returning id`,
    { serialLast4 },
  );
  const [piece] = rows;
  if (!piece) throw new Error('no piece');
  return piece.id;
}
