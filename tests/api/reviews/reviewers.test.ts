import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { insertStores, insertVariant } from '#tests/support/stock-fixture.ts';
import { fieldsOf } from '#tests/support/refused-fields.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  customerNamed,
  purchase,
  reviewBody,
  reviewPath,
  type Customer,
  type PurchaseState,
} from './review-fixture.ts';

let app: TestApp;
let jana: Customer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await insertStores(app.deps.knex);
  await insertVariant(app.deps.knex);
  jana = await customerNamed(app, 'Jana Nová');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const params = { masterProductSeoName: 'iphone-15-128gb-black' };
const rows = () => app.deps.knex('reviews').select('*');

describe('who may review (T-PLAT-9)', () => {
  it('lets a customer with a delivered order review once; a second review edits the first', async () => {
    await purchase(app, jana.id, 'delivered');
    const first = await jana.client.change(reviewPath, reviewBody());
    expect([first.status, await first.json()]).toMatchObject([
      200,
      { rating: 5, status: 'waiting' },
    ]);
    const second = await jana.client.change(
      `${reviewPath}17/`,
      reviewBody({ rating: 2, pros: '' }),
    );
    expect(second.status).toBe(200);
    expect(await rows()).toMatchObject([
      { rating: 2, pros: '', component_id: 17, version: 2, full_name: 'Jana Nová' },
    ]);
  });

  it.each<[string, PurchaseState[]]>([
    ['bought nothing', []],
    ['cancelled the order', ['cancelled']],
    ['cancelled it after the delivery', ['cancelled_after_delivery']],
    ['still waits for the parcel', ['ordered']],
  ])('refuses a customer who %s', async (_, states) => {
    for (const [index, state] of states.entries()) {
      await purchase(app, jana.id, state, `OB-${String(index)}`);
    }
    const answer = await jana.client.change(reviewPath, reviewBody());
    expect([answer.status, await fieldsOf(answer)]).toEqual([400, ['non_field_errors']]);
    expect(await rows()).toEqual([]);
    const { refusal } = await jana.client.get('product-review-user-data', { params });
    expect(refusal).toBe(states[0] === 'ordered' ? 'not_delivered_yet' : 'not_bought');
  });

  it.each(['', 'Jana'])(
    'refuses the profile name %j even for an anonymous review',
    async (name) => {
      const nameless = await customerNamed(app, name);
      await purchase(app, nameless.id, 'delivered');
      const body = reviewBody({ is_anonymous: true });
      expect((await nameless.client.change(reviewPath, body)).status).toBe(400);
      const { refusal } = await nameless.client.get('product-review-user-data', { params });
      expect([refusal, await rows()]).toEqual(['name_missing', []]);
    },
  );

  it("does not count somebody else's order", async () => {
    const other = await customerNamed(app, 'Petr Starý');
    await purchase(app, other.id, 'delivered');
    expect((await jana.client.change(reviewPath, reviewBody())).status).toBe(400);
  });

  it('keeps one review of two that race', async () => {
    await purchase(app, jana.id, 'delivered');
    const answers = await Promise.all(
      [1, 2, 3, 4].map((rating) => jana.client.change(reviewPath, reviewBody({ rating }))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await rows()).toHaveLength(1);
  });

  it('asks a visitor to sign in', async () => {
    expect((await app.client().change(reviewPath, reviewBody())).status).toBe(401);
    const path = '/api/new/product-review/user-data-for-product-review/iphone-15-128gb-black/';
    expect((await app.client().fetch(path)).status).toBe(401);
  });

  it.each([
    ['rating', { rating: 6 }],
    ['rating', { rating: 4.5 }],
    ['review_text', { review_text: 'x'.repeat(5000) }],
    ['pros', { pros: 'a\u0007b' }],
    ['master_product_seo_name', { master_product_seo_name: 'neni' }],
  ])('refuses a wrong %s on its field', async (field, more) => {
    await purchase(app, jana.id, 'delivered');
    const answer = await jana.client.change(reviewPath, reviewBody(more));
    expect([answer.status, await fieldsOf(answer)]).toEqual([400, [field]]);
  });
});

it('lists delivered products until they are reviewed', async () => {
  await purchase(app, jana.id, 'delivered', 'OB-7');
  await purchase(app, jana.id, 'cancelled', 'OB-8');
  const { results } = await jana.client.get('user-profile-products-to-review', {});
  expect(results).toMatchObject([{ ...params, orderReference: 'OB-7' }]);
  await jana.client.change(reviewPath, reviewBody());
  expect((await jana.client.get('user-profile-products-to-review', {})).results).toEqual([]);
});

it('lists products of Samsung alone', async () => {
  const client = app.client();
  expect(await client.get('product-review-products-samsung', {})).toEqual({ results: [] });
  await app.deps.knex('manufacturers').update({ slug: 'samsung', name: 'Samsung' });
  const { results } = await client.get('product-review-products-samsung', {});
  expect(results).toEqual([{ ...params, name: 'iPhone 15 128 GB, černý' }]);
});
