import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ChoiceLists } from '#api/grids/choice-lists.ts';
import { choose, now } from '#api/grids/choice.ts';
import { readOrderAhead } from '#api/grids/order-ahead.ts';
import { productsServerGrid } from '#api/grids/products/product-grids.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertMany } from './grid-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await insertMany(app, 100);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const choiceOf = (sort: string) => now(choose(app.deps, productsServerGrid, { sort }, 'cs'));

async function idsBy(order: string): Promise<number[]> {
  const rows: { id: number }[] = await app.deps
    .knex('product_grid_rows')
    .select('id')
    .orderByRaw(order);
  return rows.map(({ id }) => id);
}

it.each([
  ['nameCs', 'name_cs, id'],
  ['-nameCs', 'name_cs, id'],
  ['newPrice', 'new_price, id'],
  ['createdAt', 'created_at, id'],
])('reads the order of all rows by %s in slices', async (sort, order) => {
  const choice = await choiceOf(sort);
  const ids = await idsBy(order);
  for (const rows of [7, ids.length, ids.length + 1]) {
    expect([...(await readOrderAhead(choice, rows))]).toEqual(ids);
  }
});

it('shows one moment, whatever changes between two slices', async () => {
  const ids = await idsBy('name_cs, id');
  const reading = readOrderAhead(await choiceOf('nameCs'), 2);
  await firstSlice();
  await app.deps.knex('product_grid_rows').where('id', ids.at(-1)).delete();
  expect([...(await reading)]).toEqual(ids);
});

it('is waited for by whoever needs the list meanwhile', async () => {
  const lists = new ChoiceLists(app.deps);
  const choice = await choiceOf('-code');
  lists.prepare(choice);
  await firstSlice();
  const asked: string[] = [];
  const listen = ({ sql }: { readonly sql: string }) => void asked.push(sql);
  app.deps.knex.on('query', listen);
  const list = await lists.get(choice);
  app.deps.knex.removeListener('query', listen);
  expect(list.slice(0, 500)).toEqual(await idsBy('code desc, id desc'));
  expect(asked.filter((sql) => sql.includes('string_agg'))).toEqual([]);
});

/** Resolves when the database has answered the first statement of a list that is put in order. */
async function firstSlice(): Promise<void> {
  for (;;) {
    const [, asked] = (await once(app.deps.knex, 'query-response')) as [unknown, { sql: string }]; // as Knex emits it
    if (asked.sql.includes('string_agg')) return;
  }
}
