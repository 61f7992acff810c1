import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addCategory } from '#tests/support/factories/categories.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { insertShop } from '../catalog-admin/shop-fixture.ts';
import { importer } from './subjects.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  const { knex } = app.deps;
  await truncateAll(knex);
  await insertShop(knex);
  await addCategory(knex, { name_cs: 'Mobily', name_ro: 'Mobile', seo_name: 'mobily' });
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const header =
  'Kód;Název;Výrobce;Kategorie;Cena;Skladem;Displej > Úhlopříčka;Tělo > Materiál;Šířka balení;Gramy';
const file = [
  header,
  'X1;Nokia X;Nokia;Mobily > Odolné > Pro řemeslníky;4 990;5;6,1 inch;hliník | sklo;15,5;350',
  'X2;Nokia Y;Nokia;Mobily > Odolné;5 990;3;6.5;sklo;;',
  'X3;Nokia Z;Nokia;Mobily;5 990;3;velká;sklo;;',
];

interface Kept {
  readonly code: string;
  readonly path: string | null;
  readonly said: string | null;
  readonly width: number | null;
  readonly weight: number | null;
}

const saidSql = `(select string_agg(a.name_cs || ' ' || coalesce(c.name_cs, p.number::float8::text),
    ', ' order by a.id, p.place)
  from product_attributes p join attributes a on a.id = p.attribute_id
  left join attribute_values c on c.id = p.value_id where p.master_product_id = v.id)`;

const kept = (): Promise<readonly Kept[]> =>
  app.deps
    .knex('master_products as v')
    .join('products as i', 'i.master_product_id', 'v.id')
    .leftJoin('master_product_categories as k', 'k.master_product_id', 'v.id')
    .leftJoin('type_categories as t', 't.id', 'k.category_id')
    .where('v.code', 'like', 'X%')
    .orderBy('v.code')
    .select<Kept[]>(
      'v.code',
      app.deps.knex.raw(`t.url_path as path, ${saidSql} as said,
        i.package_width_cm::float8 as width, i.package_weight_kg::float8 as weight`),
    );

it('says what would be made, makes it, and takes all of it back by one undo', async () => {
  const files = importer(app, admin);
  const work = await files.upload('products', ...file);
  expect(work.columns.map(({ field }) => field).slice(6)).toEqual([
    ...['attribute', 'attribute', 'packageWidth', 'packageGrams'],
  ]);
  const { knex } = app.deps;
  const before = await knex('type_categories').count<{ count: string }[]>().first();
  const checked = await files.check(work, { isPublished: true });
  expect(checked).toMatchObject({ counts: { new: 2, refused: 1 } });
  expect(checked.made).toEqual([
    { field: 'attribute', name: 'Tělo > Materiál' },
    { field: 'category', name: 'Mobily > Odolné' },
    { field: 'category', name: 'Mobily > Odolné > Pro řemeslníky' },
    { field: 'manufacturer', name: 'Nokia' },
  ]);
  expect(await files.reasons(work.id, 'refused')).toHaveLength(1);
  expect(await knex('type_categories').count<{ count: string }[]>().first()).toEqual(before);

  const done = await files.apply(work);
  expect(await kept()).toEqual([
    {
      code: 'X1',
      path: '/mobily/odolne/pro-remeslniky',
      said: 'Úhlopříčka 6.1, Materiál hliník, Materiál sklo',
      width: 15.5,
      weight: 0.35,
    },
    {
      code: 'X2',
      path: '/mobily/odolne',
      said: 'Úhlopříčka 6.5, Materiál sklo',
      width: null,
      weight: null,
    },
  ]);
  const again = await files.check(await files.upload('products', ...file));
  expect(again).toMatchObject({ counts: { new: 0, changed: 0, same: 2, refused: 1 }, made: [] });

  await files.undo(done);
  expect(await kept()).toEqual([]);
  expect(await knex('type_categories').count<{ count: string }[]>().first()).toEqual(before);
  expect(await knex('attributes').where({ name_cs: 'Materiál' })).toEqual([]);
});

it('changes what is said of a product that the shop has, and puts it into one more category', async () => {
  const files = importer(app, admin);
  await files.apply(await files.check(await files.upload('products', ...file)));
  const next = [
    'Kód;Displej > Úhlopříčka;Materiál;Kategorie;Hmotnost',
    'X2;6,7;;Mobily > Levné;0,4 kg',
  ];
  const checked = await files.check(await files.upload('products', ...next));
  const { results } = await admin.get('import-rows', {
    params: { id: checked.id },
    query: { outcome: 'changed' },
  });
  expect(results[0]?.changes).toEqual([
    { field: 'packageWeight', before: null, after: 0.4 },
    { field: 'category', before: null, after: 'Mobily > Levné', makes: ['Mobily > Levné'] },
    { field: 'attribute', before: 'Úhlopříčka: 6,5', after: 'Úhlopříčka: 6,7' },
  ]);
  await files.apply(checked);
  const rows = (await kept()).filter(({ code }) => code === 'X2');
  expect(rows.map(({ path }) => path).toSorted()).toEqual(['/mobily/levne', '/mobily/odolne']);
  expect(rows[0]).toMatchObject({ said: 'Úhlopříčka 6.7, Materiál sklo', weight: 0.4 });
});

it('makes no category where a person does not want it', async () => {
  const files = importer(app, admin);
  const work = await files.check(await files.upload('products', ...file), {
    addsCategories: false,
  });
  expect(work.made.map(({ field }) => field)).toEqual(['attribute', 'manufacturer']);
  await files.apply(work);
  expect((await kept()).map(({ path }) => path)).toEqual(['/mobily', '/mobily']);
});
