import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { leaseExample } from '#core/installments/lease-example.ts';
import { answerOf } from '#tests/support/answer-of.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addInstallmentProgram } from '#tests/support/factories/sales.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertCatalogue } from '../catalog/catalogue-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await insertCatalogue(app.deps.knex, app.deps);
  app.deps.replyCache.drop(['*']);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

/** What the page reckons for a price, and what is said of the variant's cheapest new piece. */
async function said() {
  const client = app.client();
  const page = await client.get('catalog-product', {
    params: { seoName: 'iphone-15-128-black' },
  });
  const { masterProductId } = page;
  const info = await client.get('lease-info', { params: { masterProductId } });
  const price = info.offers[0]?.price ?? 0;
  expect(leaseExample(price, page.loans)).toEqual(info.offers[0]?.lease);
  return info.offers[0]?.lease ?? null;
}

it('reckons the price by the month by the programs as staff keep them, at once', async () => {
  const admin = await signIn(app, 'admin');
  expect(await said()).toBeNull();
  const program = await addInstallmentProgram(app.deps.knex, { company: 'Rozlozka', months: 10 });
  app.deps.replyCache.drop(['*']);
  expect(await said()).toMatchObject({ company: 'Rozlozka', months: 10, rpsnHundredths: 0 });

  const path = `admin/installment-programs/${String(program.id)}/`;
  const change = async (body: object) => {
    expect((await answerOf(await admin.changeBy('PATCH', path, body)))[0]).toBe(200);
  };
  await change({ version: 1, months: 20, rate_percent: 12 });
  expect(await said()).toMatchObject({ months: 20, rateHundredths: 1200 });
  await change({ version: 2, minimal_financed: 9_000_000 });
  expect(await said()).toBeNull();
  await change({ version: 3, minimal_financed: 0 });
  expect(await said()).toMatchObject({ months: 20 });
  await change({ version: 4, is_active: false });
  expect(await said()).toBeNull();
});

it('reckons by no leasing', async () => {
  await addInstallmentProgram(app.deps.knex, { kind: 'leasing' });
  app.deps.replyCache.drop(['*']);
  expect(await said()).toBeNull();
});
