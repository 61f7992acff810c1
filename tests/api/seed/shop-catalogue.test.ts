import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { seedDatabase } from '#api/seed/seed.ts';
import { marketCodes } from '#core/market/market.ts';
import { readGtin } from '#core/search/gtin.ts';
import { testDatabase, testTemplate } from '#tests/support/database.ts';
import { structureOf } from './structure-of.ts';

const scale = 8_000;
const admin = openDatabase(testDatabase(), { mostConnections: 1 });
afterAll(() => admin.destroy());

describe.each(marketCodes)('the catalogue of the market %s', (market) => {
  const name = `${testDatabase().database}_shop_${market}`;
  let knex: Knex;
  let before: string[];

  beforeAll(async () => {
    await admin.raw('create database ?? template ??', [name, testTemplate]);
    knex = openDatabase({ ...testDatabase(), database: name });
    before = await structureOf(knex);
    const now = new Date('2026-11-21T09:00:00Z');
    const settings = { market, now, staffPassword: 'Zkouska-Seminka-2026', scale };
    await seedDatabase(knex, { ...settings, report: () => undefined });
  }, 120_000);
  afterAll(async () => {
    await knex.destroy();
    await admin.raw('drop database ??', [name]);
  });

  const numbers = async (sql: string): Promise<number[]> => {
    const { rows } = await knex.raw<{ rows: Record<string, string | number>[] }>(sql);
    return Object.values(rows[0] ?? {}).map(Number);
  };

  it('holds as many products as were asked for, each in a category', async () => {
    expect(
      await numbers(`select (select count(*) from master_products) as products,
        (select count(*) from master_products p where not exists
          (select 1 from master_product_categories c where c.master_product_id = p.id)) as homeless`),
    ).toEqual([scale, 0]);
  });

  it('leaves indexes, constraints and triggers as the migrations made them', async () => {
    expect(await structureOf(knex)).toEqual(before);
  });

  it('keeps the price history going for products that it wrote in bulk', async () => {
    const count = 'select count(*) from price_history where product_id = 1';
    const [entries = 0] = await numbers(count);
    await knex.raw('update products set price = price + 10 where id = 1');
    expect(await numbers(count)).toEqual([entries + 1]);
  });

  it('gives every product a bar code that scanners accept', async () => {
    const rows = await knex('master_products').select<{ ean: string }[]>('ean');
    expect(rows.filter(({ ean }) => !readGtin(ean).ok)).toEqual([]);
  });

  it('compares a reduced price with the higher one before it', async () => {
    const [reduced = 0, wrong] = await numbers(`
      select count(*) as all, count(*) filter (where prior_price is distinct from
        (select price from price_history h where h.product_id = p.id order by at limit 1)
        or prior_price <= price) as wrong
      from products p where reduced_at is not null and id > 1`);
    expect(reduced).toBeGreaterThan(10);
    expect(wrong).toBe(0);
  });

  it('gives every used device one place, a grade and a past', async () => {
    const [used = 0, wrong] = await numbers(`
      select count(*) as all, count(*) filter (where
        (select sum(on_hand) from stock s where s.product_id = p.id) is distinct from 1
        or not exists (select 1 from device_passport_events e where e.passport_id = p.passport_id)) as wrong
      from products p where condition = 'used'`);
    expect(used).toBeGreaterThan(1_000);
    expect(wrong).toBe(0);
  });

  it('names the device in every accessory that fits it', async () => {
    const [fits = 0, wrong] = await numbers(`
      select count(*) as all, count(*) filter (where strpos(a.name_cs, d.name_cs) = 0
        or strpos(a.name_ro, d.name_ro) = 0) as wrong
      from accessory_fits f
      join meta_masters a on a.id = f.accessory_id join meta_masters d on d.id = f.device_id`);
    expect(fits).toBeGreaterThan(500);
    expect(wrong).toBe(0);
  });

  it('takes a glass of the very model where one is put on', async () => {
    const [parts = 0, wrong] = await numbers(`
      select count(*) as all, count(*) filter (where strpos(v.name_cs, m.name) = 0) as wrong
      from service_parts n join device_models m on m.id = n.model_id
      join products p on p.id = n.product_id join master_products v on v.id = p.master_product_id`);
    expect(parts).toBeGreaterThan(100);
    expect(wrong).toBe(0);
  });

  it('lists a card for everything that is for sale', async () => {
    const [cards = 0, missing] = await numbers(`
      select (select count(*) from listing_cards) as cards, count(*) as missing from products p
      join master_products v on v.id = p.master_product_id
      where not exists (select 1 from listing_cards c where c.meta_master_id = v.meta_master_id
        and c.group_name = v.group_name and c.condition = p.condition)`);
    expect(cards).toBeGreaterThan(3_000);
    expect(missing).toBe(0);
  });
});
