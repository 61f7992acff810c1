import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { wipeNotesOfNobody } from '#api/customers/wipe-notes.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { prepareRepairShop, startRepairApp, takeIn } from './repair-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startRepairApp();
});
beforeEach(() => prepareRepairShop(app));
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

it('makes somebody a customer who is found, and of whom it is kept what was said', async () => {
  const { row } = await takeIn(app);
  const support = await signIn(app, 'support');
  const { results } = await support.post('admin-customer-find', { body: { q: '601234567' } });
  expect(results).toMatchObject([{ key: `repair-${String(row.id)}`, name: 'Bořivoj Zelenka' }]);
  const params = { key: results[0]?.key ?? '' };
  await support.post('admin-customer-note', { params, body: { text: 'Ptal se na cenu' } });
  await wipeNotesOfNobody.run({}, app.deps);
  const page = await support.get('admin-customer', { params });
  expect(page).toMatchObject({
    repairs: { count: 1, results: [{ number: row.number, status: 'received' }] },
    notes: [{ text: 'Ptal se na cenu' }],
  });
});
