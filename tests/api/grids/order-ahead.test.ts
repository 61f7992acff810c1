import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ChoiceLists } from '#api/grids/choice-lists.ts';
import { choose, now } from '#api/grids/choice.ts';
import { OrderAhead } from '#api/grids/order-ahead.ts';
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

/** With pauses of minutes, which no test outlasts; a timer of more than weeks would be none. */
const endless = { rows: 30, rest: 1e5 };

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
    expect([...(await new OrderAhead(choice, { rows, rest: 0 }).read())]).toEqual(ids);
  }
});

it('shows one moment, whatever changes between two slices, and goes on at once when needed', async () => {
  const ids = await idsBy('name_cs, id');
  const ahead = new OrderAhead(await choiceOf('nameCs'), endless);
  const reading = ahead.read();
  // The values of the last row of a slice are what is read before a pause.
  await responseTo('json_build_array');
  await app.deps.knex('product_grid_rows').where('id', ids.at(-1)).delete();
  ahead.hurry();
  expect([...(await reading)]).toEqual(ids);
});

it('keeps nobody waiting who needs a list that is being put in order ahead', async () => {
  const lists = new ChoiceLists(app.deps, { pace: endless });
  const choice = await choiceOf('-code');
  lists.prepare(choice);
  lists.prepare(choice);
  await responseTo('json_build_array');
  const list = await lists.get(choice);
  expect(list.slice(0, 500)).toEqual(await idsBy('code desc, id desc'));
});

/** Resolves when the database has answered a statement with this in it. */
async function responseTo(part: string): Promise<void> {
  for (;;) {
    const [, asked] = (await once(app.deps.knex, 'query-response')) as [unknown, { sql: string }]; // as Knex emits it
    if (asked.sql.includes(part)) return;
  }
}
