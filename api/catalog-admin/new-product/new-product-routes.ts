import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { checkFactorAge } from '../../platform/http/require-fresh-factor.ts';
import type { RequestContext } from '../../platform/http/request.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { refuseConstraint } from '../../platform/resources/refuse-constraint.ts';
import { addItemsToVariant } from './add-items.ts';
import { createProduct } from './create-product.ts';

/** What two people at once, or an id of nothing, are refused by; one field names each. */
const guarded = {
  meta_masters_manufacturer_fkey: 'family',
  meta_masters_seo_name_unique: 'family',
  master_products_code_unique: 'variants',
  master_products_ean_unique: 'variants',
  master_products_seo_name_unique: 'variants',
  master_products_color_fkey: 'variants',
  stock_place_fkey: 'variants',
  master_product_categories_category_fkey: 'categoryIds',
};

/** A variant has one stock item of alike pieces in each condition; more of them are counted there. */
const guardedItems = {
  products_one_stock_of_a_variant: 'stock',
  stock_place_fkey: 'pieces',
};

interface Named {
  readonly id: number;
  readonly name: string;
}

interface Color {
  readonly id: number;
  readonly nameCs: string;
  readonly nameRo: string;
}

/** Making a product (SPECIFICATION 2, "Staff areas"). */
export function newProductRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, reads } = deps;
  const by = (context: RequestContext) => ({
    staffId: staffOf(context).id,
    at: context.now,
    proveAnew: () => checkFactorAge(deps, context),
  });

  const choices = bind('admin-new-product-choices', async (_, { language }) => ({
    manufacturers: await reads('manufacturers')
      .orderBy(['popularity', 'name'])
      .select<Named[]>('id', 'name'),
    colors: await reads('attribute_values as v')
      .join('attributes as a', 'a.id', 'v.attribute_id')
      .where('a.code', 'color')
      .orderBy(['v.position', 'v.id'])
      .select<Color[]>('v.id', { nameCs: 'v.name_cs', nameRo: 'v.name_ro' }),
    categories: await reads('type_categories')
      .orderByRaw('url_path collate "C"')
      .select<Named[]>('id', { name: `name_${language}` }),
    places: await reads('stock_places as p')
      .leftJoin('stores as s', 's.id', 'p.store_id')
      .orderBy('p.id')
      .select<Named[]>('p.id', reads.raw('coalesce(s.name, p.code) as name')),
  }));

  const add = bind('admin-new-product', ({ body }, context) =>
    refuseConstraint(
      guarded,
      knex.transaction((trx) => createProduct(trx, deps, body, by(context))),
    ),
  );

  const addItems = bind(
    'admin-variant-items-add',
    async ({ params: { masterProductId: variantId }, body: items }, context) => {
      const { productIds, waiting } = await refuseConstraint(
        guardedItems,
        knex.transaction((trx) => addItemsToVariant(trx, deps, { variantId, items }, by(context))),
      );
      return { productIds: [...productIds], waiting };
    },
  );

  return [choices, add, addItems];
}
