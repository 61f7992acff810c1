import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { reductionPercent } from '#core/catalog/prior-price.ts';
import { refreshDueCards } from '#api/read-models/refresh-due-cards.ts';
import { familyRanges } from '#api/read-models/family-ranges.ts';
import { placeCards } from '#api/read-models/place-cards-sql.ts';
import { refreshAllCards } from '#api/read-models/refresh-all-cards.ts';
import { refreshCards } from '#api/read-models/refresh-cards.ts';
import { writeRowsAndTexts } from '#api/read-models/write-cards.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addPriceHistory } from '#tests/support/factories/prices.ts';
import { addProductAttribute } from '#tests/support/factories/catalogue.ts';
import { reductionPercentSql } from '#api/catalog/cards/reduction-sql.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertCatalogue } from './catalogue-fixture.ts';
import { setStock } from '#tests/support/factories/stock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => insertCatalogue(app.deps.knex, app.deps));
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const refresh = (ids: readonly number[]) =>
  app.deps.knex.transaction((trx) => refreshCards(trx, ids, app.deps));
type Card = Record<string, unknown> & { shown: Record<string, unknown> };
const cardOf = async (
  family: number,
  group: string,
  condition: string,
): Promise<Card | undefined> => {
  const row: Record<string, unknown> | undefined = await app.deps
    .knex('listing_cards')
    .join('listing_card_texts', 'card_id', 'id')
    .where({ meta_master_id: family, group_name: group, condition })
    .first();
  return row && { ...row, shown: JSON.parse(String(row['cs'])) as Record<string, unknown> }; // written by the API
};
/** Everything that the read model says, without what differs between two writings of the same. */
const readModel = async () => {
  const { knex } = app.deps;
  const ids = new Map<number, string>();
  const cards: Record<string, unknown>[] = await knex('listing_cards').orderBy([
    ...['meta_master_id', 'group_name', 'condition'],
  ]);
  for (const card of cards) {
    const { meta_master_id, group_name, condition } = card;
    ids.set(Number(card['id']), [meta_master_id, group_name, condition].map(String).join('/'));
  }
  const named = (rows: Record<string, unknown>[]) =>
    rows
      .map((row) => ({ ...row, card_id: ids.get(Number(row['card_id'])) }))
      .map((row) => JSON.stringify(row).replace(/\{\\"id\\":\d+/g, '{'))
      .sort();
  return {
    cards: cards.map(({ id: _id, updated_at: _at, ...row }) => row),
    texts: named(await knex('listing_card_texts')),
    places: named(await knex('category_cards')),
    counts: (await knex('category_fact_counts').where('cards', '<>', 0))
      .map((row) => JSON.stringify(row))
      .sort(),
  };
};

it('makes one card of the variants that differ by colour, with their lowest price', async () => {
  const card = await cardOf(1, '128 GB', 'new');
  expect(card).toMatchObject({
    name_cs: 'Apple iPhone 15 128 GB',
    price: 19_000,
    is_from: true,
    warehouse: 0,
    stores: 1,
    category_ids: [10, 11],
    value_ids: [1, 2, 3],
    facts: [0, -1, -11, -1001, ...[2, 1].map((color) => -1_000_000_000 - color * 64), 1, 2, 3],
  });
  expect(card?.shown).toMatchObject({
    seo_name: 'iphone-15-128-blue',
    manufacturer: 'Apple',
    colors: [
      { value: 'black', label: 'Černá', hex: '#111111', seo_name: 'iphone-15-128-black' },
      { value: 'blue', label: 'Modrá' },
    ],
    size: { width: 71.6, height: 147.6 },
    highlights: ['6 GB'],
    reduction: null,
    picture: null,
    reviews: null,
  });
});

it('shows the cheapest used piece with its own grade (T-OFFER-1)', async () => {
  expect(await cardOf(1, '128 GB', 'used')).toMatchObject({
    price: 12_000,
    shown: { grade: 'B', is_from: true, condition: 'used' },
  });
  const { knex } = app.deps;
  const torn = await knex('listing_cards as c')
    .join('products as p', 'p.id', 'c.product_id')
    .join('master_products as v', 'v.id', 'c.master_product_id')
    .whereRaw('p.master_product_id <> v.id or p.grade is distinct from c.grade')
    .select('c.id');
  expect(torn).toEqual([]);
});

it('says by how much a price fell as the rule does, from the 30 days before', async () => {
  const { knex } = app.deps;
  await knex.raw(`
    delete from price_history where product_id = 4;
    update products set price = 9001, reduced_at = '2026-07-01T00:00:00+02' where id = 4;
    delete from price_history where product_id = 4`);
  await addPriceHistory.many(knex, [
    { product_id: 4, at: '2026-01-01', price: 10_000 },
    { product_id: 4, at: '2026-06-10T00:00:00+02', price: 9_999 },
    { product_id: 4, at: '2026-06-16T00:00:00+02', price: 10_000 },
    { product_id: 4, at: '2026-07-01T00:00:00+02', price: 9_001 },
  ]);
  await refresh([2]);
  const percent = reductionPercent({ price: 9999, since: 'thirty_days' }, 9001);
  expect(percent).toBe(9);
  expect((await cardOf(2, '128 GB', 'new'))?.shown['reduction']).toEqual({
    prior_price: 9999,
    since: 'thirty_days',
    percent,
  });
  await knex.raw('update products set price = 9999 where id = 4');
  await refresh([2]);
  expect((await cardOf(2, '128 GB', 'new'))?.shown['reduction']).toMatchObject({ percent: null });
});

it('rounds every reduction as the rule does', async () => {
  const pairs = [0, 1, 2, 3, 99, 100, 101, 199, 8_999, 9_999, 10_000, 9_999_999].flatMap(
    (prior, _, prices) => prices.map((price) => ({ prior, price })),
  );
  const { rows } = await app.deps.knex.raw<{ rows: { percent: number | null }[] }>(
    `select ${reductionPercentSql('r.prior', 'r.price')} as percent
      from unnest(?::int[], ?::int[]) with ordinality as r (prior, price, place) order by place`,
    [pairs.map(({ prior }) => prior), pairs.map(({ price }) => price)],
  );
  expect(rows.map(({ percent }) => percent)).toEqual(
    pairs.map(({ prior, price }) => reductionPercent({ price: prior, since: 'listing' }, price)),
  );
});

it('marks the lowest price since a product is sold where that is less than 30 days', async () => {
  const { knex } = app.deps;
  await knex.raw(`
    update products set price = 90, reduced_at = '2026-11-20T10:00:00Z' where id = 4;
    delete from price_history where product_id = 4`);
  await addPriceHistory.many(knex, [
    { product_id: 4, at: '2026-10-28T10:00:00Z', price: 100 },
    { product_id: 4, at: '2026-11-20T10:00:00Z', price: 90 },
  ]);
  await refresh([2]);
  expect((await cardOf(2, '128 GB', 'new'))?.shown['reduction']).toEqual({
    prior_price: 100,
    since: 'listing',
    percent: 10,
  });
});

it('leaves the same as writing everything anew, whatever changed', async () => {
  const { knex } = app.deps;
  await setStock(knex, { product_id: 1 }, { on_hand: 0, allocated: 0 });
  await setStock(knex, { product_id: 7 }, { on_hand: 0, allocated: 0 });
  await knex.raw(`
    update products set sold_at = now() where id in (4, 5);
    update products set price = 18000, is_on_sale = true where id = 1;
    delete from stock where product_id = 1;
    update master_product_categories set category_id = 20 where master_product_id = 3;
    update products set is_discontinued = true where id = 7;
    delete from stock where product_id = 7`);
  await addProductAttribute(knex, { master_product_id: 5, attribute_id: 2, value_id: 4 });
  await refresh([3, 1, 2, 1]);
  const changed = await readModel();
  expect(changed.cards).toHaveLength(4);
  await knex.transaction((trx) => refreshAllCards(trx, app.deps));
  expect(await readModel()).toEqual(changed);
});

it('makes in parts what it makes at once, though the ids of two parts overlap', async () => {
  const { knex } = app.deps;
  // Family 1 keeps pieces on both sides of what family 2 had, which is sold out.
  await knex.raw('update products set sold_at = now() where id = 4');
  await refresh([2]);
  const whole = await readModel();
  await knex.transaction(async (trx) => {
    const ranges = await familyRanges(trx, 1);
    expect(ranges).toMatchObject([1, 2, 3].map((family) => ({ first: family, last: family })));
    await trx.raw('truncate listing_cards cascade');
    for (const range of ranges) {
      await writeRowsAndTexts(trx, 'range', range, app.deps);
      await trx.raw(placeCards('range'), { ...range });
    }
  });
  expect(await readModel()).toEqual(whole);
});

it('purges what shows the family and nothing else', async () => {
  const { replyCache, knex } = app.deps;
  const drop = vi.spyOn(replyCache, 'drop');
  await knex.raw('update products set price = 16000 where id = 4');
  await refresh([2]);
  await eventually(() => expect(drop.mock.lastCall?.[0]).toContain('product-2'));
  const purged = drop.mock.lastCall?.[0].toSorted();
  expect(purged).toEqual(['cards', 'category-10', 'category-12', 'product-2']);
  drop.mockRestore();
});

it('keeps counts right when many change at once', async () => {
  const { knex } = app.deps;
  const change = (id: number, family: number) =>
    knex.transaction(async (trx) => {
      await trx('products').where({ id }).update({ sold_at: trx.fn.now() });
      await refreshCards(trx, [family], app.deps);
    });
  await Promise.all([change(1, 1), change(2, 1), change(5, 1), change(6, 1), change(4, 2)]);
  const changed = await readModel();
  await knex.transaction((trx) => refreshAllCards(trx, app.deps));
  expect(await readModel()).toEqual(changed);
  expect(changed.cards).toHaveLength(2);
});

it('puts cards in order again at midnight where the day changes what is to be had', async () => {
  const rank = async (): Promise<unknown> =>
    (await cardOf(1, '256 GB', 'new'))?.['availability_rank'];
  expect(await rank()).toBe(2);
  app.clock.now = new Date('2026-11-25T23:01:00Z');
  await refreshDueCards.run({}, app.deps);
  expect(await rank()).toBe(3);
  app.clock.now = new Date('2026-11-21T12:00:00Z');
});
