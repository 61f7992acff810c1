import { afterAll, beforeAll, expect, it } from 'vitest';
import { toWire } from '#core/contract/casing.ts';
import { buildPath } from '#core/contract/client.ts';
import { isLetIn, type Endpoint } from '#core/contract/endpoint.ts';
import { apiBase, endpoints, type UrlKey } from '#core/contract/endpoints.ts';
import { isStaff, permissionsOf, roles, type Role } from '#core/permissions/roles.ts';
import { billing, prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { imeiOf } from '#tests/support/buyback-fixture.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { samples } from '../bad-input/samples.ts';
import { createOwner, type Owner } from './owner.ts';
import { tells, type DataClass } from './personal-data.ts';

const entries = Object.entries(endpoints) as [UrlKey, Endpoint][]; // the table's own keys
const staffReadings = entries.filter(
  ([, { method, access }]) => method === 'GET' && typeof access === 'object',
);
/** Readings of which the test must have seen what belongs to the owner. */
const showing: readonly UrlKey[] = [
  ...(['admin-order-list', 'admin-order', 'grid-orders', 'admin-buyback-list'] as const),
  ...(['admin-buyback-detail', 'buyback-desk', 'grid-buybacks', 'admin-reservation-list'] as const),
];

let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await startOrderApp();
  await prepareOrderShop(app);
  owner = await createOwner(app);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

/** Every random code that any table keeps, whatever its column is called. */
async function keptCodes(): Promise<readonly string[]> {
  const { knex } = app.deps;
  const columns = await knex('information_schema.columns')
    .where({ table_schema: 'public' })
    .whereIn('data_type', ['text', 'character varying'])
    .select<{ table_name: string; column_name: string }[]>('table_name', 'column_name');
  const found: string[] = [];
  for (const { table_name, column_name } of columns) {
    const { rows } = await knex.raw<{ rows: { code: string }[] }>(
      "select ??::text as code from ?? where ?? ~ '^[A-Za-z0-9_-]{22}$'",
      [column_name, table_name, column_name],
    );
    found.push(...rows.map(({ code }) => code));
  }
  return [...new Set(found)].filter((code) => /[A-Z]/.test(code) && /[a-z]/.test(code));
}

/** What names the owner, by how secret it is (docs/security.md, "Classes of data"), as replies write it. */
const secretsByClass: Readonly<Record<DataClass, readonly string[]>> = {
  name: ['Zelenka'],
  contact: [billing.e_mail, '601234567', '601 234 567', billing.street],
  identity: ['900115', '204816357', '204 816 357', '2000145399', imeiOf(9)],
};
// The table's own keys.
const dataClasses = Object.keys(secretsByClass) as DataClass[];
type Reached = Record<DataClass, Partial<Record<UrlKey, Role[]>>>;

const idOf: Partial<Record<UrlKey, (owner: Owner) => number>> = {
  'admin-order': ({ order }) => order.id,
  'admin-buyback-detail': ({ buyback }) => buyback.id,
  'buyback-desk': ({ buyback }) => buyback.id,
  'admin-repair': ({ repair }) => repair.id,
};

it('no reading of any member of the staff holds a code that lets somebody act as a customer', async () => {
  // One of them lies in the very street of the order's owner.
  await app.deps.knex('delivery_places').update({ street: 'U Pošty 1' });
  const codes = await keptCodes();
  const owned = [owner.order.code, owner.paymentCode, owner.buyback.code, owner.reservation.code];
  expect(codes).toEqual(expect.arrayContaining(owned));
  const told: string[] = [];
  const read = new Set<UrlKey>();
  const reached: Reached = { name: {}, contact: {}, identity: {} };
  for (const role of roles.filter(isStaff)) {
    const client = await signIn(app, role);
    for (const [key, { path, access }] of staffReadings) {
      if (typeof access === 'object' && !isLetIn(access, permissionsOf(role))) continue;
      const id = idOf[key]?.(owner);
      const params = id === undefined ? Object(samples[key]?.params) : { id };
      const address = buildPath(path, { params, query: {} });
      const answer = await client.fetch(apiBase + address);
      if (answer.ok) read.add(key);
      const text = await answer.text();
      for (const of of dataClasses) {
        if (secretsByClass[of].some((each) => text.includes(each))) {
          (reached[of][key] ??= []).push(role);
        }
      }
      told.push(...codes.filter((code) => text.includes(code)).map(() => `${role}: ${key}`));
    }
  }
  expect(told).toEqual([]);
  expect(reached).toEqual(tells);
  expect([...read]).toEqual(expect.arrayContaining([...showing]));
}, 120_000);

it.each(['admin/buyback/?q=', 'admin/grids/buybacks/?filter='])(
  'a part of a code finds nothing by %s, the whole one does',
  async (path) => {
    const desk = await signInAnew();
    const { code } = owner.buyback;
    const count = async (term: string) => {
      const asked = path.endsWith('filter=')
        ? JSON.stringify(toWire({ term, conditions: [] }))
        : term;
      const answer = await desk.fetch(apiBase + path + encodeURIComponent(asked));
      return Number(Reflect.get(Object(await answer.json()), 'count'));
    };
    expect([await count(code), await count(code.slice(0, 12)), await count(code.slice(3))]).toEqual(
      [1, 0, 0],
    );
  },
);

it('the search over everything finds a buy-back by its whole code alone', async () => {
  const desk = await signInAnew();
  const found = async (q: string) => (await desk.post('admin-find', { body: { q } })).results;
  const { code, id } = owner.buyback;
  expect(await found(code)).toMatchObject([{ kind: 'buyback', id }]);
  expect(await found(code.slice(0, 12))).toEqual([]);
});

async function signInAnew() {
  await app.deps.knex('users').where('e_mail', 'buyback_desk@obmena.example').delete();
  return signIn(app, 'buyback_desk');
}
