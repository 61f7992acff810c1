import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { order, prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { cash, moveThrough } from '#tests/api/orders/order-steps.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

/** What a key with `orders.read`, which an admin made, is answered of the only order. */
async function readByKey(key: string) {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await app.client().fetch('/api/new/order/admin/orders/1/', { headers });
  return { status: answer.status, text: await answer.text() };
}

it('shows a key of an admin the goods in the warehouse and nothing of their customer', async () => {
  await order(app.client(), cash);
  const admin = await signIn(app, 'admin');
  const wish = { name: 'Sklad', scopes: ['orders.read' as const], days: 30 as const };
  const { key } = await admin.post('api-key-make', { body: wish });
  const whole = await admin.get('admin-order', { params: { id: 1 } });
  expect(whole).toMatchObject({ sight: 'whole', due: 20_039 });
  const { status, text } = await readByKey(key);
  expect([status, JSON.parse(text)]).toMatchObject([
    200,
    { sight: 'goods', total: 0, due: 0, moves: [], reveals: [], documents: [], withdrawals: [] },
  ]);
  expect(text).not.toMatch(/Zelenka|Dlouhá|D…|posta\.example|…567/);
  await moveThrough(app, 'picking', 'packed', 'handed_over');
  expect((await readByKey(key)).status).toBe(404);
  expect((await admin.get('admin-order', { params: { id: 1 } })).sight).toBe('whole');
});
