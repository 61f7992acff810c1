import { eventBufferOf } from '#api/platform/security/event-buffer.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshProductRows } from '#api/read-models/refresh-product-rows.ts';
import { countStatements } from '#tests/api/catalog/count-statements.ts';
import { addVariant } from '#tests/support/factories/catalogue.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { askGrid, insertMany, readGrid, where } from './grid-fixture.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await insertMany(app, 100);
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const orders: Readonly<Record<string, string>> = {
  nameCs: 'name_cs, id',
  '-nameCs': 'name_cs desc, id desc',
  '-newPrice': 'new_price desc, id desc',
};
const covers = where('nameCs', 'startsWith', 'obal');

async function insertCover(id: number, name: string): Promise<void> {
  await app.deps.knex.transaction(async (trx) => {
    await addVariant(trx, { id, meta_master_id: 3, name_cs: name, name_ro: name });
    await refreshProductRows(trx, 'given', { ids: [3] });
  });
}

it.each([
  ['nameCs', {}],
  ['-nameCs', {}],
  ['newPrice', { filter: covers }],
  ['-newPrice,nameCs', { filter: covers }],
  ['family,-code', {}],
])('pages by %s without a duplicate or a gap while rows come (T-GRID-7)', async (sort, more) => {
  const all = await readGrid(admin, 'products', { ...more, sort, limit: 500 });
  const seen: number[] = [];
  let after: string | null = null;
  for (let page = 0; page === 0 || after !== null; page += 1) {
    const query = { ...more, sort, limit: 7, ...(after === null ? {} : { after }) };
    const answer = await readGrid(admin, 'products', query);
    seen.push(...answer.results.map(({ id }) => id));
    after = answer.next;
    await insertCover(5000 + page, page % 2 === 0 ? 'Obal č. 3' : 'Aaa');
  }
  expect(new Set(seen).size).toBe(seen.length);
  const old = all.results.map(({ id }) => id);
  expect(seen.filter((id) => id < 5000)).toEqual(old);
});

it('answers the same rows from the start, from the end and from a row on', async () => {
  for (const query of [{}, { filter: covers }]) {
    for (const sort of ['nameCs', '-stock', 'createdAt', '-updatedAt,code']) {
      const all = await readGrid(admin, 'products', { ...query, sort, limit: 500 });
      expect(all.count).toBe(all.results.length);
      const from = all.count - 13;
      const last = await readGrid(admin, 'products', { ...query, sort, offset: from, limit: 50 });
      expect(last).toMatchObject({ count: all.count, next: null });
      expect(last.results).toEqual(all.results.slice(from));
      const first = await readGrid(admin, 'products', { ...query, sort, limit: 20 });
      const next = await readGrid(admin, 'products', { ...query, sort, after: first.next });
      expect(next.results).toEqual(all.results.slice(20, 120));
    }
  }
});

it('says where a row stands in a sort and a filter, however far away (T-GRID-4)', async () => {
  for (const query of [{}, { filter: covers }]) {
    for (const sort of ['nameCs', '-stock', '-updatedAt,code']) {
      const all = await readGrid(admin, 'products', { ...query, sort, limit: 500 });
      const asked = { ...query, sort, limit: 1 };
      for (const place of [0, 57, all.count - 1]) {
        const locate = all.results[place]?.id;
        expect(await readGrid(admin, 'products', { ...asked, locate })).toMatchObject({ place });
      }
    }
  }
  const [of] = (await readGrid(admin, 'products', { sort: 'code', limit: 1 })).results;
  const unmatched = { filter: where('code', 'equals', 'nothing'), locate: of?.id };
  expect(await readGrid(admin, 'products', unmatched)).toMatchObject({ place: null });
});

it('answers the first and the last rows of a large list', async () => {
  await insertMany(app, 25_000);
  admin = await signIn(app, 'admin');
  for (const [sort, order] of Object.entries(orders)) {
    const { count } = await readGrid(admin, 'products', { sort, limit: 1 });
    for (const offset of [count - 150, 700, count - 50]) {
      const page = await readGrid(admin, 'products', { sort, offset, limit: 100 });
      const { rows } = await app.deps.knex.raw<{ rows: { id: number }[] }>(
        `select id from product_grid_rows order by ${order} limit 100 offset ?`,
        [offset],
      );
      expect(page.count).toBe(count);
      expect(page.results.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    }
  }
}, 120_000);

it('answers any page of a large list that is filtered', async () => {
  await insertMany(app, 25_000);
  admin = await signIn(app, 'admin');
  for (const sort of ['nameCs', '-nameCs', '-newPrice']) {
    const filter = covers;
    const rows: unknown[] = [];
    let after: string | null = null;
    // By their values from one row on.
    for (let page = 0; page < 3; page += 1) {
      const query = { sort, limit: 500, ...(after === null ? {} : { after }) };
      const answer = await readGrid(admin, 'products', { ...query, filter });
      rows.push(...answer.results);
      after = answer.next;
    }
    const at = { sort, filter, limit: 500, offset: 600 };
    const page = await readGrid(admin, 'products', at);
    expect(page.count).toBe(25_000);
    expect(page.results).toEqual(rows.slice(600, 1100));
    const { rows: wanted } = await app.deps.knex.raw<{ rows: { id: number }[] }>(
      `select id from product_grid_rows where name_cs like 'obal%'
       order by ${orders[sort] ?? ''} limit 500 offset 12000`,
    );
    const middle = await readGrid(admin, 'products', { ...at, offset: 12_000 });
    expect(middle.results.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  }
  // The count of a large list may be shown for ten seconds.
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
}, 120_000);

it('counts anew as soon as a row came or went', async () => {
  const before = await readGrid(admin, 'products', { filter: covers });
  await insertCover(5000, 'Obal nový');
  expect((await readGrid(admin, 'products', { filter: covers })).count).toBe(before.count + 1);
  await app.deps.knex('master_products').where('id', 5000).delete();
  expect((await readGrid(admin, 'products', { filter: covers })).count).toBe(before.count);
});

describe.each(['products', 'category-products', 'orders', 'categories'])(
  'the list of %s',
  (grid) => {
    it('is read with three statements at most, the same for any page', async () => {
      const shapes = [{}, { limit: 500 }, { offset: 50 }, { filter: { term: 'a' } }];
      for (const shape of shapes) {
        // A long page is noted for security, which is written once a second and belongs to no list.
        await eventBufferOf(app.deps).flush();
        const statements = await countStatements(app.deps.knex, () => readGrid(admin, grid, shape));
        const ofTheSession = await countStatements(app.deps.knex, () =>
          admin.fetch('/api/new/auth/session/'),
        );
        expect(statements - ofTheSession).toBeLessThanOrEqual(3);
      }
    });

    it('refuses names and operators that it does not have (T-GRID-6)', async () => {
      const refused = [
        { sort: 'password' },
        { sort: 'id; drop table users' },
        { filter: where('password', 'contains', 'a') },
        { filter: where('updatedAt', 'contains', 'a') },
        { filter: where('createdAt', '= now()', 'a') },
        { filter: where('id', 'eq', 1) },
        { filter: { conditions: [], term: '', having: '1=1' } },
        { filter: 'a' },
        { after: 'a.b' },
        { limit: 501 },
      ];
      for (const query of refused) expect((await askGrid(admin, grid, query))[0]).toBe(400);
    });
  },
);

it('takes what is typed as a text and never as a part of a statement or a pattern', async () => {
  for (const value of ["'; drop table users; --", '100%', '_', '\\', '${x}', '?', ':a', '$1']) {
    const filter = where('nameCs', 'contains', value);
    expect(await readGrid(admin, 'products', { filter })).toMatchObject({ count: 0 });
    expect(await readGrid(admin, 'products', { filter: { term: value } })).toMatchObject({
      count: 0,
    });
  }
});

it('reads the rows of a kept selection alone, for the person who kept it', async () => {
  const [except] = (await readGrid(admin, 'products', { filter: covers, limit: 1 })).results;
  const kept = await admin.post('grid-products-select', {
    body: {
      kind: 'all',
      filter: { term: '', conditions: [{ column: 'nameCs', op: 'startsWith', value: 'obal' }] },
      except: [except?.id ?? 0],
    },
  });
  expect(kept.count).toBe(99);
  const asked = { selection: kept.id, sort: 'nameCs' };
  const page = await readGrid(admin, 'products', { ...asked, limit: 50 });
  const rest = await readGrid(admin, 'products', { ...asked, limit: 50, after: page.next });
  const ids = [...page.results, ...rest.results].map(({ id }) => id);
  expect([page.count, new Set(ids).size, ids.includes(except?.id ?? 0)]).toEqual([99, 99, false]);
  const other = await signIn(app, 'catalogue_editor');
  expect((await readGrid(other, 'products', asked)).count).toBe(0);
});
