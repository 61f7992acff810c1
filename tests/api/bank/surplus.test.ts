import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBooks } from '#api/books/check-books.ts';
import { numberAt } from '#tests/support/order-number.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { items, order, prepareOrderShop, startOrderApp } from '../orders/order-fixture.ts';
import { releaseAll } from '../orders/order-steps.ts';
import { secondAdmin } from '../two-people/second-admin.ts';
import { booking, camt } from './camt-statement.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
  await prepareOrderShop(app);
});
afterAll(() => app.close());

const surplus = 120;
const account = 'CZ6508000000192000145399';

it('goes back from a movement of too much: prepared, released, filed, paid', async () => {
  const support = await signIn(app, 'support');
  await order(app.client(), { products: [[items.case, 1]], payment: 'bank-transfer' });
  const { due } = await app.deps.knex('orders').first<{ due: number }>('due');
  const paid = booking({ amount: `${String(due + surplus)}.00`, symbol: numberAt(app) });
  const form = formWith({}, Buffer.from(camt([paid])), 'vypis.xml');
  await sendForm(support, 'payment/bank/statements/', form);
  const [entry] = (await support.get('bank-entry-list', { query: {} })).results;
  expect(entry).toMatchObject({ reason: 'overpaid', orderNumber: numberAt(app) });

  await support.post('bank-entry-assign', {
    params: { id: entry?.id ?? 0 },
    body: { version: entry?.version ?? 0, orderNumber: numberAt(app), givesSurplusBack: true },
  });
  await releaseAll(app);
  expect(await app.deps.knex('orders').first('payment_status', 'status')).toEqual({
    payment_status: 'paid',
    status: 'confirmed',
  });
  const [refund] = (await support.get('admin-refund-list', { query: {} })).results;
  expect(refund).toMatchObject({ amount: surplus, reason: 'captured_twice', way: 'account' });

  await support.post('admin-refund-payout', {
    params: { id: refund?.id ?? 0 },
    body: { version: refund?.version ?? 0, account, holder: 'Jan Zelenka', reason: '' },
  });
  await releaseAll(app);
  const admin = await secondAdmin(app);
  const [sent] = (await admin.get('payout-orders', {})).results;
  const params = { id: sent?.id ?? 0 };
  await admin.post('payout-file', { params });
  await admin.post('payout-paid', { params });
  expect(await app.deps.knex('refunds').select('status', 'amount')).toEqual([
    { status: 'done', amount: surplus },
  ]);
  await checkBooks.run({}, app.deps);
  const differing = await app.deps.knex('book_differences').select('check_name');
  expect(differing.filter((row) => !row.check_name.startsWith('stock_'))).toEqual([]);
});
