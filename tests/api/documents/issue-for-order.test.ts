import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { issueCreditNote, issueInvoice } from '#api/documents/issue-for-order.ts';
import { parseEnvironment } from '#api/platform/settings/environment.ts';
import type { InvoiceDocument } from '#core/documents/invoice-document.ts';
import { testDatabase, truncateAll } from '#tests/support/database.ts';
import { insertLine, insertOrders, insertRefund, insertUsedDevice } from './order-rows.ts';

let knex: Knex;
beforeAll(() => {
  knex = openDatabase(testDatabase());
});
beforeEach(() => truncateAll(knex));
afterAll(async () => {
  await truncateAll(knex);
  await knex.destroy();
});

const deps = { environment: parseEnvironment({}), now: () => new Date('2026-11-21T23:30:00Z') };
const invoice = async (orderId: number) =>
  (await knex.transaction((trx) => issueInvoice(trx, deps, orderId))).snapshot;
const credit = (refundId: number) =>
  knex.transaction((trx) => issueCreditNote(trx, deps, refundId));
const creditOf = async (orderId: number, unitIds: readonly number[]): Promise<InvoiceDocument> => {
  const row = await credit(await insertRefund(knex, orderId, unitIds));
  if (!row) throw new Error('no credit note');
  return row.snapshot;
};

it('invoices an order with its stored nets, in its language, on the day of the market', async () => {
  const total = { total: 1_579, language: 'ro' } as const;
  const [orderId = 0] = await insertOrders(knex, 1, total);
  await insertLine(knex, orderId, [500, 500, 499], { unit_price: 600 });
  await insertLine(knex, orderId, [80], { kind: 'shipping', code: 'courier' });
  expect(await invoice(orderId)).toMatchObject({
    number: '2260000001',
    orderNumber: '1260000001',
    variableSymbol: '1260000001',
    issuedOn: '2026-11-22',
    suppliedOn: '2026-11-22',
    dueOn: '2026-11-22',
    total: 1_579,
    paid: 1_579,
    toPay: 0,
    payment: 'bank_transfer',
    language: 'ro',
    buyer: { name: 'Žofie Řeřichová', city: 'Brno' },
    seller: { name: 'Obměna s.r.o.' },
    lines: [
      { name: 'Căști', code: 'OB-1', quantity: 3, unitPrice: 600, discount: 301, total: 1_499 },
      { code: null, total: 80 },
    ],
  });
});

it('leaves open what was not paid yet, until the order lets its stock go', async () => {
  const release = { release_at: new Date('2026-11-28T12:00:00Z') };
  const waiting = { ...release, payment_status: 'waiting', total: 500 } as const;
  const [orderId = 0] = await insertOrders(knex, 1, waiting);
  await insertLine(knex, orderId, [500]);
  expect(await invoice(orderId)).toMatchObject({ paid: 0, toPay: 500, dueOn: '2026-11-28' });
});

it('invoices an order that a swapped device paid for without a payment', async () => {
  const swap = { total: 500, buyback_credit: 400, bonus_credit: 100, due: 0 };
  const [orderId = 0] = await insertOrders(knex, 1, { ...swap, payment_status: 'none' });
  await insertLine(knex, orderId, [500]);
  const document = { payment: 'none', buyback: 400, bonus: 100, toPay: 0 };
  expect(await invoice(orderId)).toMatchObject(document);
});

it('credits the pieces that came back at what was paid for each, to the last crown', async () => {
  const [orderId = 0] = await insertOrders(knex, 1, { total: 1_499, due: 1_499 });
  const [first = 0, second = 0, third = 0] = await insertLine(knex, orderId, [500, 500, 499], {
    unit_price: 600,
  });
  const { total } = await invoice(orderId);
  const one = await creditOf(orderId, [third]);
  expect(one).toMatchObject({
    total: -499,
    toPay: -499,
    buyer: { name: 'Žofie Řeřichová' },
    correction: { number: '2260000001', issuedOn: '2026-11-22', reason: 'withdrawn' },
    lines: [{ quantity: 1, unitPrice: -600, discount: -101, total: -499 }],
  });
  const rest = await creditOf(orderId, [first, second]);
  expect(rest.lines).toMatchObject([{ quantity: 2, total: -1_000 }]);
  expect(total + one.total + rest.total).toBe(0);
});

it('takes the bonus of a swap back with the goods it was given for, and does not pay it out', async () => {
  const swap = { total: 1_000, buyback_credit: 500, bonus_credit: 200, due: 300 };
  const [orderId = 0] = await insertOrders(knex, 1, swap);
  const [first = 0, second = 0] = await insertLine(knex, orderId, [400, 600]);
  await invoice(orderId);
  expect(await creditOf(orderId, [first])).toMatchObject({ total: -400, bonus: 0, toPay: -400 });
  const last = { total: -600, bonus: -200, toPay: -400 };
  expect(await creditOf(orderId, [second])).toMatchObject(last);
});

it('credits nothing for an order without an invoice, nor for money without goods', async () => {
  const [orderId = 0] = await insertOrders(knex, 1, { total: 500, due: 500 });
  const [unit = 0] = await insertLine(knex, orderId, [500]);
  expect(await credit(await insertRefund(knex, orderId, [unit]))).toBeNull();
  await invoice(orderId);
  expect(await credit(await insertRefund(knex, orderId))).toBeNull();
});

it('remembers the buyer whom the order has forgotten', async () => {
  const [orderId = 0] = await insertOrders(knex, 1, { total: 500, due: 500 });
  const [unit = 0] = await insertLine(knex, orderId, [500]);
  await invoice(orderId);
  const wiped = { e_mail: null, billing_address: null, wiped_at: new Date() };
  await knex('orders').where({ id: orderId }).update(wiped);
  expect((await creditOf(orderId, [unit])).buyer.name).toBe('Žofie Řeřichová');
});

it('names the condition, the grade and the end of the serial number of a used device', async () => {
  const [orderId = 0] = await insertOrders(knex, 1, { total: 9_490, due: 9_490 });
  const used = JSON.stringify({ seoName: 'iphone-15', condition: 'used', grade: 'A' });
  const [unit = 0] = await insertLine(knex, orderId, [9_000], {
    product_id: await insertUsedDevice(knex, '4321'),
    details: used,
    vat_scheme: 'margin',
    bought_for: 5_000,
  });
  const fresh = JSON.stringify({ seoName: 'sluchatka', condition: 'new', grade: null });
  await insertLine(knex, orderId, [490], { details: fresh });
  const details = ['Použité, stav A', 'výr.\u00a0č. končí 4321'];
  expect((await invoice(orderId)).lines).toMatchObject([{ details }, { details: [] }]);
  expect((await creditOf(orderId, [unit])).lines).toMatchObject([{ details }]);
});
