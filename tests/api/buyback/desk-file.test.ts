import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  answersC,
  imeiOf,
  insertDevices,
  offerBody,
  saleBody,
} from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openDesk } from './buyback-desk.ts';

let app: TestApp;
let at: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-10-01T10:00:00Z') });
});
beforeEach(async () => {
  app.clock.now = new Date('2026-10-01T10:00:00Z');
  await insertDevices(app.deps.knex);
  at = await openDesk(app);
  await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const file = (id = 1, who = at.desk) => who.get('buyback-desk', { params: { id } });
const list = (query: object) => at.desk.get('grid-buybacks', { query });
const filtered = (...conditions: object[]) =>
  list({ filter: JSON.stringify({ term: '', conditions }) });

it('shows all of a buy-back with everything personal masked', async () => {
  const shown = await file();
  expect(shown.masked).toEqual([
    { field: 'full_name', text: 'Bořivoj Z.' },
    { field: 'e_mail', text: 'b***@posta.example' },
    { field: 'phone_number', text: expect.stringMatching(/^\*+4567$|^\*+ ?567$/) },
    { field: 'address', text: 'Kladno' },
    { field: 'personal_identification_number', text: '******/**05' },
    { field: 'identity_card_number', text: '*****6357' },
    { field: 'bank_account', text: '******5399/0800' },
    { field: 'imei', text: expect.stringMatching(/^\*{11}\d{4}$/) },
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/Zelenka|Dlouhá|601 234|9001151005|2000145399/);
  expect(shown).toMatchObject({
    answers: { '2': 'body_b' },
    offered: { grade: 'B', price: 5_900 },
  });
});

it('offers only the moves and the inspection that this person may do now', async () => {
  const tech = await signIn(app, 'service_tech');
  expect(await file()).toMatchObject({ moves: ['received', 'cancelled'], mayInspect: false });
  await at.move('received');
  expect(await file()).toMatchObject({ moves: ['rejected', 'returning'], mayInspect: true });
  expect(await file(1, tech)).toMatchObject({ moves: [], mayInspect: true });
});

it('shows the inspection, the counter-offer and since when it waits', async () => {
  await at.move('received');
  app.clock.now = new Date('2026-10-01T12:00:00Z');
  await at.inspect(answersC, { note: 'Rám je promáčklý.' });
  expect(await file()).toMatchObject({
    status: 'counter_offered',
    statusSince: '2026-10-01T12:00:00.000Z',
    inspection: { grade: 'C', price: 3_200, by: 'Jana Nováková', note: 'Rám je promáčklý.' },
    counterOffer: { decision: 'open' },
    offered: { price: 5_900 },
  });
});

it.each([
  ['full_name', 'Ing. Bořivoj Zelenka'],
  ['phone_number', '+420 601 234 567'],
  ['address', 'Dlouhá 12, 272 01 Kladno, CZ'],
  ['imei', imeiOf(1)],
] as const)('reveals %s for a minute to whoever says why, on record', async (field, value) => {
  const body = { field, reason: 'volá zákazník' } as const;
  const revealed = await at.desk.post('buyback-desk-reveal', { params: { id: 1 }, body });
  expect(revealed.value.replaceAll(' ', '')).toBe(value.replaceAll(' ', ''));
  expect(revealed.visibleUntil).toBe('2026-10-01T10:01:00.000Z');
  expect(await app.deps.knex('identity_readings').select('field', 'reason', 'staff_id')).toEqual([
    { field, reason: 'volá zákazník', staff_id: 1 },
  ]);
  expect(app.logs.join('\n')).not.toContain(value);
});

it('reveals nothing without the permission, without a reason or of what was never given', async () => {
  const tech = await signIn(app, 'service_tech');
  const params = { id: 1 };
  const body = { field: 'imei', reason: 'x' } as const;
  expect((await refusalOf(tech.post('buyback-desk-reveal', { params, body }))).status).toBe(403);
  const blank = { ...body, reason: ' ' };
  const refused = await refusalOf(at.desk.post('buyback-desk-reveal', { params, body: blank }));
  expect(refused.status).toBe(400);
  await app.client().change('buyback/send-to-email/', offerBody());
  const quote = at.desk.post('buyback-desk-reveal', { params: { id: 2 }, body });
  expect((await refusalOf(quote)).status).toBe(404);
  expect(await app.deps.knex('identity_readings')).toEqual([]);
});

it('lists buy-backs by state, grade and device, and finds them by number', async () => {
  await app.client().change('buyback/send-to-email/', offerBody());
  const byStatus = { column: 'status', op: 'in', value: ['awaiting_device'] };
  expect((await filtered(byStatus)).results).toMatchObject([
    { number: 1, status: 'awaiting_device', customer: 'Bořivoj Z.', grade: 'B', inspector: null },
  ]);
  const device = { column: 'device', op: 'contains', value: 'IPHONE 15' };
  expect((await filtered(device)).count).toBe(2);
  expect((await filtered(device, { column: 'price', op: 'gt', value: 5_900 })).count).toBe(0);
  expect((await list({ filter: '{"term":"2"}' })).results.map(({ id }) => id)).toContain(2);
  expect((await list({ filter: '{"term":"zelenka"}' })).count).toBe(0);
  await at.move('received');
  expect((await filtered(byStatus)).count).toBe(0);
});
