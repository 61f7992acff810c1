import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anyDevice, bonusTextPercent } from '#core/buyback/bonus.ts';
import { insertDevices } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let pricing: TestClient;
beforeAll(async () => {
  app = await startTestApp({ now: new Date() });
});
beforeEach(async () => {
  await insertDevices(app.deps.knex);
  pricing = await signIn(app, 'pricing');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const day = (later: number) =>
  new Date(app.clock.now.getTime() + later * 86_400_000).toISOString().slice(0, 10);
const add = (more: object = {}) =>
  pricing.post('bonus-add', {
    body: {
      percent: 10,
      manufacturer: null,
      deviceType: null,
      validFrom: day(-2),
      validTo: null,
      ...more,
    },
  });
const rows = async () =>
  (await pricing.get('grid-bonuses', { query: { sort: 'percent' } })).results;
const promised = async (device = anyDevice) =>
  bonusTextPercent((await app.client().get('config', {})).buybackBonuses, device);
const edit = (id: number, version: number, changes: Record<string, string | number | null>) =>
  pricing.patch('grid-bonuses-edit', { body: { rows: [{ id, version, changes }] } });

it('promises the highest running bonus at once and no longer than it holds', async () => {
  expect(await promised()).toBeNull();
  await add();
  const { id, version } = await add({ percent: 15, manufacturer: 'apple', deviceType: 'telefony' });
  await add({ percent: 30, validFrom: day(5) });
  expect(await promised()).toBe(15);
  expect(await promised({ manufacturer: 'samsung', deviceType: 'telefony' })).toBe(10);
  expect((await rows()).map(({ percent, state }) => [percent, state])).toEqual([
    ...[[10, 'running'] as const, [15, 'running'] as const, [30, 'planned'] as const],
  ]);
  await pricing.post('bonus-end', { params: { id }, body: { version } });
  expect(await promised()).toBe(10);
});

it('holds through its last day in the time zone of the market', async () => {
  await add({ validFrom: '2026-12-01', validTo: '2026-12-24' });
  expect(await rows()).toMatchObject([
    { validFrom: '2026-11-30T23:00:00.000Z', validTo: '2026-12-24T23:00:00.000Z' },
  ]);
});

it('changes cells in the list, each by itself, and takes the change back', async () => {
  const { id } = await add();
  const outcome = await edit(id, 1, { percent: 12, manufacturer: 'apple', deviceType: 'kola' });
  expect(outcome).toMatchObject({
    applied: 2,
    refused: [{ column: 'deviceType' }],
    rows: [{ percent: 12, manufacturer: 'apple', deviceType: null, version: 2 }],
  });
  expect((await edit(id, 2, { percent: 101 })).applied).toBe(0);
  expect(await promised()).toBe(12);
  const params = { id: outcome.changeSetId ?? 0 };
  await pricing.post('admin-change-undo', { params, body: {} });
  expect(await rows()).toMatchObject([{ percent: 10, manufacturer: null }]);
  expect(await promised()).toBe(10);
});

it('merges changes of different cells and names the value that came meanwhile', async () => {
  const { id } = await add();
  await edit(id, 1, { percent: 12 });
  expect(await edit(id, 1, { manufacturer: 'apple' })).toMatchObject({ applied: 1, refused: [] });
  expect(await edit(id, 1, { percent: 20 })).toMatchObject({
    applied: 0,
    refused: [{ column: 'percent', theirs: 12 }],
  });
});

it('changes its moments in the list, but never so that it ends before it begins', async () => {
  const { id } = await add({ validFrom: '2026-12-01', validTo: '2026-12-24' });
  const validFrom = '2026-12-05T07:30:00.000Z';
  expect(await edit(id, 1, { validFrom })).toMatchObject({ applied: 1, rows: [{ validFrom }] });
  const tooLate = await edit(id, 2, { validFrom: '2026-12-24T23:00:00.000Z', percent: 11 });
  expect(tooLate).toMatchObject({
    applied: 1,
    rows: [{ validFrom, percent: 11 }],
    refused: [{ column: 'validFrom', reason: 'Bonus musí skončit později, než začne.' }],
  });
  expect(await edit(id, 2, { validFrom: '2026-12-06T07:30:00.000Z' })).toMatchObject({
    applied: 1,
  });
  expect(await edit(id, 2, { validFrom: '2026-12-07T07:30:00.000Z' })).toMatchObject({
    refused: [{ column: 'validFrom', theirs: '2026-12-06T07:30:00.000Z' }],
  });
  expect(await edit(id, 4, { validTo: null })).toMatchObject({ rows: [{ validTo: null }] });
  expect((await edit(id, 5, { validFrom: null })).refused).toHaveLength(1);
  expect((await edit(id, 5, { validTo: 'zítra' })).refused).toHaveLength(1);
});

it('leaves nothing of a bonus that never began', async () => {
  const { id, version } = await add({ validFrom: day(3) });
  await pricing.post('bonus-end', { params: { id }, body: { version } });
  expect(await rows()).toEqual([]);
});

it('refuses a period that ends before it begins, unknown names and stale rows', async () => {
  expect((await refusalOf(add({ validTo: day(-3) }))).body).toHaveProperty('valid_to');
  expect((await refusalOf(add({ manufacturer: 'nikdo' }))).body).toHaveProperty('manufacturer');
  const { id } = await add();
  const body = { validFrom: day(0), validTo: day(9), version: 1 };
  expect(await pricing.patch('bonus-validity', { params: { id }, body })).toEqual({
    id,
    version: 2,
  });
  expect((await refusalOf(pricing.patch('bonus-validity', { params: { id }, body }))).status).toBe(
    409,
  );
  const desk = await signIn(app, 'buyback_desk');
  expect((await refusalOf(desk.get('bonus-choices', {}))).status).toBe(403);
});
