import type { Knex } from 'knex';
import { configurationKey } from '#core/cart/configuration-key.ts';
import { checkQuantity } from '#core/cart/quantity.ts';
import type { SignedInUser } from '../platform/sessions/sessions.ts';
import { ProductModel } from '../catalog/product-model.ts';
import { CartPackageModel } from './cart-model.ts';

type Buyer = Pick<SignedInUser, 'role'> | null;

/**
 * Brings a package's key up to date with what is chosen to it; every change of a choice ends here.
 * Where another package of the cart is the same now, the two become that one. Answers the id of
 * the one that is left.
 */
export async function rekeyPackage(trx: Knex, id: number, buyer: Buyer): Promise<number> {
  const row = await CartPackageModel.query(trx).findById(id).throwIfNotFound();
  const addOnIds = await trx('cart_children')
    .where('package_id', id)
    .whereNotNull('add_on_id')
    .pluck<number[]>('add_on_id');
  const { programId, buybackId } = row;
  const key = configurationKey({ addOnIds, programId, buybackId });
  const twin = await findTwin(trx, row, key);
  if (twin) return joinPackages(trx, row, twin, buyer);
  await row.$query(trx).patch({ configurationKey: key });
  return id;
}

/** The other package of the cart that holds the same product with the choices of a key. */
export const findTwin = async (
  trx: Knex,
  { id, cartId, productId }: CartPackageModel,
  key: string,
): Promise<CartPackageModel | undefined> =>
  CartPackageModel.query(trx)
    .findOne({ cart_id: cartId, product_id: productId, configuration_key: key })
    .whereNull('removed_at')
    .whereNot({ id });

/** Adds one package to another with the same choices, as far as the limit of a line lets it. */
export async function joinPackages(
  trx: Knex,
  from: CartPackageModel,
  into: CartPackageModel,
  buyer: Buyer,
): Promise<number> {
  await moveAccessories(trx, from.id, into.id);
  const product = await ProductModel.query(trx).findById(into.productId).select('is_single_unit');
  const limits = {
    isBusiness: buyer?.role === 'business',
    isSingleUnit: product?.isSingleUnit ?? false,
  };
  const sum = checkQuantity(from.quantity + into.quantity, limits);
  await from.$query(trx).delete();
  await setQuantity(trx, into.id, sum.ok ? sum.value : sum.error.most);
  return into.id;
}

/** Takes the accessories of one package over to another, where the larger number of each counts. */
export const moveAccessories = (trx: Knex, from: number, into: number): Promise<unknown> =>
  trx.raw(
    `insert into cart_children (package_id, kind, product_id, quantity)
     select :into, kind, product_id, quantity from cart_children
     where package_id = :from and kind = 'accessory'
     on conflict (package_id, add_on_id, product_id)
       do update set quantity = greatest(cart_children.quantity, excluded.quantity)`,
    { from, into },
  );

/** Sets a package's quantity with that of all that belongs to each piece (T-CART-2). */
export async function setQuantity(trx: Knex, id: number, quantity: number): Promise<void> {
  await CartPackageModel.query(trx).findById(id).patch({ quantity });
  await trx('cart_children')
    .where('package_id', id)
    .whereNot('kind', 'accessory')
    .update({ quantity });
}
