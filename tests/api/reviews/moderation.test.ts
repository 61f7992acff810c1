import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addVariant } from '#tests/support/factories/catalogue.ts';
import { truncateAll } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { signIn } from '#tests/support/staff.ts';
import { insertStores, insertVariant } from '#tests/support/stock-fixture.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { customerNamed, purchase, reviewBody, reviewPath } from './review-fixture.ts';

let app: TestApp;
let moderator: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  app.deps.replyCache.drop(['reviews-1', 'reviews-2']);
  await insertStores(app.deps.knex);
  await insertVariant(app.deps.knex);
  await addVariant(app.deps.knex, { meta_master_id: 1, seo_name: 'iphone-15-256gb-black' });
  moderator = await signIn(app, 'support');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const write = async (name: string, more: object = {}) => {
  const customer = await customerNamed(app, name);
  await purchase(app, customer.id, 'delivered');
  await customer.client.change(reviewPath, reviewBody(more));
  return customer;
};
const approve = (id: number, version = 1, isApproved = true) =>
  moderator.changeBy('PATCH', `product-reviews/admin/approve/${String(id)}/`, {
    is_approved: isApproved,
    version,
  });
const list = (client = app.client(), query: object = {}) =>
  client.get('product-reviews', {
    params: { masterProductSeoName: 'iphone-15-128gb-black' },
    query,
  });

/** The public list once it has so many reviews. */
const listed = (count: number) =>
  eventually(async () => {
    const found = await list();
    expect(found.count).toBe(count);
    return found;
  });

it('publishes a review after it was approved, signed or anonymous', async () => {
  await write('Jana Nová');
  await write('Petr Starý', { rating: 2, is_anonymous: true });
  expect(await list()).toMatchObject({ count: 0, averageTenths: null, results: [] });
  await approve(1);
  await approve(2);
  const shown = await listed(2);
  expect(shown).toMatchObject({ averageTenths: 35, histogram: [0, 1, 0, 0, 1] });
  expect(shown.results.map(({ signature }) => signature)).toEqual([null, 'Jana Nová']);
  expect(JSON.stringify(shown)).not.toContain('Starý');
});

it('purges the reviews of that product and not of another', async () => {
  await write('Jana Nová');
  const etags = (seoName: string) =>
    app
      .client()
      .fetch(`/api/new/product-review/reviews/${seoName}/`)
      .then(({ headers }) => headers.get('surrogate-key'));
  expect(await etags('iphone-15-128gb-black')).toContain('reviews-1');
  expect(await etags('iphone-15-256gb-black')).toContain('reviews-2');
  const purged: string[] = [];
  const drop = vi.spyOn(app.deps.replyCache, 'drop').mockImplementation((keys) => {
    purged.push(...keys);
  });
  await approve(1);
  await eventually(() => expect(purged).toContain('reviews-1'));
  drop.mockRestore();
  app.deps.replyCache.drop(purged);
  expect(purged).not.toContain('reviews-2');
  expect(purged).not.toContain('*');
});

it('takes a changed review off until it was read again', async () => {
  const { client } = await write('Jana Nová');
  await approve(1);
  await listed(1);
  await client.change(reviewPath, reviewBody({ rating: 1 }));
  await listed(0);
  const { results } = await moderator.get('admin-review-list', { query: { status: 'waiting' } });
  expect(results).toMatchObject([{ id: 1, rating: 1, version: 3 }]);
});

it('keeps back what was disapproved', async () => {
  await write('Jana Nová');
  expect((await approve(1, 1, false)).status).toBe(200);
  expect((await list()).count).toBe(0);
  const { count } = await moderator.get('admin-review-list', { query: { status: 'disapproved' } });
  expect(count).toBe(1);
});

it('keeps the reason of a refusal for staff, and lets a decided review wait again', async () => {
  const { client } = await write('Jana Nová');
  const decide = (body: object) =>
    moderator.changeBy('PATCH', 'product-reviews/admin/approve/1/', body);
  await decide({ is_approved: false, reason: 'personal_data', version: 1 });
  const refused = await moderator.get('admin-review-list', { query: { status: 'disapproved' } });
  expect(refused.results).toMatchObject([{ reason: 'personal_data' }]);
  await decide({ is_approved: null, version: 2 });
  const waiting = await moderator.get('admin-review-list', { query: { status: 'waiting' } });
  expect(waiting.results).toMatchObject([{ id: 1, reason: null, version: 3 }]);
  await decide({ is_approved: false, reason: 'offensive', version: 3 });
  // Written anew it is another text, of which nobody has said anything yet.
  expect((await client.change(reviewPath, reviewBody({ pros: 'fotoaparát' }))).status).toBe(200);
  const again = await moderator.get('admin-review-list', { query: { status: 'waiting' } });
  expect(again.results).toMatchObject([{ reason: null, pros: 'fotoaparát' }]);
});

it('shows what the shop answers under an approved review', async () => {
  await write('Jana Nová');
  const answer = { reply: 'Děkujeme, kryt vyměníme.', version: 1 };
  await moderator.changeBy('PATCH', 'product-reviews/admin/update/1/', answer);
  expect(await list()).toMatchObject({ count: 0 });
  await approve(1, 2);
  const shown = await listed(1);
  expect(shown.results).toMatchObject([{ reply: 'Děkujeme, kryt vyměníme.' }]);
});

it('answers a stale version with 409 and the current review', async () => {
  const { client } = await write('Jana Nová');
  await client.change(reviewPath, reviewBody({ rating: 1 }));
  const stale = await approve(1, 1);
  const body = (await stale.json()) as { current: object }; // of a 409
  expect([stale.status, body.current]).toMatchObject([409, { rating: 1, version: 2 }]);
  expect((await list()).count).toBe(0);
});

it('changes only what the moderator names', async () => {
  await write('Jana Nová', { review_text: 'Volejte 601 234 567', cons: 'cena' });
  const change = { review_text: 'Volejte …', version: 1 };
  const answer = await moderator.changeBy('PATCH', 'product-reviews/admin/update/1/', change);
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { review_text: 'Volejte …', pros: 'displej', cons: 'cena', rating: 5, status: 'waiting' },
  ]);
});

it('sorts and pages, with a number of queries that does not grow', async () => {
  for (const [index, rating] of [3, 5, 1, 4].entries()) {
    await write(`Jana Nová${'x'.repeat(index)}`, { rating });
    await approve(index + 1);
  }
  await listed(4);
  const ratings = async (query: object) =>
    (await list(app.client(), query)).results.map(({ rating }) => rating);
  expect(await ratings({ sort: '-rating' })).toEqual([5, 4, 3, 1]);
  expect(await ratings({ sort: 'rating', limit: 2, offset: 1 })).toEqual([3, 4]);
  const queries: string[] = [];
  const note = ({ sql }: { sql: string }) => queries.push(sql);
  app.deps.knex.on('query', note);
  await list(app.client(), { limit: 3 });
  app.deps.knex.off('query', note);
  expect(queries).toHaveLength(1);
});

it('is for those who may moderate', async () => {
  await write('Jana Nová');
  const picker = await signIn(app, 'picker');
  const body = { is_approved: true, version: 1 };
  expect((await picker.changeBy('PATCH', 'product-reviews/admin/approve/1/', body)).status).toBe(
    403,
  );
  expect(
    (await moderator.changeBy('PATCH', 'product-reviews/admin/approve/99/', body)).status,
  ).toBe(404);
});

it('answers 404 for a product that is not there and 400 for a page beyond all bounds', async () => {
  const read = (path: string) => app.client().fetch(`/api/new/product-review/reviews/${path}`);
  expect((await read('neni/')).status).toBe(404);
  expect((await read('iphone-15-128gb-black/?offset=1000000000')).status).toBe(400);
  expect((await read('iphone-15-128gb-black/?sort=x')).status).toBe(400);
});
