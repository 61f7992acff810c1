import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshCards } from '#api/read-models/refresh-cards.ts';
import { availabilityOf, type StockFacts } from '#core/catalog/availability.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertCatalogue } from './catalogue-fixture.ts';
import { setStock } from '#tests/support/factories/stock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await insertCatalogue(app.deps.knex, app.deps);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

it('ranks cards as the rule of availability says', async () => {
  const ranks = { in_stock: 0, last_pieces: 0, at_stores: 1, sold_out: 3, discontinued: 3 };
  const { knex } = app.deps;
  await setStock(knex, { product_id: 4 }, { on_hand: 0, allocated: 0 });
  await setStock(knex, { product_id: 7 }, { on_hand: 0, allocated: 0 });
  await knex.raw(`
    update products set sale_starts = '2026-12-01' where id = 1;
    update products set sale_starts = '2026-11-21' where id = 2;
    update products set supplier_days = 5 where id = 4;
    delete from stock where product_id in (4, 7);
    update products set is_discontinued = true where id = 7`);
  await knex.transaction((trx) => refreshCards(trx, [1, 2, 3], app.deps));
  const rankOf = (facts: StockFacts) => {
    const { code } = availabilityOf(facts, '2026-11-21');
    return { ...ranks, pre_order: 2, expected: 2, to_order: 2 }[code];
  };
  const rows: { id: number; stock: string; availability_rank: number }[] = await knex(
    'listing_cards',
  ).join('listing_card_texts', 'card_id', 'id');
  expect(rows).toHaveLength(5);
  for (const { id, stock, availability_rank } of rows) {
    const { rows: pieces } = await knex.raw<{ rows: StockFacts[] }>(
      `select p.next_delivery as "nextDelivery", p.sale_starts as "saleStarts",
         p.supplier_days as "supplierDays", p.is_discontinued as "isDiscontinued",
         coalesce(sum(s.on_hand - s.allocated) filter (where s.place_id = 1), 0)::int as warehouse,
         count(*) filter (where s.place_id = 2 and s.on_hand > s.allocated)::int as stores
       from listing_cards c
       join master_products v
         on v.meta_master_id = c.meta_master_id and v.group_name = c.group_name
       join products p on p.master_product_id = v.id and p.condition = c.condition
       left join stock s on s.product_id = p.id
       where c.id = ? group by p.id`,
      [id],
    );
    // Found by the best of its pieces; it speaks of one that need not be that one.
    expect(availability_rank).toBe(Math.min(...pieces.map(rankOf)));
    const shown = JSON.parse(stock) as StockFacts; // written by the API
    expect(rankOf(shown)).toBeGreaterThanOrEqual(availability_rank);
  }
});
