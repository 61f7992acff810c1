import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  answersB,
  answersC,
  insertDevices,
  offerBody,
  publishVersion,
  tableQuestions,
  tablet,
} from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const path = 'buyback/send-to-email/';
const day = (text: string) => new Date(`${text}T12:00:00Z`);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.now = day('2026-10-01');
  await insertDevices(app.deps.knex);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const send = async (more: Readonly<Record<string, unknown>> = {}) => {
  const response = await app.client().change(path, offerBody(more));
  const text = await response.text();
  // Every answer is an object, or nothing.
  return { status: response.status, body: (text && JSON.parse(text)) as Record<string, unknown> };
};
interface Stored {
  readonly code: string;
  readonly status: string;
  readonly price: number;
  readonly grade: string;
  readonly locked_until: Date;
  readonly snapshot: Record<string, unknown>;
}
const stored = () => app.deps.knex('buybacks').orderBy('id').select<Stored[]>('*');

it('stores the offer with its snapshot, locks it for 14 days and queues one mail', async () => {
  expect(await send()).toEqual({ status: 204, body: '' });
  const [offer, ...rest] = await stored();
  expect(rest).toEqual([]);
  expect(offer).toMatchObject({ status: 'quoted', price: 5_900, grade: 'B' });
  expect(offer?.locked_until.toISOString()).toBe('2026-10-15T21:59:59.999Z');
  expect(offer?.code).toMatch(/^[\w-]{22}$/);
  expect(offer?.snapshot).toMatchObject({
    corrections: -1_100,
    answers: { 1: 'display_a', 2: 'body_b', 3: 'battery_c', 4: 'charger_d', 5: 'lock_yes' },
    appraisal: {
      version: 'v41',
      conditions: [{ name: { cs: 'Displej', ro: 'Ecran' } }, {}, {}, {}, {}],
    },
  });
  const mails = await app.deps.knex('mails').select('kind', 'recipient');
  expect(mails).toEqual([{ kind: 'buyback-offer', recipient: 'borivoj.zelenka@posta.example' }]);
});

it('computes the price itself, whatever price the client sends', async () => {
  expect((await send({ price: 999_999, appraisal_price: 999_999 })).status).toBe(204);
  expect((await stored())[0]?.price).toBe(5_900);
});

it.each([
  ['one question is open', answersB.slice(1)],
  ['no question is answered', []],
  ['a choice is unknown', [...answersB.slice(1), 'display_golden']],
  ['a question is answered twice', [...answersB, 'display_b']],
])('refuses and stores nothing when %s', async (_, choices) => {
  const { status, body } = await send({ device_condition_choices: choices });
  expect([status, Object.keys(body)]).toEqual([400, ['device_condition_choices']]);
  expect(await stored()).toEqual([]);
  expect(await app.deps.knex('mails')).toEqual([]);
});

it('refuses a device whose account cannot be signed out', async () => {
  const { status, body } = await send({
    device_condition_choices: [...answersB.slice(0, 4), 'lock_no'],
  });
  expect([status, body['message']]).toEqual([
    400,
    'Pro tento stav nemáme určenou kvalitu, výkup proto nelze dokončit.',
  ]);
});

it('refuses a lower price of a newer list with the new price and address, then accepts it', async () => {
  await publishVersion(app.deps.knex, 'v42', { prices: { B: 6_500 } });
  const refused = await send();
  expect(refused).toMatchObject({
    status: 400,
    body: {
      price: 5_400,
      url: '/vykup/telefony/apple/iphone-15-128gb/iphone-15-128gb-black',
      message: expect.stringContaining('změnila'),
    },
  });
  expect(await stored()).toEqual([]);
  expect((await send({ appraisal_version: 'v42' })).status).toBe(204);
  expect((await stored())[0]?.price).toBe(5_400);
});

it('accepts a newer list that pays the same silently, as that list', async () => {
  await publishVersion(app.deps.knex, 'v42', { prices: { D: 900 } });
  expect((await send()).status).toBe(204);
  expect((await stored())[0]?.snapshot).toMatchObject({
    price: 5_900,
    appraisal: { version: 'v42' },
    priceRaised: false,
  });
});

it('accepts a newer list that pays more at the higher price', async () => {
  await publishVersion(app.deps.knex, 'v42', { prices: { B: 7_300 } });
  expect((await send()).status).toBe(204);
  expect((await stored())[0]?.snapshot).toMatchObject({ price: 6_200, priceRaised: true });
});

it('refuses when a question or a choice of the old list is gone', async () => {
  await publishVersion(app.deps.knex, 'v42', { questions: tableQuestions.slice(1) });
  const gone = await send();
  expect([gone.status, Object.keys(gone.body).sort()]).toEqual([
    400,
    ['device_condition_choices', 'message', 'price', 'url'],
  ]);
  const fewer = tableQuestions.map((question) =>
    question.id === '1' ? { ...question, choices: question.choices.slice(2) } : question,
  );
  await publishVersion(app.deps.knex, 'v43', { questions: fewer });
  expect((await send()).status).toBe(400);
  expect(await stored()).toEqual([]);
});

it('refuses a list that never was', async () => {
  const { status, body } = await send({ appraisal_version: 'v999' });
  expect([status, Object.keys(body)]).toEqual([
    400,
    ['appraisal_version', 'price', 'message', 'url'],
  ]);
});

it('answers a repeated key once, and refuses it with another body', async () => {
  const once = () => app.client().change(path, offerBody(), { 'idempotency-key': 'offer-1' });
  const answers = await Promise.all([once(), once(), once()]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await stored()).toHaveLength(1);
  const other = offerBody({ device_condition_choices: answersC });
  const refused = await app.client().change(path, other, { 'idempotency-key': 'offer-1' });
  expect(refused.status).toBe(422);
});

it('re-opens an offer with its own list and answers until its last minute', async () => {
  await send();
  const code = (await stored())[0]?.code ?? '';
  await publishVersion(app.deps.knex, 'v42', { prices: { B: 6_500 } });
  app.clock.now = new Date('2026-10-15T21:59:00Z');
  const opened = await app.client().get('buyback-product-selector-data', { query: { code } });
  expect(opened).toMatchObject({
    selectedChoices: { productColor: 'iphone-15-128gb-black' },
    appraisal: { version: 'v41', deviceConditions: { 2: { value: 'body_b' } } },
    offer: { code, price: 5_900, locked: true, status: 'quoted' },
    url: `/vykup/nabidka/${code}`,
  });
  const answer = await app.client().fetch(`/api/new/buyback/product-selector-data/?code=${code}`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await send({ offer_code: code })).status).toBe(204);
  expect((await stored()).map(({ price }) => price)).toEqual([5_900, 5_900]);
});

it('quotes anew from the day after the lock', async () => {
  await send();
  const code = (await stored())[0]?.code ?? '';
  await publishVersion(app.deps.knex, 'v42', { prices: { B: 6_500 } });
  app.clock.now = new Date('2026-10-15T22:00:00Z');
  const opened = await app.client().get('buyback-product-selector-data', { query: { code } });
  expect(opened).toMatchObject({
    appraisal: { version: 'v42', deviceConditions: { 2: { value: 'body_b' } } },
    offer: { price: 5_900, locked: false },
  });
  const refused = await send({ offer_code: code });
  expect(refused).toMatchObject({ status: 400, body: { price: 5_400 } });
  expect(refused.body['message']).toContain('Platnost nabídky vypršela');
});

it('does not lend the lock of one device to another', async () => {
  await send();
  const code = (await stored())[0]?.code ?? '';
  await publishVersion(app.deps.knex, 'v42', { prices: { B: 6_500 } });
  const refused = await send({ offer_code: code, device_identifier: tablet });
  expect(refused.status).toBe(400);
});

it('accepts the current list that an expired offer was quoted anew with', async () => {
  await send();
  const code = (await stored())[0]?.code ?? '';
  await publishVersion(app.deps.knex, 'v42', { prices: { B: 6_500 } });
  app.clock.now = new Date('2026-10-15T22:00:00Z');
  expect((await send({ offer_code: code, appraisal_version: 'v42' })).status).toBe(204);
  expect((await stored()).at(-1)).toMatchObject({ price: 5_400 });
});

it('never makes the lock of a price longer by sending the offer again', async () => {
  await send();
  const [first] = await stored();
  await publishVersion(app.deps.knex, 'v42', { prices: { B: 6_500 } });
  app.clock.now = day('2026-10-14');
  expect((await send({ offer_code: first?.code })).status).toBe(204);
  const again = (await stored()).at(-1);
  expect(again).toMatchObject({ price: 5_900, locked_until: first?.locked_until });
});

it('keeps a locked price even for a device that the newest list does not buy', async () => {
  await send();
  const code = (await stored())[0]?.code ?? '';
  const nothing = { 'A+': null, A: null, B: null, C: null, D: null };
  await publishVersion(app.deps.knex, 'v42', { prices: nothing });
  expect((await send()).body['message']).toContain('už v nabídce výkupu nemáme');
  expect((await send({ offer_code: code })).status).toBe(204);
  expect((await stored()).map(({ price }) => price)).toEqual([5_900, 5_900]);
  app.clock.now = new Date('2026-10-15T22:00:00Z');
  expect((await send({ offer_code: code })).status).toBe(400);
});
