import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '#tests/support/staff.ts';
import { numberAt } from '#tests/support/order-number.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { codeOf, items, order, prepareOrderShop, startOrderApp } from '../orders/order-fixture.ts';
import { cancel, pay, releaseAll } from '../orders/order-steps.ts';
import { secondAdmin } from '../two-people/second-admin.ts';
import { booking, camt } from './camt-statement.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
  await prepareOrderShop(app);
});
afterAll(() => app.close());

const account = 'CZ6508000000192000145399';

/** A transfer that was paid for an order and goes back, in a file of the bank; whole crowns. */
async function sentRefund(): Promise<number> {
  const client = app.client();
  const support = await signIn(app, 'support');
  const placed = await order(client, { products: [[items.case, 1]], payment: 'bank-transfer' });
  const { due } = await app.deps.knex('orders').first<{ due: number }>('due');
  await pay(app, due);
  await cancel(client, codeOf(placed));
  const [refund] = (await support.get('admin-refund-list', { query: {} })).results;
  const params = { id: refund?.id ?? 0 };
  const body = { version: refund?.version ?? 0, account, holder: 'Jan Zelenka', reason: '' };
  await support.post('admin-refund-payout', { params, body });
  await releaseAll(app);
  return refund?.amount ?? 0;
}

it('is done by the debit of its order', async () => {
  const amount = await sentRefund();
  const admin = await secondAdmin(app);
  const [sent] = (await admin.get('payout-orders', {})).results;
  await admin.post('payout-file', { params: { id: sent?.id ?? 0 } });
  const debit = (said: object) =>
    booking({
      sign: 'DBIT',
      symbol: numberAt(app),
      amount: `${String(amount)}.00`,
      account,
      ...said,
    });
  const upload = async (said: object) => {
    const form = formWith({}, Buffer.from(camt([debit(said)])), 'vypis.xml');
    const answer = await sendForm(admin, 'payment/bank/statements/', form);
    return answer.json() as Promise<unknown>; // JSON of the API
  };
  const refund = () => app.deps.knex('refunds').first<{ status: string }>('status');
  expect(await upload({ amount: `${String(amount)}.01` })).toMatchObject({ open: 1 });
  expect(await refund()).toEqual({ status: 'waiting' });
  expect(await upload({ reference: 'B-2' })).toMatchObject({ taken: 1 });
  expect(await refund()).toEqual({ status: 'done' });
  const { results } = await admin.get('bank-entry-list', { query: { state: 'taken' } });
  expect(results).toMatchObject([{ payoutReference: sent?.reference, orderNumber: numberAt(app) }]);
  expect(await upload({ reference: 'B-3' })).toMatchObject({ open: 1 });
});
