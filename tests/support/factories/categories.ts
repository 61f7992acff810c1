import { addVariant } from './catalogue.ts';
import { factoryOf } from './row-factory.ts';

export const addCategory = factoryOf('type_categories')((made, given) => {
  const seoName = given.seo_name ?? `kategorie-${String(made)}`;
  return {
    position: made,
    name_cs: 'Telefony',
    name_ro: 'Telefoane',
    seo_name: seoName,
    url_path: `/${seoName}`,
  };
});

/** That a variant is listed in a category. */
export const addToCategory = factoryOf('master_product_categories')(async (_, given, knex) => ({
  category_id: given.category_id ?? (await addCategory(knex)).id,
  master_product_id: given.master_product_id ?? (await addVariant(knex)).id,
}));

/** An address where a category was before. */
export const addCategoryRedirect = factoryOf('category_redirects')(async (made, given, knex) => ({
  path: `/drive-${String(made)}`,
  category_id: given.category_id ?? (await addCategory(knex)).id,
}));

/** A name in the address by which a variant was found before. */
export const addProductRedirect = factoryOf('product_redirects')(async (made, given, knex) => ({
  seo_name: `drive-${String(made)}`,
  master_product_id: given.master_product_id ?? (await addVariant(knex)).id,
}));

export const addGoneAddress = factoryOf('gone_addresses')((made) => ({
  path: `/zaniklo-${String(made)}`,
}));
