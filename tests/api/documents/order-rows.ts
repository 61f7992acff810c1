import type { Knex } from 'knex';
import { addProduct } from '#tests/support/factories/catalogue.ts';
import { addPassport } from '#tests/support/factories/devices.ts';
import {
  addOrder,
  addOrderLine,
  addOrderUnit,
  addRefund,
  addRefundUnit,
} from '#tests/support/factories/orders.ts';
import { times, type Given } from '#tests/support/factories/row-factory.ts';
import { addDeliveryMethod, addPaymentMethod } from '#tests/support/factories/sales.ts';

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
  changed: Given<'orders'> = {},
): Promise<number[]> {
  await addPaymentMethod(knex, { code: 'transfer', kind: 'bank_transfer' });
  await addDeliveryMethod(knex, { code: 'courier' });
  const orders = await addOrder.many(
    knex,
    times(count, (number) => ({
      number: `126${String(number).padStart(7, '0')}`,
      e_mail: 'zofie@example.cz',
      status: 'confirmed',
      payment_status: 'paid',
      payment_code: 'transfer',
      delivery_code: 'courier',
      total: 24_990,
      billing_address: address,
      placed_at: new Date(),
      ...changed,
    })),
  );
  return orders.map(({ id }) => id);
}

/** A line of an order, with the nets of its pieces; answers the ids of these. */
export async function insertLine(
  knex: Knex,
  orderId: number,
  nets: readonly number[],
  changed: Given<'order_lines'> = {},
): Promise<number[]> {
  const lines = await knex('order_lines').where({ order_id: orderId });
  const line = await addOrderLine(knex, {
    order_id: orderId,
    position: lines.length + 1,
    code: 'OB-1',
    name: { cs: 'Sluchátka', ro: 'Căști' },
    quantity: nets.length,
    unit_price: Math.max(...nets),
    net: nets.reduce((sum, net) => sum + net, 0),
    ...changed,
  });
  const own = { order_id: orderId, line_id: line.id };
  const units = await addOrderUnit.many(
    knex,
    nets.map((net, index) => ({ ...own, position: index + 1, net })),
  );
  return units.map(({ id }) => id);
}

/** A refund of an order, of some of its pieces; answers its id. */
export async function insertRefund(
  knex: Knex,
  orderId: number,
  unitIds: readonly number[] = [],
): Promise<number> {
  const refund = await addRefund(knex, { order_id: orderId });
  for (const id of unitIds) {
    const { net } = await knex('order_units').where({ id }).first<{ net: number }>('net');
    await addRefundUnit(knex, { refund_id: refund.id, unit_id: id, net });
  }
  return refund.id;
}

/** A used phone with the passport of its serial number; answers the id of the piece. */
export async function insertUsedDevice(knex: Knex, serialLast4: string): Promise<number> {
  const passport = await addPassport(knex, { serial_last4: serialLast4 });
  const piece = await addProduct(knex, {
    condition: 'used',
    grade: 'A',
    price: 9_000,
    bought_for: 5_000,
    passport_id: passport.id,
  });
  return piece.id;
}
