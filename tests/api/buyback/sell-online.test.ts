import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  answersC,
  customer,
  imeiOf,
  insertDevices,
  offerBody,
  phone,
  publishVersion,
  saleBody,
  tablet,
  watch,
} from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const path = 'buyback/sell-online/';
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

const sell = async (body: unknown, headers: Record<string, string> = {}) => {
  const response = await app.client().change(path, body, headers);
  const reply = (await response.json()) as Record<string, unknown>; // every answer is an object
  return { status: response.status, location: response.headers.get('location'), body: reply };
};
const count = async (table: string) => (await app.deps.knex(table)).length;
interface Stored {
  readonly id: number;
  readonly code: string;
  readonly status: string;
  readonly price: number;
  readonly contact: Record<string, string>;
  readonly locked_until: Date;
}
const stored = () => app.deps.knex('buybacks').orderBy('id').select<Stored[]>('*');

it('stores the sale, encrypts who sells and what, and leads to the thank-you page', async () => {
  const { status, location, body } = await sell(saleBody(imeiOf(1)));
  const [sale] = await stored();
  expect(status).toBe(201);
  expect(location).toBe(`/vykup/dekujeme/${sale?.code}`);
  expect(body).toEqual({ code: sale?.code, price: 5_900, price_raised: false, url: location });
  expect(sale).toMatchObject({
    status: 'awaiting_device',
    price: 5_900,
    contact: { firstName: 'Bořivoj', city: 'Kladno' },
  });
  expect(sale?.locked_until.toISOString()).toBe('2026-10-22T21:59:59.999Z');
  const events = await app.deps
    .knex('buyback_events')
    .orderBy('id')
    .select('from_status', 'to_status', 'actor');
  expect(events).toEqual([
    { from_status: null, to_status: 'submitted', actor: 'customer' },
    { from_status: 'submitted', to_status: 'awaiting_device', actor: 'system' },
  ]);
  expect(await app.deps.knex('mails').select('kind')).toEqual([{ kind: 'buyback-confirmation' }]);
});

it('keeps no identity number readable in any table, log line or job', async () => {
  await sell(saleBody(imeiOf(1)), { 'idempotency-key': 'pii' });
  await sell(saleBody(imeiOf(1)));
  const { knex } = app.deps;
  const dump: string[] = [];
  for (const table of ['buybacks', 'buyback_identities', 'buyback_events', 'mails', 'jobs.job']) {
    const { rows } = await knex.raw<{ rows: object[] }>(`select t::text from ${table} t`);
    dump.push(JSON.stringify(rows));
  }
  const everything = [...dump, ...app.logs].join('\n');
  for (const secret of ['9001151005', '900115/1005', '204816357', '2000145399', imeiOf(1)]) {
    expect(everything).not.toContain(secret);
    expect(everything).not.toContain(Buffer.from(secret).toString('hex'));
  }
  for (const line of app.logs) expect(line).not.toMatch(/Zelenka|borivoj|601 ?234/);
});

it('shows whoever has the code the request with its personal data masked', async () => {
  await sell(
    saleBody(imeiOf(1), { pickup_address: { ...customer, delivery_extra_info: 'zvonek 3' } }),
  );
  const [sale] = await stored();
  const data = await app.client().get('buyback-data', { params: { id: sale?.code ?? '' } });
  expect(data).toMatchObject({
    productColorChoice: { value: phone },
    appraisalResult: { quality: 'B', price: 7_000 },
    conditionsAppraisalResult: -1_100,
    deviceConditions: { 2: { value: 'body_b' } },
    version: 'v41',
    minimalBuyoutPrice: 500,
    status: 'awaiting_device',
    number: sale?.id,
    customerData: {
      firstName: 'Bořivoj',
      lastName: 'Z.',
      personalIdentificationNumber: '******/**05',
      identityCardNumber: '*****6357',
      bankAccountFullNumber: '******5399/0800',
      eMail: 'b***@posta.example',
    },
    pickupAddress: { city: 'Kladno', country: 'CZ' },
  });
  expect(data.customerData?.['imei']).toMatch(/^\*{11}\d{4}$/);
  const text = JSON.stringify(data);
  for (const secret of ['Zelenka', 'Dlouhá', '27201', '272 01', '234567', 'Rakovník']) {
    expect(text).not.toContain(secret);
  }
  await expect(
    app.client().get('buyback-data', { params: { id: 'AAAAAAAAAAAAAAAAAAAAAA' } }),
  ).rejects.toMatchObject({ status: 404 });
});

it('tells the state to whoever knows code and e-mail, and the same to all others', async () => {
  await sell(saleBody(imeiOf(1)));
  const code = (await stored())[0]?.code ?? '';
  const ask = async (body: Record<string, string>) => {
    const response = await app.client().change('buyback/status/', body);
    return { status: response.status, body: await response.json() };
  };
  expect(await ask({ code, e_mail: ' Borivoj.ZELENKA@posta.example ' })).toMatchObject({
    status: 200,
    body: {
      status: 'awaiting_device',
      history: [{ status: 'submitted', at: '2026-10-01T10:00:00.000Z' }, {}],
      device: expect.stringContaining('iPhone'),
      price: (await stored())[0]?.price,
      locked_until: (await stored())[0]?.locked_until.toISOString(),
      number: (await stored())[0]?.id,
      decision_code: null,
    },
  });
  const wrong = await ask({ code, e_mail: 'nekdo.jiny@posta.example' });
  const unknown = await ask({ code: 'AAAAAAAAAAAAAAAAAAAAAA', e_mail: customer.e_mail });
  expect(wrong.status).toBe(404);
  expect(wrong).toEqual(unknown);
});

it('answers parallel repeats of one key with the one sale, and refuses another body', async () => {
  const body = saleBody(imeiOf(1));
  const key = { 'idempotency-key': 'sale-1' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => sell(body, key)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
  expect(await count('buybacks')).toBe(1);
  const other = await sell(saleBody(imeiOf(2)), key);
  expect(other.status).toBe(422);
  expect(await count('buybacks')).toBe(1);
});

it.each([
  ['a phone without IMEI', phone, { imei: '', serial_number: 'SN123456' }, 'imei'],
  ['a phone with a mistyped IMEI', phone, { imei: '490154203237519' }, 'imei'],
  ['a tablet without serial number', tablet, { imei: '', serial_number: '' }, 'serial_number'],
  ['a watch without serial number', watch, {}, 'serial_number'],
])('refuses %s on its field', async (_, device_identifier, buyout_device, field) => {
  const { status, body } = await sell(saleBody('', { device_identifier, buyout_device }));
  expect([status, body]).toEqual([400, { buyout_device: { [field]: [expect.any(String)] } }]);
  expect(await count('buybacks')).toBe(0);
});

it('sells a tablet by its serial number', async () => {
  const buyout_device = { imei: '', serial_number: 'F9FX 2ABC', note: '' };
  expect((await sell(saleBody('', { device_identifier: tablet, buyout_device }))).status).toBe(201);
});

it('names every wrong field at once and repeats none of the values', async () => {
  const customer_data = {
    ...customer,
    personal_identification_number: '736028/5164',
    bank_account_full_number: '2000145398',
    postcode: '1100',
    identity_valid_to: '30.09.2026',
  };
  const pickup_address = { ...customer, street: '', delivery_extra_info: '' };
  const { status, body } = await sell(
    saleBody('490154203237519', { customer_data, pickup_address }),
  );
  expect(status).toBe(400);
  expect(body).toEqual({
    customer_data: {
      personal_identification_number: ['Neplatné rodné číslo'],
      bank_account_full_number: ['Neplatné číslo účtu'],
      postcode: ['Neplatné PSČ'],
      identity_valid_to: ['Platnost průkazu už skončila. Použijte platný průkaz.'],
    },
    pickup_address: { street: ['Tato hodnota je požadována.'] },
    buyout_device: { imei: ['Neplatné IMEI. Zobrazíte ho vytočením *#06#.'] },
  });
  for (const value of ['736028', '2000145398', '490154']) {
    expect(JSON.stringify(body)).not.toContain(value);
  }
});

it('sends the courier nowhere abroad, while a seller may live there', async () => {
  const abroad = { ...customer, country: 'SK', postcode: '81101' };
  const pickup = { pickup_address: { ...abroad, delivery_extra_info: '' } };
  expect(await sell(saleBody(imeiOf(1), pickup))).toMatchObject({
    status: 400,
    body: { pickup_address: { country: ['Kurýr vyzvedává jen v Česku. Zadejte českou adresu.'] } },
  });
  expect(await count('buybacks')).toBe(0);
  const { status } = await sell(saleBody(imeiOf(1), { customer_data: abroad }));
  expect(status).toBe(201);
});

it('turns a locked offer into the sale at its own price, under a new code', async () => {
  await app.client().change('buyback/send-to-email/', offerBody());
  const offer = (await stored())[0];
  await publishVersion(app.deps.knex, 'v42', { prices: { B: 6_500 } });
  const { status, body } = await sell(saleBody(imeiOf(1), { offer_code: offer?.code }));
  expect([status, body['price']]).toEqual([201, 5_900]);
  const [sale, ...rest] = await stored();
  expect([sale?.id, sale?.status, rest.length]).toEqual([offer?.id, 'awaiting_device', 0]);
  expect(sale?.code).not.toBe(offer?.code);
  const again = await sell(saleBody(imeiOf(2), { offer_code: offer?.code }));
  expect([again.status, Object.keys(again.body).sort()]).toEqual([
    400,
    ['message', 'offer_code', 'url'],
  ]);
});

it('says of an offer that was used that it is a sale by now, and opens nothing by it', async () => {
  await app.client().change('buyback/send-to-email/', offerBody());
  const code = (await stored())[0]?.code ?? '';
  await sell(saleBody(imeiOf(1), { offer_code: code }));
  const { fetch } = app.client();
  const answer = await fetch(`/api/new/buyback/product-selector-data/?code=${code}`);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      message: 'Z této nabídky už je výkup. Jeho kód najdete v potvrzení, které přišlo e-mailem.',
      url: '/vykup/stav',
      code: ['Tato hodnota je už použita.'],
    },
  ]);
  expect((await fetch(`/api/new/buyback/data/${code}/`)).status).toBe(404);
});

it('sells once by an offer that two people use at the same time', async () => {
  await app.client().change('buyback/send-to-email/', offerBody());
  const offer_code = (await stored())[0]?.code;
  const answers = await Promise.all(
    [1, 2, 3].map((n) => sell(saleBody(imeiOf(n), { offer_code }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  expect(await count('buybacks')).toBe(1);
});

it('says so when a newer list pays more', async () => {
  await publishVersion(app.deps.knex, 'v42', { prices: { C: 4_300 } });
  const { body } = await sell(saleBody(imeiOf(1), { device_condition_choices: answersC }));
  expect(body).toMatchObject({ price: 3_500, price_raised: true });
});
