import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { customer, imeiOf, insertDevices, saleBody } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.now = new Date('2026-10-01T10:00:00Z');
  await insertDevices(app.deps.knex);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const sell = () => app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
const code = async () => {
  const row = await app.deps.knex('buybacks').orderBy('id', 'desc').first('code');
  return row?.code ?? '';
};
const callOff = async (body: Readonly<Record<string, string>>) => {
  const response = await app.client().change('buyback/call-off/', body);
  const reply: unknown = await response.json();
  return { status: response.status, body: reply };
};

it('ends a sale by its seller, who says so on record and is told by a mail, and may sell the device anew', async () => {
  expect((await sell()).status).toBe(201);
  expect((await sell()).status).toBe(400);
  const known = { code: await code(), e_mail: customer.e_mail };
  expect(await callOff(known)).toMatchObject({
    status: 200,
    body: { status: 'cancelled', can_call_off: false },
  });
  const moves = await app.deps.knex('buyback_events').orderBy('id', 'desc').first();
  expect(moves).toMatchObject({ to_status: 'cancelled', actor: 'customer' });
  expect(await app.deps.knex('mails').pluck('kind')).toContain('buyback-cancelled');
  expect((await sell()).status).toBe(201);
});

it('ends it once, however often the button is pressed', async () => {
  await sell();
  const known = { code: await code(), e_mail: customer.e_mail };
  const answers = await Promise.all([callOff(known), callOff(known), callOff(known)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const ended = await app.deps.knex('buyback_events').where('to_status', 'cancelled');
  expect(ended).toHaveLength(1);
});

it('leaves a sale alone whose device is here, and one whose mail is not known', async () => {
  await sell();
  const known = { code: await code(), e_mail: customer.e_mail };
  expect((await callOff({ ...known, e_mail: 'nekdo.jiny@posta.example' })).status).toBe(404);
  await app.deps.knex('buybacks').update({ status: 'received' });
  expect((await callOff(known)).status).toBe(409);
  expect(await app.deps.knex('buybacks').pluck('status')).toEqual(['received']);
});
