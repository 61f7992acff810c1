import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  emptyShop,
  imeiOf,
  insertDevices,
  offerBody,
  publishVersion,
  saleBody,
  tablet,
} from '#tests/support/buyback-fixture.ts';
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
  await emptyShop(app.deps.knex);
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
    buyout_device: { imei: ['Toto zařízení už má otevřený výkup.'] },
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
    buyout_device: { serial_number: ['Toto zařízení už má otevřený výkup.'] },
  });
  expect(await count('buybacks')).toBe(1);
  expect((await sellTablet('DMPX12345679')).status).toBe(201);
  await app.deps.knex('buybacks').update({ status: 'returned' });
  expect((await sellTablet('DMPX12345678')).status).toBe(201);
});
