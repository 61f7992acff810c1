import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Rows } from '#api/platform/database/rows.ts';

export interface StoredOrder {
  readonly id: number;
  readonly number: string;
}

interface OrderSet {
  readonly due?: number;
  readonly status?: Rows['orders']['status'];
  readonly paymentStatus?: Rows['orders']['payment_status'];
  readonly paymentCode?: string;
}

let orders = 0;

const billing = {
  firstName: 'Jan',
  lastName: 'Zkušební',
  company: '',
  registrationNumber: '',
  vatNumber: '',
  street: 'Dlouhá 5',
  city: 'Praha',
  district: '',
  postcode: '11000',
  country: 'CZ',
  phoneNumber: '+420601234567',
};

/** Ways to pay and to deliver that an order needs. */
export async function insertWays(knex: Knex): Promise<void> {
  const words = { name_cs: 'x', name_ro: 'x', text_cs: '', text_ro: '', position: 1 };
  await knex('delivery_methods').insert({
    code: 'kuryr',
    kind: 'courier',
    price: 99,
    days_min: 1,
    days_max: 1,
    ...words,
  });
  await knex('payment_methods').insert(
    (
      [
        'card',
        'bank_transfer',
        'google_pay',
        'apple_pay',
        'twisto',
        'installments',
        'leasing',
      ] as const
    ).map((code) => ({ code, kind: code, fee: 0, ...words })),
  );
}

/** An order that waits for its money; whole crowns. */
export async function insertOrder(
  knex: Knex,
  {
    due = 1_000,
    status = 'awaiting_payment',
    paymentStatus = 'waiting',
    paymentCode = 'card',
  }: OrderSet = {},
): Promise<StoredOrder> {
  orders += 1;
  const [cart] = await knex('carts')
    .insert({ visitor_hash: Buffer.from(randomUUID()), status: 'ordered' })
    .returning<{ id: number }[]>('id');
  const number = `126${String(orders).padStart(7, '0')}`;
  const [row] = await knex('orders')
    .insert({
      number,
      code: randomUUID(),
      token: randomUUID(),
      request_digest: Buffer.alloc(32),
      cart_id: cart?.id,
      cart_digest: 'x',
      customer_kind: 'guest',
      language: 'cs',
      e_mail: 'zakaznik@posta.example',
      billing_address: billing,
      status,
      payment_status: paymentStatus,
      payment_code: paymentCode,
      delivery_code: 'kuryr',
      total: due,
      due,
      placed_at: new Date('2026-11-23T08:00:00Z'),
    })
    .returning<{ id: number }[]>('id');
  if (!row) throw new Error('the order was not stored');
  await insertLine(knex, row.id, due);
  return { id: row.id, number };
}

/** Two covers that cost the whole order. */
async function insertLine(knex: Knex, orderId: number, net: number): Promise<void> {
  const [line] = await knex('order_lines')
    .insert({
      order_id: orderId,
      position: 1,
      kind: 'goods',
      code: 'KRYT',
      quantity: 2,
      name: { cs: 'Kryt', ro: 'Husă' },
      unit_price: Math.ceil(net / 2),
      net,
      vat_scheme: 'standard',
      vat_rate: 21,
    })
    .returning<{ id: number }[]>('id');
  const nets = [Math.ceil(net / 2), Math.floor(net / 2)];
  await knex('order_units').insert(
    nets.map((each, at) => ({ order_id: orderId, line_id: line?.id, position: at + 1, net: each })),
  );
}

/** What the order says of its money. */
export const paymentStatusOf = async (knex: Knex, id: number): Promise<string> => {
  const row = await knex('orders')
    .where({ id })
    .first<{ payment_status: string }>('payment_status');
  return row.payment_status;
};
