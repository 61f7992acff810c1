import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signIn } from '#tests/support/staff.ts';
import { numberAt } from '#tests/support/order-number.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { codeOf, order, prepareOrderShop, startOrderApp } from './order-fixture.ts';
import { cancel, cash, moveThrough, pay } from './order-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

async function historyFor(language: 'cs' | 'ro' = 'cs') {
  await app.deps.knex('users').where({ role: 'support' }).update({ e_mail: 'drive@posta.example' });
  const staff = await signIn(app, 'support');
  staff.cookies.set('language', language);
  const { history } = await staff.get('admin-order', { params: { id: 1 } });
  return history.map(({ text, by, reason }) => [text, by, reason]);
}

it('tells staff who paid anew and how they had shown that the order is theirs', async () => {
  const client = app.client();
  const code = codeOf(await order(client, { payment: 'bank-transfer' }));
  const params = { code };
  await client.post('order-pay', { params, body: { typePayment: 'card' } });
  expect(await app.deps.knex('order_events').orderBy('id')).toMatchObject([
    {},
    { actor: 'customer', proof: 'link', reason: 'card' },
  ]);
  expect((await historyFor()).at(-1)).toEqual([
    'Zákazník začal platit (Platba kartou)',
    'zákazník, odkazem z e-mailu',
    '',
  ]);
  // The customer reads of states alone.
  const { history } = await client.get('order', { params });
  expect(history.map(({ text }) => text)).toEqual(['Čeká na zaplacení']);
});

it('names the account that cancelled with its reason, and the staff who moved', async () => {
  const owner = await signIn(app, 'customer');
  const code = codeOf(await order(owner, cash));
  await moveThrough(app, 'picking');
  expect((await historyFor()).at(-1)).toEqual(['Chystáme ji', 'Jana Nováková', 'ručně']);
  await app.deps.knex('orders').update({ status: 'confirmed' });
  await cancel(owner, code);
  expect((await historyFor('ro')).at(-1)).toEqual([
    'Anulată',
    'clientul, autentificat',
    'rozmyslel jsem si to',
  ]);
});

it('names both people of money that one typed and another released', async () => {
  await order(app.client(), { payment: 'bank-transfer' });
  await pay(app, 20_000);
  const told = (await historyFor()).map(([text, by]) => [text, by]);
  expect(told).toContainEqual(['Peníze připraveny pro druhou osobu', 'Jana Nováková']);
  expect(told).toContainEqual(['Připravené peníze uvolněny', 'Jana Nováková']);
});

it('tells the code of a payment attempt no link to its order', async () => {
  const client = app.client();
  const placed = await order(client, { payment: 'card' });
  const { code } = await app.deps.knex('payments').first<{ code: string }>('code');
  const answer = await app.client().fetch(`/api/new/payment/${code}/status/`);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain(numberAt(app));
  expect(text).not.toContain(codeOf(placed));
});
