import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { items, order, prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { rowOf } from '#tests/api/orders/order-steps.ts';
import { numberAt } from '#tests/support/order-number.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { secondAdmin } from './second-admin.ts';

let app: TestApp;
let admin: TestClient;
let puppet: TestClient;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  admin = await signIn(app, 'admin');
  puppet = await secondAdmin(app);
  await order(app.client(), { products: [[items.phone, 1]], payment: 'bank-transfer' });
  await admin.post('admin-bank-transfer', {
    body: { movement: 'm-1', variableSymbol: numberAt(app), amount: 20_000 },
  });
});
afterAll(() => app.close());

const release = async () => {
  const [act] = (await puppet.get('prepared-act-list', { query: {} })).results;
  if (!act) throw new Error('nothing waits for this person');
  const body = { version: act.version, to: 'released' as const, note: '' };
  return puppet.post('prepared-act-decide', { params: { id: act.id }, body });
};
const paymentStatus = async () => (await rowOf(app, 'orders'))['payment_status'];

it('an act is not released by an account that its preparer made or changed in the last week', async () => {
  const [made] = (await admin.get('active-users', { query: { term: 'druhy' } })).results;
  if (!made) throw new Error('there is no second admin');
  await admin.post('save-user', { body: { ...made, name: 'Druhý Správce' } });
  const { results, toDecide } = await puppet.get('prepared-act-list', { query: {} });
  expect([toDecide, results.map(({ mayDecide }) => mayDecide)]).toEqual([0, [false]]);
  const { status, body: told } = await refusalOf(release());
  expect([status, String(told['detail'])]).toEqual([403, expect.stringContaining('7 dnech')]);
  expect(await paymentStatus()).toBe('waiting');
});

it('an account that somebody else made is a second person as any other', async () => {
  expect(await release()).toMatchObject({ status: 'released' });
  expect(await paymentStatus()).not.toBe('waiting');
});
