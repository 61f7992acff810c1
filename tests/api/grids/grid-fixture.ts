import type { Knex } from 'knex';
import { everything, purgeKeys } from '#api/platform/reply-cache.ts';
import { refreshProductRows } from '#api/read-models/refresh-product-rows.ts';
import { insertCatalogue } from '#tests/api/catalog/catalogue-fixture.ts';
import { addFamily, addProduct, addVariant } from '#tests/support/factories/catalogue.ts';
import { times } from '#tests/support/factories/row-factory.ts';
import { fillOnce } from '#tests/support/snapshot.ts';
import { truncateAll } from '#tests/support/database.ts';
import { answerOf } from '#tests/support/answer-of.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

/** Ids of the products that `insertMany` makes are counted from here. */
export const firstOfMany = 1001;

/** The small catalogue, and besides it covers of which always ten have one name and family. */
export async function insertMany({ deps }: TestApp, count: number, inOne = 10): Promise<void> {
  const { knex, market, now } = deps;
  await truncateAll(knex);
  const made = `covers ${String(count)} ${String(inOne)} ${market.code} ${now().toISOString()}`;
  await fillOnce(knex, made, async () => {
    await insertCatalogue(knex, deps);
    await insertCovers(knex, count, inOne);
  });
  await purgeKeys(knex, [everything]);
}

async function insertCovers(knex: Knex, count: number, inOne: number): Promise<void> {
  await addFamily.many(
    knex,
    times(Math.ceil(count / inOne), (nth) => ({
      id: firstOfMany + nth - 1,
      kind: 'accessory',
      manufacturer_id: 1,
      name_cs: 'Obal',
      name_ro: 'Husă',
    })),
  );
  const covers = times(count, (n) => ({
    id: firstOfMany + n - 1,
    nth: Math.floor((n - 1) / inOne),
  }));
  await addVariant.many(
    knex,
    covers.map(({ id, nth }) => ({
      id,
      meta_master_id: firstOfMany + nth,
      code: `KR${String(id)}`,
      seo_name: `obal-${String(id)}`,
      name_cs: `Obal č. ${String(nth)}`,
      name_ro: `Husă nr. ${String(nth)}`,
      position: 1,
    })),
  );
  await addProduct.many(
    knex,
    covers.map(({ id }) => ({ id, master_product_id: id, price: 100 + (id % 7) })),
  );
  await knex.transaction((trx) =>
    refreshProductRows(trx, 'range', { first: 1, last: firstOfMany + count }),
  );
}

export interface GridAnswer {
  readonly count: number;
  readonly results: readonly (Readonly<Record<string, unknown>> & {
    readonly id: number;
    readonly version: number;
  })[];
  readonly next: string | null;
}

/** A page of a list as it comes over the wire; anything but a 200 throws. */
export async function readGrid(
  client: TestClient,
  grid: string,
  query: Readonly<Record<string, unknown>> = {},
): Promise<GridAnswer> {
  const [status, body] = await askGrid(client, grid, query);
  if (status !== 200) throw new Error(`${String(status)} ${JSON.stringify(body)}`);
  return body as GridAnswer; // what the contract promises
}

export async function askGrid(
  client: TestClient,
  grid: string,
  query: Readonly<Record<string, unknown>> = {},
): Promise<readonly [number, unknown]> {
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const path = grid === 'category-products' ? 'categories/products' : `admin/grids/${grid}`;
  const address = `/api/new/${path}/?${new URLSearchParams(pairs).toString()}`;
  let answer = await client.fetch(address);
  // A shop whose connections are all taken asks to come again.
  while (answer.status === 503) answer = await client.fetch(address);
  return answerOf(answer);
}

/** A filter of one condition. */
export const where = (column: string, op: string, value?: unknown, to?: unknown) => ({
  conditions: [{ column, op, value, to }],
});
