import { afterAll, beforeAll, expect, it } from 'vitest';
import { toWire } from '#core/contract/casing.ts';
import { buildPath } from '#core/contract/client.ts';
import { apiBase, type UrlKey } from '#core/contract/endpoints.ts';
import { prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addSmallBox } from '#tests/support/factories/stock.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { samples } from '../bad-input/samples.ts';
import { prepareTries, type SightTries } from './sight-tries.ts';
import { objectCalls } from './staff-objects.ts';
import { houseWide, sightCases, staffSight } from './staff-sight.ts';

const personal = objectCalls.filter(
  ({ endpoint: { access } }) => typeof access !== 'object' || !houseWide.has(access.permission),
);
const tried = personal.flatMap(({ key, endpoint }) => {
  const sight = staffSight[key];
  return sight && 'case' in sight ? [{ key, endpoint, sight: sight.case }] : [];
});

let app: TestApp;
let tries: SightTries;
beforeAll(async () => {
  app = await startOrderApp();
  await prepareOrderShop(app);
  await addSmallBox(app.deps.knex);
  tries = await prepareTries(app);
}, 60_000);
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

it('says of every call that names a thing who may not see it, or why everybody may', () => {
  expect(personal.filter(({ key }) => !staffSight[key]).map(({ key }) => key)).toEqual([]);
  const known = new Set<string>(personal.map(({ key }) => key));
  expect(Object.keys(staffSight).filter((key) => !known.has(key))).toEqual([]);
  expect(sightCases.filter((one) => !tried.some(({ sight }) => sight === one))).toEqual([]);
});

/** Refused in another way than by "not there" or "not yours". */
const otherwise: Readonly<Partial<Record<UrlKey, readonly number[]>>> = {
  // A station shows that its lease is lost; nothing is prolonged.
  'pick-heartbeat': [200],
  // What is only for scanning or for somebody else, by rules that have their own words.
  'warehouse-task-close': [409],
  // Whoever lost a round is told who has it.
  'pick-scan': [200],

  // The field is wrong: nobody keeps such a selection.
  'payout-prepare': [400],
  'payout-release': [400],
};

/** All that a refused call may not have touched. */
const stateSql = `select md5(jsonb_build_array(
  (select jsonb_agg(t order by id) from orders t), (select jsonb_agg(t order by id) from pick_rounds t),
  (select jsonb_agg(t order by id) from warehouse_tasks t), (select jsonb_agg(t order by id) from prepared_acts t),
  (select jsonb_agg(t order by id) from grid_views t), (select jsonb_agg(t order by id) from second_factors t),
  (select count(*) from sessions), (select count(*) from buyback_photos),
  (select jsonb_agg(t order by id) from repair_photos t), (select count(*) from change_sets),
  (select count(*) from contact_readings), (select count(*) from buyback_payouts)
)::text) as state`;
const stateOf = async () =>
  (await app.deps.knex.raw<{ rows: { state: string }[] }>(stateSql)).rows[0]?.state;

it.each(tried)('$key shows and does nothing with $sight', async ({ key, endpoint, sight }) => {
  const { who, params, body } = tries[sight];
  const sample = samples[key] ?? {};
  const path = buildPath(endpoint.path, {
    params: { ...sample.params, ...params },
    query: { ...sample.query },
  });
  const before = await stateOf();
  const answer =
    endpoint.method === 'GET'
      ? await who.fetch(apiBase + path)
      : await who.changeBy(endpoint.method, path, toWire({ ...sample.body, ...body }));
  const text = await answer.text();
  const expected = otherwise[key] ?? [403, 404];
  expect([key, answer.status, expected.includes(answer.status), text]).toEqual([
    key,
    answer.status,
    true,
    text,
  ]);
  expect(await stateOf()).toBe(before);
});
