import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';

/** Tables by which lists of rows of stock items (`g.product_id`) name their goods. */
export const itemJoins = `join products p on p.id = g.product_id
  join master_products v on v.id = p.master_product_id`;

const itemName = "v.code || '/' || p.id";

/** What they show of them: a code that no other stock item has, and the name of the variant. */
export const itemSql = (language: Language) => ({
  product: itemName,
  name: `v.name_${language}`,
});

export const itemWords = "v.code, v.name_cs, v.name_ro, v.ean, p.barcode, '#' || p.id";

/** How a file says which stock item it means. */
export const itemNames = {
  productId: `select p.id, ${itemName} as name
    from products p join master_products v on v.id = p.master_product_id`,
};

/** Rows whose stock item is called so. */
export const itemSearched = (knex: Knex, part: string) => {
  const named = knex('products as p')
    .join('master_products as v', 'v.id', 'p.master_product_id')
    .whereRaw('(v.code ilike ? or v.name_cs ilike ? or v.name_ro ilike ?)', [part, part, part])
    .select('p.id');
  return (rows: Knex.QueryBuilder) => void rows.whereIn('product_id', named);
};
