import type { Knex } from 'knex';
import type { Rows } from '#api/platform/database/rows.ts';
import { addOrder, addOrderLine, addOrderUnit } from '#tests/support/factories/orders.ts';
import { addDeliveryMethod, addPaymentMethod } from '#tests/support/factories/sales.ts';

type Order = Rows['orders'];

interface OrderSet {
  readonly due?: number;
  readonly status?: Order['status'];
  readonly paymentStatus?: Order['payment_status'];
  readonly paymentCode?: string;
}

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

const paymentKinds = [
  'card',
  'bank_transfer',
  'google_pay',
  'apple_pay',
  'twisto',
  'installments',
  'leasing',
] as const;

/** Ways to pay and to deliver that an order needs. */
export async function insertWays(knex: Knex): Promise<void> {
  await addDeliveryMethod(knex, { code: 'kuryr', price: 99 });
  const methods = paymentKinds.map((kind) => ({ code: kind, kind, position: 1 }));
  await addPaymentMethod.many(knex, methods);
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
): Promise<Order> {
  const order = await addOrder(knex, {
    total: due,
    status,
    payment_status: paymentStatus,
    payment_code: paymentCode,
    billing_address: billing,
  });
  await insertLine(knex, order.id, due);
  return order;
}

/** Two covers that cost the whole order. */
async function insertLine(knex: Knex, orderId: number, net: number): Promise<void> {
  const [first, second] = [Math.ceil(net / 2), Math.floor(net / 2)];
  const own = { order_id: orderId };
  const line = await addOrderLine(knex, { ...own, quantity: 2, unit_price: first, net });
  const piece = { ...own, line_id: line.id };
  await addOrderUnit.many(knex, [
    { ...piece, position: 1, net: first },
    { ...piece, position: 2, net: second },
  ]);
}

/** What the order says of its money. */
export const paymentStatusOf = async (knex: Knex, id: number): Promise<string> => {
  const row = await knex('orders')
    .where({ id })
    .first<{ payment_status: string }>('payment_status');
  return row.payment_status;
};
