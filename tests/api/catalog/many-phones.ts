import type { Knex } from 'knex';
import { refreshAllCards } from '#api/read-models/refresh-all-cards.ts';
import type { CardMoment } from '#api/read-models/write-cards.ts';
import {
  addFamily,
  addProduct,
  addProductAttribute,
  addVariant,
} from '#tests/support/factories/catalogue.ts';
import { addToCategory } from '#tests/support/factories/categories.ts';
import { times } from '#tests/support/factories/row-factory.ts';
import { addStock } from '#tests/support/factories/stock.ts';

/** Beside the small catalogue, 300 phones of both makers with every mix of values. */
export async function insertManyPhones(knex: Knex, moment: CardMoment): Promise<void> {
  const phones = times(300, (n) => ({ n, id: 2_000 + n }));
  await addFamily.many(
    knex,
    phones.map(({ n, id }) => ({
      id,
      seo_name: `many-${String(n)}`,
      manufacturer_id: 1 + (n % 2),
      name_cs: `Many ${String(n)}`,
      name_ro: `Many ${String(n)}`,
      popularity: n % 7,
    })),
  );
  await addVariant.many(
    knex,
    phones.map(({ n, id }) => ({
      id,
      meta_master_id: id,
      seo_name: `many-${String(n)}`,
      color_value_id: 1 + (n % 2),
    })),
  );
  await addProductAttribute.many(
    knex,
    phones
      .filter(({ n }) => n % 5 > 0)
      .map(({ n, id }) => ({
        master_product_id: id,
        attribute_id: 2,
        value_id: 3 + (Math.floor(n / 3) % 2),
      })),
  );
  await addToCategory.many(
    knex,
    phones.map(({ n, id }) => ({ category_id: 11 + (n % 2), master_product_id: id })),
  );
  await addProduct.many(
    knex,
    phones.map(({ n, id }) => ({
      id,
      master_product_id: id,
      condition: (['new', 'nearly_new', 'used'] as const)[n % 3] ?? 'new',
      grade: 'B',
      is_single_unit: true,
      price: 1_000 + ((n * 37) % 900),
    })),
  );
  // Used ones have a second piece of the other colour, better and mostly with a healthy battery.
  const twice = phones.filter(({ n }) => n % 3 === 2);
  await addVariant.many(
    knex,
    twice.map(({ n, id }) => ({
      id: id + 2_000,
      meta_master_id: id,
      seo_name: `many-other-${String(n)}`,
      color_value_id: 2 - (n % 2),
    })),
  );
  await addToCategory.many(
    knex,
    twice.map(({ n, id }) => ({ category_id: 11 + (n % 2), master_product_id: id + 2_000 })),
  );
  await addProduct.many(
    knex,
    twice.map(({ n, id }) => ({
      id: id + 2_000,
      master_product_id: id + 2_000,
      condition: 'used' as const,
      grade: n % 4 === 0 ? 'C' : 'A',
      battery_percent: [82, 91, 96, null][n % 4] ?? null,
      is_single_unit: true,
      price: 1_100 + ((n * 37) % 900),
    })),
  );
  await addStock.many(
    knex,
    phones
      .filter(({ n }) => n % 4 > 0)
      .map(({ n, id }) => ({ product_id: id, place_id: 1 + (n % 2) })),
  );
  await knex.transaction((trx) => refreshAllCards(trx, moment));
}
