import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  answersA,
  answersB,
  answersC,
  customer,
  imeiOf,
  insertDevices,
  saleBody,
} from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openDesk } from './buyback-desk.ts';

let app: TestApp;
let at: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-10-01T10:00:00Z') });
});
beforeEach(async () => {
  await insertDevices(app.deps.knex);
  at = await openDesk(app);
  await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const counterCode = async () => {
  const row: { code: string } | undefined = await app.deps.knex('counter_offers').first('code');
  if (!row) throw new Error('no counter-offer was made');
  return row.code;
};

/** What the seller's page of the sale says. */
const ownState = async () => {
  const { code = '' } = (await app.deps.knex('buybacks').first('code')) ?? {};
  return app.client().post('buyback-status', { body: { code, eMail: customer.e_mail } });
};

it('pays more for a better device and says so in the history', async () => {
  await at.move('received');
  const inspected = await at.inspect(answersA);
  expect(inspected).toMatchObject({ status: 'accepted', price: 7_700, quality: 'A' });
  expect(inspected.history.at(-1)).toMatchObject({ to: 'accepted', reason: 'raised' });
});

it('makes a counter-offer for a lower grade, which the customer accepts once', async () => {
  await at.move('received');
  expect(await at.inspect(answersC, { note: 'Rám je promáčklý.' })).toMatchObject({
    status: 'counter_offered',
    price: 5_900,
  });
  const params = { code: await counterCode() };
  const client = app.client();
  expect(await client.get('buyback-counter-offer', { params })).toMatchObject({
    price: 3_200,
    originalPrice: 5_900,
    quality: 'C',
    originalQuality: 'B',
    differences: [
      { name: 'Tělo', answered: 'body stav B', found: 'body stav C', amount: expect.any(Number) },
    ],
    gradeAmount: expect.any(Number),
    minimumAmount: 0,
    photos: [],
    note: 'Rám je promáčklý.',
    decision: 'open',
    answerBy: '2026-10-21T21:59:59.999Z',
  });
  expect(await ownState()).toMatchObject({ status: 'counter_offered', decisionCode: params.code });
  const { price, originalPrice, gradeAmount, differences } = await client.get(
    'buyback-counter-offer',
    { params },
  );
  const parts = differences.reduce((sum, { amount }) => sum + (amount ?? 0), gradeAmount ?? 0);
  expect(parts).toBe(price - originalPrice);
  const decide = (decision: 'accept' | 'refuse') =>
    client.post('buyback-counter-offer-decide', { params, body: { decision } });
  const twice = await Promise.all([decide('accept'), decide('accept')]);
  expect(twice.map(({ decision }) => decision)).toEqual(['accepted', 'accepted']);
  expect((await refusalOf(decide('refuse'))).status).toBe(409);
  expect(await ownState()).toMatchObject({ status: 'accepted', decisionCode: null });
  expect(await at.detail()).toMatchObject({ status: 'accepted', price: 3_200, quality: 'C' });
  expect(await at.mailKinds()).toEqual(['confirmation', 'received', 'counter-offer', 'accepted']);
  expect((await refusalOf(at.inspect(answersC))).status).toBe(400);
});

it('sends the device back free of charge when the customer refuses', async () => {
  await at.move('received');
  await at.inspect(answersC);
  const params = { code: await counterCode() };
  const body = { decision: 'refuse' } as const;
  await app.client().post('buyback-counter-offer-decide', { params, body });
  expect(await at.detail()).toMatchObject({ status: 'returning', price: 5_900 });
  await at.move('returned');
  expect((await at.mailKinds()).slice(-2)).toEqual(['returning', 'returned']);
});

it('never lets staff answer a counter-offer for the customer', async () => {
  await at.move('received');
  await at.inspect(answersC);
  expect((await refusalOf(at.move('accepted'))).status).toBe(400);
});

it('rejects a device that the price list does not buy as it is', async () => {
  await at.move('received');
  const locked = [...answersB.slice(0, 4), 'lock_no'];
  expect(await at.inspect(locked)).toMatchObject({ status: 'rejected', price: 5_900 });
  expect((await at.mailKinds()).at(-1)).toBe('rejected');
});

it.each([
  ['an open question', answersB.slice(1)],
  ['an unknown choice', [...answersB.slice(1), 'display_golden']],
])('refuses an inspection with %s', async (_, choices) => {
  await at.move('received');
  const refused = await refusalOf(at.inspect(choices));
  expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['device_condition_choices']]);
  expect(await app.deps.knex('buyback_inspections')).toEqual([]);
});

it('lets one of an acceptance and a refusal at the same moment count', async () => {
  await at.move('received');
  await at.inspect(answersC);
  const params = { code: await counterCode() };
  const decisions = (['accept', 'refuse', 'accept', 'refuse'] as const).map((decision) =>
    app.client().change(`buyback/counter-offer/${params.code}/decide/`, { decision }),
  );
  const statuses = (await Promise.all(decisions)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 409, 409]);
  expect((await at.detail()).history).toHaveLength(6);
});

it('compares the number of the device with the seller’s, and inspects no other device in its place', async () => {
  await at.move('received');
  const params = { id: 1 };
  const { version } = await at.detail();
  const send = (deviceNumber: string | null) =>
    at.desk.post('admin-buyback-inspect', {
      params,
      body: { deviceConditionChoices: answersB, deviceNumber, note: '', version },
    });
  expect(await refusalOf(send(imeiOf(2)))).toMatchObject({ status: 400 });
  expect(await app.deps.knex('buyback_inspections')).toEqual([]);
  const file = await at.desk.get('buyback-desk', { params });
  expect(file).toMatchObject({ deviceNumber: 'imei', inspection: null });
  await send(imeiOf(1));
  const done = await at.desk.get('buyback-desk', { params });
  expect(done.inspection).toMatchObject({ numberCheck: 'same' });
});
