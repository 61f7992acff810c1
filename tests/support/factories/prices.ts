import { codeKey } from '#core/discounts/match-code.ts';
import { addProduct } from './catalogue.ts';
import { factoryOf } from './row-factory.ts';

/** What a stock item cost from a moment on, besides what its own changes have recorded. */
export const addPriceHistory = factoryOf('price_history')(async (_, given, knex) => ({
  product_id: given.product_id ?? (await addProduct(knex)).id,
  price: 20_000,
}));

/** An offer of a stock item for the whole of 2026. */
export const addLimitedOffer = factoryOf('limited_offers')(async (_, given, knex) => ({
  product_id: given.product_id ?? (await addProduct(knex)).id,
  price: 15_000,
  valid_from: '2026-01-01',
  valid_until: '2027-01-01',
}));

export const addPriceLevel = factoryOf('price_levels')((made) => ({
  code: `hladina-${String(made)}`,
  name_cs: 'Firmy',
  name_ro: 'Firme',
  position: made,
}));

export const addLevelPrice = factoryOf('product_level_prices')(async (_, given, knex) => ({
  product_id: given.product_id ?? (await addProduct(knex)).id,
  level_id: given.level_id ?? (await addPriceLevel(knex)).id,
  price: 18_000,
}));

/** Ten percent off goods, by a code unless it is automatic. */
export const addDiscount = factoryOf('discounts')(
  () => ({
    marketing_name_cs: 'Sleva',
    marketing_name_ro: 'Reducere',
    discount_type: 'percentage',
    discount_value: 10,
  }),
  ['minimal_discount_sets'],
);

export const addDiscountCode = factoryOf('discount_codes')(async (made, given, knex) => {
  const code = given.code ?? `KOD${String(made)}`;
  return {
    discount_id: given.discount_id ?? (await addDiscount(knex)).id,
    code,
    code_key: codeKey(String(code)),
  };
});
