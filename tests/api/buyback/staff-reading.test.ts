import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BuybackModel } from '#api/buyback/buyback-model.ts';
import { endpoints } from '#core/contract/endpoints.ts';
import { times } from '#tests/support/factories/row-factory.ts';
import { addBuyback } from '#tests/support/factories/devices.ts';
import { imeiOf, insertDevices, saleBody } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let desk: TestClient;
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-10-01T10:00:00Z') });
});
beforeEach(async () => {
  await insertDevices(app.deps.knex);
  desk = await signIn(app, 'buyback_desk');
  await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const detail = (id = 1) => desk.get('admin-buyback-detail', { params: { id } });
const receive = async () => {
  const body = { status: 'received', reason: 'převzato na pobočce', version: 1 } as const;
  await desk.post('admin-buyback-move', { params: { id: 1 }, body });
};

it('lists buy-backs without any identity data', async () => {
  const page = await desk.get('admin-buyback-list', { query: {} });
  expect(page.count).toBe(1);
  expect(page.results[0]).toMatchObject({
    status: 'awaiting_device',
    device: 'Apple iPhone 15 128 GB, Černá',
    quality: 'B',
    price: 5_900,
    customer: 'Bořivoj Z.',
    version: 1,
  });
  expect(JSON.stringify(page)).not.toMatch(/900115|2000145399|borivoj/);
});

it('filters, sorts and pages in the database by three statements for any page', async () => {
  const { knex } = app.deps;
  await addBuyback.many(
    knex,
    times(120, (n) => ({ color_id: 1 + (n % 3), price_list_id: 1, price: n })),
  );
  const list = (query: object) => desk.get('admin-buyback-list', { query });
  let statements = 0;
  const listen = ({ sql }: { sql: string }) =>
    void (statements += Number(sql.includes('buybacks')));
  knex.on('query', listen);
  const small = await list({ limit: 1, q: 'watch' });
  const few = statements;
  statements = 0;
  const large = await list({ limit: 100, q: 'watch' });
  knex.removeListener('query', listen);
  expect([few, statements]).toEqual([3, 3]);
  expect([small.results.length, large.results.length, large.count]).toEqual([1, 40, 40]);
  const dear = await list({ status: 'quoted', sort: '-price', offset: 2, limit: 2 });
  expect(dear.results.map(({ price }) => price)).toEqual([118, 117]);
  expect((await list({ q: '%' })).count).toBe(0);
  const { code } = await BuybackModel.query(knex).findById(120).throwIfNotFound();
  expect((await list({ q: code })).count).toBe(1);
  expect((await list({ q: code.slice(0, -1) })).count).toBe(0);
});

it('shows one buy-back with masked identity data and its history', async () => {
  await receive();
  const shown = await detail();
  expect(shown).toMatchObject({
    status: 'received',
    contact: { lastName: 'Z.' },
    identity: [
      { field: 'personal_identification_number', masked: '******/**05' },
      { field: 'identity_card_number', masked: '*****6357' },
      { field: 'bank_account', masked: '******5399/0800' },
      { field: 'imei' },
    ],
    history: [
      { from: null, to: 'submitted', actor: 'customer' },
      { to: 'awaiting_device', actor: 'system' },
      {
        from: 'awaiting_device',
        to: 'received',
        actor: 'Jana Nováková',
        reason: 'převzato na pobočce',
      },
    ],
    version: 2,
  });
  expect(JSON.stringify(shown)).not.toMatch(/9001151005|204816357|2000145399/);
});

it('reveals one field for a minute and keeps on record who read it and why', async () => {
  const body = { field: 'personal_identification_number', reason: 'kontrola smlouvy' } as const;
  expect(await desk.post('admin-buyback-reveal', { params: { id: 1 }, body })).toEqual({
    value: '9001151005',
    visibleUntil: '2026-10-01T10:01:00.000Z',
  });
  const readings = await app.deps
    .knex('identity_readings')
    .select('field', 'reason', 'staff_id', 'buyback_id');
  expect(readings).toEqual([
    {
      field: 'personal_identification_number',
      reason: 'kontrola smlouvy',
      staff_id: 1,
      buyback_id: 1,
    },
  ]);
  const without = await refusalOf(
    desk.post('admin-buyback-reveal', { params: { id: 1 }, body: { field: 'imei', reason: '  ' } }),
  );
  expect([without.status, Object.keys(without.body)]).toEqual([400, ['reason']]);
  const support = await signIn(app, 'support');
  const denied = await refusalOf(support.post('admin-buyback-reveal', { params: { id: 1 }, body }));
  expect(denied.status).toBe(403);
  expect(await app.deps.knex('identity_readings')).toHaveLength(1);
});

it('lets nobody without the permission near an admin call, and answers them no data', async () => {
  const customer = await signIn(app, 'customer');
  const visitor = app.client();
  const calls = Object.values(endpoints).filter(({ access }) => typeof access === 'object');
  expect(calls.length).toBeGreaterThan(6);
  for (const { method, path } of calls) {
    const address = path.replaceAll(/\{\w+\}/g, '1');
    for (const [who, status] of [
      [visitor, 401],
      [customer, 403],
    ] as const) {
      const answer =
        method === 'GET'
          ? await who.fetch(`/api/new/${address}`)
          : await who.changeBy(method, address, {});
      const body = (await answer.json()) as Record<string, unknown>; // every answer is an object
      expect([path, answer.status, Object.keys(body)]).toEqual([path, status, ['detail']]);
      if (status === 403) {
        expect(body['detail']).toBe('You do not have permission to access this page.');
      }
    }
  }
});
