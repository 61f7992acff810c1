import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  customer,
  imeiOf,
  insertDevices,
  phone,
  saleBody,
} from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    now: new Date('2026-10-01T10:00:00Z'),
    environment: { MARKET: 'ro' },
  });
  await insertDevices(app.deps.knex);
  // A+ 10 000 times 0.33 % is 33: a step of 5 and a step of 10 tell the markets apart.
  await app.deps.knex.raw('alter table price_list_questions disable trigger user');
  await app.deps.knex.raw(`update price_list_questions set questions = replace(questions::text,
    '"correctionPercent": -3', '"correctionPercent": -0.33')::jsonb`);
  await app.deps.knex.raw('alter table price_list_questions enable trigger user');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const seller = {
  ...customer,
  personal_identification_number: '1800101221144',
  identity_card_number: 'RX 123456',
  identity_released_by: 'SPCLEP Iași',
  district: 'Iași',
  city: 'Iași',
  country: 'RO',
  postcode: '700505',
  phone_number: '0721 234 567',
  nationality: 'RO',
  place_of_birth: 'Iași',
  bank_account_full_number: 'RO49 AAAA 1B31 0075 9384 0000',
  bank_code: '',
};

it('rounds corrections to 5 lei and answers in Romanian at Romanian addresses', async () => {
  const { url, appraisal } = await app
    .client()
    .get('buyback-appraisal-form-data', { query: { productColor: phone } });
  expect(url).toBe(`/buyback/telefony/apple/iphone-15-128gb/${phone}`);
  expect(appraisal.deviceConditions['2']).toMatchObject({ name: 'Carcasă' });
  expect(appraisal.deviceConditions['2']?.choices[2]?.priceCorrection).toBe(-35);
});

it('buys from a Romanian seller, locked by the days of Bucharest', async () => {
  const body = saleBody(imeiOf(1), { customer_data: seller });
  const answer = await app.client().change('buyback/sell-online/', body);
  expect(answer.status).toBe(201);
  expect(answer.headers.get('location')).toMatch(/^\/buyback\/multumim\/[\w-]{22}$/);
  const [row] = await app.deps
    .knex('buybacks')
    .select<{ locked_until: Date; language: string }[]>('*');
  expect(row?.language).toBe('ro');
  expect(row?.locked_until.toISOString()).toBe('2026-10-22T20:59:59.999Z');
});

it.each([
  ['personal_identification_number', '900115/1005'],
  ['identity_card_number', '204816357'],
  ['postcode', '272 01'],
  ['bank_account_full_number', '19-2000145399'],
  ['district', ''],
])('refuses %s of the other market', async (field, value) => {
  const body = saleBody(imeiOf(2), { customer_data: { ...seller, [field]: value } });
  const answer = await app.client().change('buyback/sell-online/', body);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { customer_data: { [field]: [expect.any(String)] } },
  ]);
});
