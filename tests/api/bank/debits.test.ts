import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { movementsOf } from '#api/bank/movements-of.ts';
import { answersB, imeiOf, insertDevices, saleBody } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { openDesk } from '../buyback/buyback-desk.ts';
import { booking, camt } from './camt-statement.ts';

let app: TestApp;
let at: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-11-25T10:00:00Z') });
});
beforeEach(async () => {
  await insertDevices(app.deps.knex);
  at = await openDesk(app);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

/** A device for 5 900, to the same account as every other one. */
async function sell(id: number, imei = imeiOf(id)) {
  await app.client().change('buyback/sell-online/', saleBody(imei));
  await at.move('received', { id });
  await at.inspect(answersB, { id });
}

/** A released order of which the bank has its file. */
async function send(...ids: readonly number[]) {
  await at.prepare(ids);
  const { order } = await at.release(ids);
  if (!order) throw new Error('nothing was released');
  await at.admin.post('payout-file', { params: { id: order.id } });
  return order;
}

async function sentOrder(...ids: readonly number[]) {
  for (const id of ids) await sell(id);
  return send(...ids);
}

async function upload(by: TestClient, ...bookings: Partial<Parameters<typeof booking>[0]>[]) {
  const file = camt(bookings.map((said) => booking({ sign: 'DBIT', amount: '5900.00', ...said })));
  const form = formWith({}, Buffer.from(file), 'vypis.xml');
  const answer = await sendForm(by, 'payment/bank/statements/', form);
  const body: unknown = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBe(200);
  return body;
}
const list = (state: 'open' | 'taken' = 'open') =>
  at.admin.get('bank-entry-list', { query: { state } });
const statuses = (): Promise<string[]> => app.deps.knex('buybacks').orderBy('id').pluck('status');

it('pays the device that it names and puts it into stock, once', async () => {
  const { reference } = await sentOrder(1, 2);
  expect(await upload(at.admin, { symbol: '2' })).toMatchObject({ taken: 1, open: 0 });
  expect(await statuses()).toEqual(['payout_pending', 'paid']);
  expect(await app.deps.knex('products')).toHaveLength(1);
  expect((await at.detail(2)).history.at(-1)).toMatchObject({ to: 'paid', reason: reference });
  expect((await list('taken')).results).toMatchObject([{ payoutReference: reference }]);
  expect(await upload(at.admin, { symbol: '2' })).toMatchObject({ added: 0 });
  expect(await upload(at.admin, { symbol: '2', reference: 'B-2' })).toMatchObject({ open: 1 });
  expect((await list()).results).toMatchObject([
    { reason: 'payout_paid', payoutReference: reference },
  ]);
  expect(await app.deps.knex('products')).toHaveLength(1);
});

it('is in the copy of the data of who sold the device, and of nobody else', async () => {
  await sentOrder(1, 2);
  await upload(at.admin, { symbol: '2' });
  const { knex, cipher } = app.deps;
  const copyFor = (id: number) => movementsOf(knex, cipher, { orders: [], buybacks: [id] });
  expect(await copyFor(2)).toMatchObject([{ amount: -590_000, counterAccount: '…5399' }]);
  expect(await copyFor(1)).toEqual([]);
});

it('pays the only one of its amount and account where it names none', async () => {
  await sentOrder(1);
  expect(await upload(at.admin, { symbol: '' })).toMatchObject({ taken: 1 });
  expect(await statuses()).toEqual(['paid']);
});

it.each([
  ['payout_differs', { symbol: '1', amount: '5901.00' }],
  ['payout_differs', { symbol: '1', account: 'CZ4120100000002000000000' }],
  ['payout_differs', { symbol: '77' }],
  ['several_payouts', { symbol: '' }],
  ['debit', { symbol: '77', amount: '5901.00' }],
] as const)('leaves it to a person as %s of %o', async (reason, said) => {
  const order = await sentOrder(1, 2);
  await upload(at.admin, said);
  const isProposed = reason === 'payout_differs';
  expect((await list()).results).toMatchObject([
    { reason, payoutReference: isProposed ? order.reference : null },
  ]);
  expect(await statuses()).toEqual(['payout_pending', 'payout_pending']);
});

it('is none of an order whose file was not made', async () => {
  await sentOrder(1);
  await app.deps.knex('payout_orders').update({ file_made_at: null });
  await upload(at.admin, { symbol: '1' });
  expect((await list()).results).toMatchObject([{ reason: 'debit', payoutReference: null }]);
});

it('is left to who may pay, and follows their word', async () => {
  const { id } = await sentOrder(1);
  await upload(await signIn(app, 'support'), { symbol: '1' });
  expect((await list()).results).toMatchObject([{ reason: 'payout_unconfirmed' }]);
  expect(await statuses()).toEqual(['payout_pending']);
  await at.admin.post('payout-paid', { params: { id } });
  expect((await list('taken')).results).toHaveLength(1);
});

it('is confirmed from the statement by who may pay, once', async () => {
  await sentOrder(1);
  const support = await signIn(app, 'support');
  await upload(support, { symbol: '1' });
  const [entry] = (await list()).results;
  const confirm = { params: { id: entry?.id ?? 0 }, body: { version: entry?.version ?? 0 } };
  await expect(support.post('bank-entry-pay', confirm)).rejects.toMatchObject({ status: 403 });
  expect(await at.admin.post('bank-entry-pay', confirm)).toMatchObject({ state: 'taken' });
  expect(await statuses()).toEqual(['paid']);
  expect(await app.deps.knex('products')).toHaveLength(1);
  await expect(at.admin.post('bank-entry-pay', confirm)).rejects.toMatchObject({ status: 409 });
});

it('confirms nothing where it is of no certain payout', async () => {
  await sentOrder(1, 2);
  await upload(at.admin, { symbol: '' });
  const [entry] = (await list()).results;
  const confirm = { params: { id: entry?.id ?? 0 }, body: { version: entry?.version ?? 0 } };
  await expect(at.admin.post('bank-entry-pay', confirm)).rejects.toMatchObject({ status: 409 });
  expect(await statuses()).toEqual(['payout_pending', 'payout_pending']);
});

it('belongs to what was marked as paid by hand', async () => {
  const { id } = await sentOrder(1);
  await at.admin.post('payout-paid', { params: { id } });
  expect(await upload(at.admin, { symbol: '1' })).toMatchObject({ taken: 1 });
  expect(await app.deps.knex('products')).toHaveLength(1);
});

it('keeps nobody else waiting for a device that is in stock already', async () => {
  await sentOrder(1);
  await upload(at.admin, { symbol: '1' });
  await sell(2, imeiOf(1));
  await sell(3);
  await send(2, 3);
  const said = [
    { symbol: '2', reference: 'B-2' },
    { symbol: '3', reference: 'B-3' },
  ];
  expect(await upload(at.admin, ...said)).toMatchObject({ taken: 1, open: 1 });
  expect((await list()).results).toMatchObject([{ reason: 'payout_refused' }]);
  expect(await statuses()).toEqual(['paid', 'payout_pending', 'paid']);
});
