import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDiscount } from '#tests/support/factories/prices.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import {
  billing,
  checkOut,
  finish,
  items,
  order,
  prepareOrderShop,
  startOrderApp,
} from './order-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

const sumOf = async (table: string): Promise<number> => {
  const nets: number[] = await app.deps.knex(table).pluck('net');
  return nets.reduce((sum, net) => sum + net, 0);
};

it(
  'adds the nets of lines and of pieces up to the total of any order',
  { timeout: 120_000 },
  async () => {
    const quantity = fc.integer({ min: 1, max: 9 });
    const value = fc.integer({ min: 1, max: 99 });
    await fc.assert(
      fc.asyncProperty(quantity, quantity, value, async (phones, cases, percent) => {
        await prepareOrderShop(app);
        const discount = { is_automatic_assignment: true, discount_value: percent };
        await addDiscount(app.deps.knex, discount);
        const products = [
          [items.phone, phones],
          [items.case, cases],
        ] as const;
        const payment = 'bank-transfer';
        expect((await order(app.client(), { products, payment })).status).toBe(201);
        const { total } = await app.deps.knex('orders').first<{ total: number }>('total');
        expect(await sumOf('order_lines')).toBe(total);
        expect(await sumOf('order_units')).toBe(total);
      }),
      { numRuns: 6 },
    );
  },
);

it('keeps the VAT of the day: margin for a device that we bought back, none for an insurance', async () => {
  await app.deps.knex('products').where({ id: items.usedPhone }).update({ bought_for: 7_000 });
  const client = app.client();
  const body = { product: items.usedPhone, quantity: 1, general_tuito: { id: 1 } };
  expect((await client.change('cart/add-product/', body)).status).toBe(200);
  await checkOutAndFinish(client);
  expect(await app.deps.knex('order_lines').orderBy('position')).toMatchObject([
    { kind: 'goods', vat_scheme: 'margin', bought_for: 7_000, details: { grade: 'B' } },
    { kind: 'insurance', vat_scheme: 'exempt', vat_rate: 0, parent_position: 0 },
    { kind: 'shipping', vat_scheme: 'standard', vat_rate: 21 },
  ]);
});

it('stores a contract for each package on installments, with the plan that was agreed to', async () => {
  const client = app.client();
  const program = async (arrange: 'on-store' | 'online') =>
    app.deps
      .knex('installment_programs')
      .where({ arrange_type: arrange, kind: 'installments' })
      .orderBy('id')
      .first<{ id: number }>('id');
  const [atStore, online] = [await program('on-store'), await program('online')];
  const add = (product: number, installment: number) =>
    client.change('cart/add-product/', { product, quantity: 1, installment_id: installment });
  expect((await add(items.phone, atStore.id)).status).toBe(200);
  expect((await add(items.usedPhone, online.id)).status).toBe(200);
  const choose = (body: object) => client.change('cart/payments-and-deliveries/', body);
  // The contract of the first one is signed at a store.
  expect((await choose({ delivery: 'courier' })).status).toBe(400);
  expect((await choose({ delivery: 'store', store: 'praha' })).status).toBe(200);
  expect((await choose({ payment: 'card' })).status).toBe(400);
  expect((await choose({ payment: 'installments' })).status).toBe(200);
  await checkOutAndFinish(client, 'store', 'installments');
  expect(await app.deps.knex('installment_contracts').orderBy('id')).toMatchObject([
    { program_id: atStore.id, arrange_type: 'on-store', price: 20_000, status: 'offered' },
    { program_id: online.id, arrange_type: 'online', price: 12_000, plan: { months: 24 } },
  ]);
});

it('bills a company with its numbers, and keeps where the parcel goes apart', async () => {
  const client = app.client();
  const body = await checkOut(client);
  const company = { company: 'Firma s.r.o.', registration_number: '27082440' };
  const to = {
    ...billing,
    first_name: 'Jana',
    street: 'Krátká 1',
    city: 'Brno',
    postcode: '60200',
  };
  const answer = await finish(client, {
    ...body,
    order_billing_address: { ...billing, ...company, vat_number: 'CZ27082440' },
    order_delivery_address: to,
  });
  expect(answer.status).toBe(201);
  expect(await app.deps.knex('orders').first()).toMatchObject({
    billing_address: { company: 'Firma s.r.o.', registrationNumber: '27082440' },
    delivery_address: { firstName: 'Jana', street: 'Krátká 1' },
  });
});

async function checkOutAndFinish(
  client: ReturnType<TestApp['client']>,
  delivery = 'courier',
  payment = 'bank-transfer',
): Promise<void> {
  const body = await checkOut(client, { products: [], delivery, payment });
  const answer = await finish(client, body);
  expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
}
