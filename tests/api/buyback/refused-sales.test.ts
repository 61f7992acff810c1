import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  customer,
  imeiOf,
  insertDevices,
  offerBody,
  publishVersion,
  saleBody,
  tablet,
} from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { ibanCheckDigits } from '#core/identity/iban.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const path = 'buyback/sell-online/';
/** Says what to do, and the same to everybody: nothing of the sale that there is. */
const duplicate =
  'Toto zařízení už má otevřený výkup. Je-li váš, otevřete odkaz z e-mailu, který k němu přišel, nebo Stav výkupu. Pokud o něm nevíte, napište nám.';
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

const sell = async (body: unknown) => {
  const response = await app.client().change(path, body);
  const reply = (await response.json()) as Record<string, unknown>; // every answer is an object
  return { status: response.status, body: reply };
};
const count = async (table: string) => (await app.deps.knex(table)).length;

it('stores one of fifty sales of one IMEI, and refuses the others on that field', async () => {
  const clients = Array.from({ length: 50 }, () => app.client());
  const answers = await Promise.all(
    clients.map((client) => client.change(path, saleBody(imeiOf(7)))),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(49);
  const refused = answers.find(({ status }) => status === 400);
  expect(await refused?.json()).toEqual({
    buyout_device: { imei: [duplicate] },
  });
  expect([
    await count('buybacks'),
    await count('mails'),
    await count('buyback_identities'),
  ]).toEqual([1, 1, 1]);
});

it('buys the same device again once the first request is closed, not while it is rejected', async () => {
  const { knex } = app.deps;
  await sell(saleBody(imeiOf(1)));
  await knex('buybacks').update({ status: 'rejected' });
  expect((await sell(saleBody(imeiOf(1)))).status).toBe(400);
  await knex('buybacks').update({ status: 'returned' });
  expect((await sell(saleBody(imeiOf(1)))).status).toBe(201);
});

it('buys nothing for 0, neither by a sale nor by an offer, and says that it is recycled', async () => {
  const free = { 'A+': 0, A: 0, B: 0, C: 0, D: 0 };
  await publishVersion(app.deps.knex, 'v42', { prices: free, minimalPrice: 0 });
  const sale = await sell(saleBody(imeiOf(1), { appraisal_version: 'v42' }));
  const path = 'buyback/send-to-email/';
  const offer = await app.client().change(path, offerBody({ appraisal_version: 'v42' }));
  expect(sale).toMatchObject({ status: 400, body: { price: null } });
  expect(JSON.stringify(sale.body)).toContain('zdarma zrecyklujeme');
  expect(offer.status).toBe(400);
  expect(await offer.text()).toContain('zdarma zrecyklujeme');
  expect(await count('buybacks')).toBe(0);
});

it('keeps a tablet to one open request, however its serial number is written', async () => {
  const sellTablet = (serialNumber: string) => {
    const buyout_device = { imei: '', serial_number: serialNumber };
    return sell(saleBody('', { device_identifier: tablet, buyout_device }));
  };
  const spellings = ['DMPX-1234/5678', 'dmpx 12345678', 'DMPX12345678', 'DMPX.1234.5678'];
  const answers = await Promise.all(spellings.map(sellTablet));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
  expect(answers.find(({ status }) => status === 400)?.body).toEqual({
    buyout_device: { serial_number: [duplicate] },
  });
  expect(await count('buybacks')).toBe(1);
  expect((await sellTablet('DMPX12345679')).status).toBe(201);
  await app.deps.knex('buybacks').update({ status: 'returned' });
  expect((await sellTablet('DMPX12345678')).status).toBe(201);
});

/** A Romanian account: any of them is right but for its check digits. */
const accountOf = (n: number): string => {
  const national = `AAAA${String(n).padStart(16, '0')}`;
  return `RO${ibanCheckDigits('RO', national)}${national}`;
};
const sellAs = async (number: number, change: Record<string, unknown>) =>
  (await sell(saleBody(imeiOf(number), { customer_data: { ...customer, ...change } }))).status;

it.each([
  [
    'bank account',
    20,
    (n: number) => ({ e_mail: `n${String(n)}@posta.example`, street: `Dlouhá ${String(n)}` }),
  ],
  [
    'e-mail',
    20,
    (n: number) => ({ bank_account_full_number: accountOf(n), street: `Dlouhá ${String(n)}` }),
  ],
  [
    'address',
    30,
    (n: number) => ({
      bank_account_full_number: accountOf(n),
      e_mail: `n${String(n)}@posta.example`,
    }),
  ],
] as const)(
  'ends the sales of one %s at %i a day',
  async (_, most, change) => {
    const statuses: number[] = [];
    for (let n = 1; n <= most + 1; n += 1) statuses.push(await sellAs(n, change(n)));
    expect(statuses).toEqual([...Array<number>(most).fill(201), 429]);
    expect(await count('buybacks')).toBe(most);
    app.clock.now = new Date('2026-10-02T10:00:01Z');
    expect(await sellAs(99, change(99))).toBe(201);
  },
  60_000,
);

it('lets a counter that is signed in sell more than a network may', async () => {
  const counter = await signIn(app, 'buyback_desk');
  const { knex } = app.deps;
  const sellAt = async (client: Pick<typeof counter, 'change'>) =>
    (await client.change(path, saleBody(imeiOf(1), { device_identifier: 'nic' }))).status;
  const visitor = app.client();
  await sellAt(visitor);
  await knex('rate_limits').update({ attempts: 60 });
  expect(await sellAt(visitor)).toBe(429);
  expect(await sellAt(counter)).toBe(400);
  await knex('rate_limits').update({ attempts: 600 });
  expect(await sellAt(counter)).toBe(429);
});
