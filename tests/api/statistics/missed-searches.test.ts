import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { missedSearchesOf } from '#api/search/missed-searches.ts';
import { addDays } from '#core/shared/calendar.ts';
import { prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { newStaff } from '#tests/api/warehouse/picking-steps.ts';
import { addMissedSearch } from '#tests/support/factories/content.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { count, dayOf } from './statistics-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await app.deps.knex('missed_searches').delete();
});
afterAll(() => app.close());

it('counts what was looked for in vain, from the second time on and without what tells who asks', async () => {
  const { knex } = app.deps;
  const search = (q: string, state?: string) =>
    app.client().get('search', { query: state === undefined ? { q } : { q, state } });
  for (const q of ['Nokia 3310', 'nokia  3310', 'jan@example.cz', '777 123 456', 'gramofon'])
    await search(q);
  // The same person looks once more, and narrows what is empty already.
  await search('nokia 3310');
  await search('nokia 3310', 'condition=new');
  await missedSearchesOf(app.deps).flush();
  const lastWeek = addDays(dayOf(app.clock.now), -8);
  await addMissedSearch(knex, { day: lastWeek, words: 'nokia 3310', count: 5 });
  const staff = await newStaff(app, 'pricing');
  const { missedSearches } = await staff.get('admin-statistics', { query: { days: '7' } });
  expect(missedSearches).toEqual([{ words: 'nokia 3310', language: 'cs', count: 3, before: 5 }]);
  expect(await knex('missed_searches').orderBy('words').distinct('words').pluck('words')).toEqual([
    'gramofon',
    'nokia 3310',
  ]);
});

it('forgets what was looked for in vain before the longest window', async () => {
  const { knex } = app.deps;
  const today = dayOf(app.clock.now);
  await addMissedSearch(knex, { day: addDays(today, -181) });
  await addMissedSearch(knex, { day: addDays(today, -100) });
  await count(app);
  expect(await knex('missed_searches').pluck('day')).toHaveLength(1);
});
