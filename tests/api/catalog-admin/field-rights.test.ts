import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { insertShop, shop } from './shop-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await insertShop(app.deps.knex);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const cells = {
  nameCs: 'Jiný',
  nameRo: 'Altul',
  newPrice: 19_000,
  ean: '4006381333931',
  mpn: 'MLPF3',
  isActive: false,
} as const;
type Cell = keyof typeof cells;
const names = Object.keys(cells) as Cell[]; // of exactly these names

async function tryCell(by: TestClient, cell: Cell): Promise<boolean> {
  const { version } = await by.get('admin-variant', { params: { masterProductId: shop.black } });
  const row = { id: shop.black, version, changes: { [cell]: cells[cell] }, overwrite: [] };
  const { applied, refused } = await by.patch('grid-products-edit', { body: { rows: [row] } });
  if (applied === 0) expect(refused).toMatchObject([{ column: cell, reason: expect.any(String) }]);
  return applied === 1;
}

const others = ['ean', 'mpn', 'isActive'] as const;

describe.each([
  ['content', ['nameCs', 'nameRo']],
  ['pricing', ['newPrice']],
  ['catalogue_editor', ['nameCs', 'nameRo', ...others]],
  ['admin', names],
] as const)('%s', (role, own) => {
  it(`changes ${own.join(', ')} in the list, and no other cell`, async () => {
    const by = await signIn(app, role);
    const changed: Cell[] = [];
    for (const cell of names) if (await tryCell(by, cell)) changed.push(cell);
    expect(changed.toSorted()).toEqual([...own].toSorted());
  });
});

const item = { params: { productId: shop.product } };
const update = async (by: TestClient, change: object) => {
  const { version } = await by.get('admin-product', item);
  return by.patch('admin-product-update', { ...item, body: { version, ...change } });
};

it.each([
  ['pricing', { price: 18_000 }, { barcode: 'OB-0001' }, 'barcode'],
  ['pricing', { isReduced: true }, { price: 18_000, isOnSale: false }, 'is_on_sale'],
  ['catalogue_editor', { barcode: 'OB-0001' }, { price: 18_000 }, 'price'],
  ['catalogue_editor', { isOnSale: false }, { isReduced: true }, 'is_reduced'],
] as const)('%s changes %j of a stock item, and not %j', async (role, own, foreign, field) => {
  const by = await signIn(app, role);
  expect(await update(by, own)).toMatchObject(own);
  expect(await refusalOf(update(by, foreign))).toMatchObject({
    status: 400,
    body: { [field]: [expect.any(String)] },
  });
});

const family = { params: { metaMasterId: shop.iphone } };
const describeFamily = async (by: TestClient, change: object) => {
  const { version } = await by.get('meta-master-get', family);
  return by.patch('meta-master-update', { ...family, body: { version, ...change } });
};

describe('texts and pictures of a product', () => {
  it('are what content writes, of a family nothing else', async () => {
    const content = await signIn(app, 'content');
    const written = { nameCs: 'Telefon', descriptionRo: 'Descriere' };
    expect(await describeFamily(content, written)).toMatchObject(written);
    const refused = await refusalOf(describeFamily(content, { manufacturerId: shop.samsung }));
    expect(refused).toMatchObject({ status: 400, body: { manufacturer_id: [expect.any(String)] } });
    const subject = { subjectKind: 'master_product', subjectId: shop.black } as const;
    const texts = { language: 'cs', title: 'Titulek', description: '', version: 0 } as const;
    await content.patch('admin-seo-text-set', { body: { ...subject, ...texts } });
    const pricing = await signIn(app, 'pricing');
    expect((await refusalOf(describeFamily(pricing, written))).status).toBe(403);
  });

  it('begin with a fileset of the family, which whoever keeps pictures gives it once', async () => {
    const content = await signIn(app, 'content');
    expect(await content.get('admin-family-pictures', family)).toEqual({
      filesetId: null,
      colors: [
        { slug: 'black', name: 'Černá' },
        { slug: 'blue', name: 'Modrá' },
      ],
    });
    const ensure = () => content.post('admin-family-pictures-ensure', { ...family, body: {} });
    const [first, second] = await Promise.all([ensure(), ensure()]);
    expect(first.filesetId).toBe(second.filesetId);
    expect(await app.deps.knex('filesets')).toHaveLength(1);
    const pricing = await signIn(app, 'pricing');
    expect((await refusalOf(pricing.get('admin-family-pictures', family))).status).toBe(403);
  });
});

it('tells what was paid to those who see purchase prices, and to nobody else', async () => {
  await app.deps
    .knex('products')
    .where({ id: shop.product })
    .update({ is_single_unit: true, bought_for: 6_000 });
  const seen = async (role: 'content' | 'catalogue_editor' | 'pricing' | 'warehouse_supervisor') =>
    (await (await signIn(app, role)).get('admin-product', item)).boughtFor;
  expect(await seen('catalogue_editor')).toBe(6_000);
  expect(await seen('pricing')).toBe(6_000);
  expect(await seen('content')).toBeNull();
  expect(await seen('warehouse_supervisor')).toBeNull();
});

it('lets pricing set the price of a level, and the editor of the catalogue not', async () => {
  const editor = await signIn(app, 'catalogue_editor');
  const body = { version: 1, levelId: 1, price: 15_000 };
  const set = (by: TestClient) => by.patch('admin-level-price-set', { ...item, body });
  expect((await refusalOf(set(editor))).status).toBe(403);
});
