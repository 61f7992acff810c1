import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addUser } from '#tests/support/factories/people.ts';
import { openSession } from '#api/platform/sessions/sessions.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { insertOrder, insertWays, paymentStatusOf } from '../payments/order-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await insertWays(app.deps.knex);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

/** The letters of these tests that Windows writes by other bytes than Latin does. */
const cp1250 = (text: string): Buffer =>
  Buffer.from(text.replaceAll('ž', '\u009e').replaceAll('Š', '\u008a'), 'latin1');

const own = '0000192000145399';
const head = (sum: string) =>
  `074${own}${'OBMENA SRO'.padEnd(20)}251126${'0'.padStart(14, '0')}+${sum.padStart(14, '0')}+` +
  `${'0'.padStart(14, '0')}0${sum.padStart(14, '0')}0001261126`.padEnd(53);
const movement = (amount: string, symbol: string) =>
  `075${own}0000002000145399${'77'.padStart(13, '0')}${amount.padStart(12, '0')}2` +
  `${symbol.padStart(10, '0')}0008000308${'0'.repeat(10)}261126${'Šímová Blážena'.padEnd(20)}00203261126`;

async function upload(...symbols: readonly string[]) {
  const lines = symbols.flatMap((symbol) => [movement('90000', symbol), '078Dekuji']);
  const file = cp1250([head(String(90_000 * symbols.length)), ...lines].join('\r\n'));
  const support = await signIn(app, 'support');
  const form = formWith({}, file, 'vypis.gpc');
  const answer = await sendForm(support, 'payment/bank/statements/', form);
  const body: unknown = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBe(200);
  return { body, support };
}

it('reads the letters of GPC, and pays its order', async () => {
  const order = await insertOrder(app.deps.knex, { due: 900 });
  const { body, support } = await upload(order.number);
  expect(body).toMatchObject({ entries: 1, taken: 1, difference: 0 });
  expect(await paymentStatusOf(app.deps.knex, order.id)).toBe('paid');
  const { results } = await support.get('bank-entry-list', { query: { state: 'taken' } });
  expect(results).toMatchObject([
    { counterName: 'Šímová Blážena', message: 'Dekuji', counterAccount: '…0800' },
  ]);
});

it('gives a person the payments of their orders, and nobody else’s', async () => {
  const { knex } = app.deps;
  const mine = await insertOrder(knex, { due: 900 });
  const other = await insertOrder(knex, { due: 901 });
  await knex('orders').where({ id: mine.id }).update({ e_mail: 'jana@posta.example' });
  await knex('orders').where({ id: other.id }).update({ e_mail: 'petr@posta.example' });
  await upload(mine.number, other.number);
  const copyOf = async (eMail: string) => {
    const user = await addUser(knex, { e_mail: eMail, role: 'customer' });
    const session = await openSession(knex, { id: user.id, role: 'customer' }, app.clock.now);
    const client = app.client();
    client.cookies.set('session', session.token);
    const text = await (await client.fetch('/api/new/user-profile/export/')).text();
    expect(text).not.toContain('2000145399');
    return JSON.parse(text) as unknown; // JSON of the API
  };
  expect(await copyOf('jana@posta.example')).toMatchObject({
    bankMovements: [{ orderNumber: mine.number, amount: 90_000, counterName: 'Šímová Blážena' }],
  });
  // What only named the order of another amount was not its payment.
  expect(await copyOf('petr@posta.example')).toMatchObject({ bankMovements: [] });
});
