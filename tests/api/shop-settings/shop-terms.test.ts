import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toWire } from '#core/contract/casing.ts';
import { prepareRepairShop, startRepairApp, takeIn } from '#tests/api/repairs/repair-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import type { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startRepairApp();
});
beforeEach(async () => {
  await prepareRepairShop(app);
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const setTerm = async (term: string, days: number): Promise<number> => {
  const answer = await admin.change('admin/shop-terms/', toWire({ term, days, note: null }));
  return answer.status;
};

it('holds an estimate and promises a claim for as many days as the shop says', async () => {
  expect(await setTerm('estimate_valid', 5)).toBe(201);
  expect(await setTerm('claim_settled', 10)).toBe(201);
  const { desk, id, row } = await takeIn(app, { priceLimit: null });
  expect(row.estimateDays).toBe(5);
  const { estimate, createdAt } = await desk.estimate(id);
  const dayAfter = (days: number) =>
    new Date(Date.parse(createdAt) + days * 86_400_000).toISOString().slice(0, 10);
  expect(estimate?.validUntil).toBe(dayAfter(5));
  const claim = await takeIn(app, { claimedNumber: row.number });
  expect(claim.row.promisedOn).toBe(dayAfter(10));
});

it('settles no claim later than the law of the market says', async () => {
  expect(await setTerm('claim_settled', 31)).toBe(400);
  expect(await setTerm('claim_settled', 30)).toBe(201);
  expect(await app.deps.knex('shop_terms').pluck('days')).toEqual([30]);
});
