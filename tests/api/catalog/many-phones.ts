import type { Knex } from 'knex';
import { refreshAllCards } from '#api/read-models/refresh-all-cards.ts';
import type { CardMoment } from '#api/read-models/write-cards.ts';

/** Beside the small catalogue, 300 phones of both makers with every mix of values. */
export async function insertManyPhones(knex: Knex, moment: CardMoment): Promise<void> {
  await knex.raw(`
    insert into meta_masters (id, seo_name, kind, manufacturer_id, name_cs, name_ro, popularity)
      select 2000 + n, 'many-' || n, 'phone', 1 + n % 2, 'Many ' || n, 'Many ' || n, n % 7
      from generate_series(1, 300) n;
    insert into master_products (id, meta_master_id, code, seo_name, name_cs, name_ro, color_value_id)
      select 2000 + n, 2000 + n, 'MANY-' || n, 'many-' || n, 'x', 'x', 1 + n % 2
      from generate_series(1, 300) n;
    insert into product_attributes (master_product_id, attribute_id, value_id)
      select 2000 + n, 2, 3 + n / 3 % 2 from generate_series(1, 300) n where n % 5 > 0;
    insert into master_product_categories (category_id, master_product_id)
      select 11 + n % 2, 2000 + n from generate_series(1, 300) n;
    insert into products (id, master_product_id, condition, grade, is_single_unit, price)
      select 2000 + n, 2000 + n, (array['new', 'nearly_new', 'used'])[1 + n % 3], 'B', true,
        1000 + n * 37 % 900
      from generate_series(1, 300) n;
    insert into stock (product_id, place_id, on_hand)
      select 2000 + n, 1 + n % 2, 1 from generate_series(1, 300) n where n % 4 > 0`);
  await knex.transaction((trx) => refreshAllCards(trx, moment));
}
