import { randomUUID } from 'node:crypto';
import { addProduct } from './catalogue.ts';
import { factoryOf } from './row-factory.ts';

const words = { name_cs: 'x', name_ro: 'x', text_cs: 'x', text_ro: 'x' };

export const addDeliveryMethod = factoryOf('delivery_methods')((made) => ({
  ...words,
  code: `doprava-${String(made)}`,
  kind: 'courier',
  price: 0,
  days_min: 1,
  days_max: 2,
  position: made,
}));

export const addPaymentMethod = factoryOf('payment_methods')((made) => ({
  ...words,
  code: `platba-${String(made)}`,
  kind: 'card',
  fee: 0,
  position: made,
}));

/** An insurance of phones. */
export const addAddOn = factoryOf('add_ons')((made) => ({
  ...words,
  code: `sluzba-${String(made)}`,
  kind: 'insurance',
  for_kinds: ['phone'],
  for_conditions: ['new', 'nearly_new', 'used'],
  price_permille: 0,
  minimal_price: 499,
  position: made,
}));

export const addInstallmentProgram = factoryOf('installment_programs')((made) => ({
  kind: 'installments',
  arrange_type: 'online',
  company: 'Splatkovna',
  name_cs: `Program ${String(made)}`,
  name_ro: `Program ${String(made)}`,
  rate_percent: 0,
  months: 10,
  minimal_financed: 1,
  position: made,
}));

/** The cart of a visitor, or of the user who is given. */
export const addCart = factoryOf('carts')((_, given) =>
  given.user_id === undefined ? { visitor_hash: Buffer.from(randomUUID()) } : {},
);

export const addCartPackage = factoryOf('cart_packages')(async (_, given, knex) => ({
  cart_id: given.cart_id ?? (await addCart(knex)).id,
  product_id: given.product_id ?? (await addProduct(knex)).id,
  quantity: 1,
  configuration_key: '',
}));

/** That a code was entered into a cart. */
export const addCartCode = factoryOf('cart_codes')(async (_, given, knex) => ({
  cart_id: given.cart_id ?? (await addCart(knex)).id,
}));
