import type { Knex } from 'knex';

/** Addresses that one measurement asks for in turn. */
export interface CatalogueTarget {
  readonly name: string;
  readonly paths: readonly string[];
}

/** Enough that hardly two requests at a time ask for the same, which would be answered together. */
const addresses = 300;

/** Pages of the largest categories and of products from all over the catalogue. */
export async function catalogueTargets(knex: Knex): Promise<CatalogueTarget[]> {
  const categories: { url_path: string; cards: number }[] = await knex('category_fact_counts')
    .join('type_categories', 'id', 'category_id')
    .where('fact', 0)
    .orderBy('cards', 'desc')
    .limit(6)
    .select('url_path', 'cards');
  const pages = categories.flatMap(({ url_path, cards }) =>
    Array.from({ length: Math.min(addresses / categories.length, Math.ceil(cards / 24)) }).map(
      (_, page) =>
        `/api/new/catalog/category-products/?path=${encodeURIComponent(url_path)}` +
        `&state=${encodeURIComponent(`page=${String(page + 1)}`)}`,
    ),
  );
  const { rows } = await knex.raw<{ rows: { seo_name: string }[] }>(
    `select seo_name from (
       select v.seo_name, row_number() over (order by v.id) as place, count(*) over () as all
       from listing_cards c join master_products v on v.id = c.master_product_id
       where c.condition = 'new'
     ) x where place % greatest(1, "all" / ?) = 0 limit ?`,
    [addresses, addresses],
  );
  return [
    { name: 'category list of 24', paths: pages },
    {
      name: 'product detail',
      paths: rows.map(({ seo_name }) => `/api/new/catalog/product/${seo_name}/`),
    },
  ];
}
