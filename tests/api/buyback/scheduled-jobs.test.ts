import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buybackJobs } from '#api/buyback/buyback-jobs.ts';
import { times } from '#tests/support/factories/row-factory.ts';
import { addBuyback } from '#tests/support/factories/devices.ts';
import {
  answersC,
  customer,
  imeiOf,
  insertDevices,
  offerBody,
  saleBody,
  tablet,
} from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.now = new Date('2026-10-01T10:00:00Z');
  await insertDevices(app.deps.knex);
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

/** Runs every job that the clock begins twice, since a job may be repeated. */
const runJobsAt = async (time: string) => {
  app.clock.now = new Date(time);
  const scheduled = buybackJobs.filter(({ schedule }) => schedule !== undefined);
  for (const job of [...scheduled, ...scheduled]) await job.run({}, app.deps);
};
const sell = () => app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
const status = async () => {
  const row: { status: string } | undefined = await app.deps.knex('buybacks').first('status');
  return row?.status;
};
const mailKinds = async (): Promise<string[]> => app.deps.knex('mails').orderBy('id').pluck('kind');
const counterOffer = async () => {
  await sell();
  const post = { params: { id: 1 } };
  const received = { status: 'received', reason: 'přišlo', version: 1 } as const;
  await admin.post('admin-buyback-move', { ...post, body: received });
  const body = { deviceConditionChoices: answersC, note: '', version: 2 };
  await admin.post('admin-buyback-inspect', { ...post, body });
};

it('lets a quote lapse the day after its lock, without a mail', async () => {
  await app.client().change('buyback/send-to-email/', offerBody());
  await runJobsAt('2026-10-15T21:59:59Z');
  expect(await status()).toBe('quoted');
  await runJobsAt('2026-10-15T22:00:00Z');
  expect(await status()).toBe('expired');
  expect(await app.deps.knex('buyback_events')).toHaveLength(2);
  expect(await mailKinds()).toEqual(['buyback-offer']);
});

it('ends a sale whose device did not come within 21 days, and says so once', async () => {
  await sell();
  await runJobsAt('2026-10-22T21:00:00Z');
  expect(await status()).toBe('awaiting_device');
  await runJobsAt('2026-10-22T22:00:01Z');
  expect(await status()).toBe('expired');
  expect(await mailKinds()).toEqual(['buyback-confirmation', 'buyback-expired']);
});

it('expires hundreds of quotes in batches', async () => {
  const quote = { color_id: 1, price_list_id: 1, locked_until: '2026-10-01' };
  await addBuyback.many(
    app.deps.knex,
    times(250, () => quote),
  );
  await runJobsAt('2026-10-02T00:00:00Z');
  const open = await app.deps.knex('buybacks').whereNot('status', 'expired');
  expect(open).toEqual([]);
});

it('reminds of a counter-offer once after 14 days, then sends the device back, never accepts', async () => {
  await counterOffer();
  await runJobsAt('2026-10-14T08:00:00Z');
  expect(await mailKinds()).not.toContain('buyback-reminder');
  await runJobsAt('2026-10-15T08:00:00Z');
  await runJobsAt('2026-10-20T08:00:00Z');
  expect((await mailKinds()).filter((kind) => kind === 'buyback-reminder')).toHaveLength(1);
  expect(await status()).toBe('counter_offered');
  await runJobsAt('2026-10-22T08:00:00Z');
  expect(await status()).toBe('returning');
  const [offer] = await app.deps.knex('counter_offers').select('decision', 'code');
  expect(offer).toMatchObject({ decision: 'returned' });
  const late = await app
    .client()
    .change(`buyback/counter-offer/${String(Reflect.get(Object(offer), 'code'))}/decide/`, {
      decision: 'accept',
    });
  expect(late.status).toBe(409);
});

it('wipes everything about the person 30 days after an abandoned request, and keeps the rest', async () => {
  const { knex } = app.deps;
  await app
    .client()
    .change('buyback/sell-online/', saleBody(imeiOf(1)), { 'idempotency-key': 'k' });
  const { code = '' } = (await knex('buybacks').first('code')) ?? {};
  const edit = { code, e_mail: customer.e_mail, city: 'Praha' };
  expect((await app.client().change('buyback/edit/', edit)).status).toBe(200);
  const body = { status: 'cancelled', reason: 'zákazník si to rozmyslel', version: 2 } as const;
  await admin.post('admin-buyback-move', { params: { id: 1 }, body });
  await runJobsAt('2026-10-30T12:00:00Z');
  expect(await knex('buyback_identities')).toHaveLength(1);
  await runJobsAt('2026-10-31T12:00:00Z');
  expect(await knex('buyback_identities')).toEqual([]);
  const [row] = await knex('buybacks');
  expect(row).toMatchObject({
    contact: null,
    pickup_address: null,
    e_mail: null,
    imei_digest: null,
    serial_digest: null,
    idempotency_key: null,
    status: 'cancelled',
    price: 5_900,
    grade: 'B',
  });
  expect(await knex('mails')).toEqual([]);
  expect(await knex('buyback_events')).toHaveLength(4);
});

it('keeps the address of a rejected device that is still to be sent back', async () => {
  const { knex } = app.deps;
  await sell();
  const post = { params: { id: 1 } };
  const received = { status: 'received', reason: 'přišlo', version: 1 } as const;
  await admin.post('admin-buyback-move', { ...post, body: received });
  const rejected = { status: 'rejected', reason: 'padělek', version: 2 } as const;
  await admin.post('admin-buyback-move', { ...post, body: rejected });
  await runJobsAt('2026-11-05T12:00:00Z');
  expect(await knex('buyback_identities')).toEqual([]);
  expect((await knex('buybacks').select('contact'))[0]).toMatchObject({
    contact: { city: 'Kladno' },
  });
});

it('keeps the data of a paid request for the legal period', async () => {
  await sell();
  const { knex } = app.deps;
  await knex('buybacks').update({ status: 'paid', closed_at: app.clock.now });
  await runJobsAt('2036-09-01T12:00:00Z');
  expect(await knex('buyback_identities')).toHaveLength(1);
  await runJobsAt('2037-01-01T12:00:00Z');
  expect(await knex('buyback_identities')).toEqual([]);
});

it('wipes the identity of a rejected seller 30 days later, wherever the device is', async () => {
  const { knex } = app.deps;
  await sell();
  const post = { params: { id: 1 } };
  for (const [index, status] of (['received', 'rejected', 'returning'] as const).entries()) {
    const body = { status, reason: 'padělek', version: index + 1 };
    await admin.post('admin-buyback-move', { ...post, body });
  }
  await runJobsAt('2026-10-30T12:00:00Z');
  expect(await knex('buyback_identities')).toHaveLength(1);
  await runJobsAt('2026-10-31T12:00:00Z');
  expect(await knex('buyback_identities')).toEqual([]);
  expect((await knex('buybacks').select('contact'))[0]).toMatchObject({
    contact: { city: 'Kladno' },
  });
});

it('lets an acceptance and the return of the same moment never both happen', async () => {
  await counterOffer();
  await runJobsAt('2026-10-15T08:00:00Z');
  app.clock.now = new Date('2026-10-22T08:00:00Z');
  const [offer] = await app.deps.knex('counter_offers').select('code');
  const path = `buyback/counter-offer/${String(Reflect.get(Object(offer), 'code'))}/decide/`;
  const settle = buybackJobs.find(({ name }) => name === 'buyback-settle-counter-offers');
  const [accepted] = await Promise.all([
    app.client().change(path, { decision: 'accept' }),
    settle?.run({}, app.deps),
    settle?.run({}, app.deps),
  ]);
  const { decision } = await app.deps.knex('counter_offers').first<{ decision: string }>();
  const won = accepted.status === 200;
  expect([won ? 200 : 409, decision]).toEqual([accepted.status, won ? 'accepted' : 'returned']);
  expect(await status()).toBe(won ? 'accepted' : 'returning');
});

it('keeps tablets of before to one open request too, and leaves twins to people', async () => {
  const { knex } = app.deps;
  const sellTablet = (serial_number: string) => {
    const buyout_device = { imei: '', serial_number };
    const body = saleBody('', { device_identifier: tablet, buyout_device });
    return app.client().change('buyback/sell-online/', body);
  };
  const givenTo = async (): Promise<number[]> =>
    knex('buybacks').whereNotNull('serial_digest').orderBy('id').pluck('id');
  const forget = () => knex('buybacks').update({ serial_digest: null });
  await sellTablet('DMPX12345678');
  await forget();
  await sellTablet('dmpx 12345678');
  await sellTablet('DMPX12345679');
  await forget();
  await runJobsAt('2026-10-02T03:35:00Z');
  expect(await givenTo()).toEqual([1, 3]);
  expect(app.logs.join('')).toContain('open requests name a device twice');
  expect(app.logs.join('')).not.toContain('12345678');
  expect((await sellTablet('DMPX.1234.5678')).status).toBe(400);
});
