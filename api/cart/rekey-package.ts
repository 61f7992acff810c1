import type { Knex } from 'knex';
import { configurationKey } from '#core/cart/configuration-key.ts';
import { checkQuantity } from '#core/cart/quantity.ts';
import type { SignedInUser } from '../platform/sessions/sessions.ts';
import type { LockedPackage } from './lock-cart.ts';

type Buyer = Pick<SignedInUser, 'role'> | null;

/**
 * Brings a package's key up to date with what is chosen to it; every change of a choice ends here.
 * Where another package of the cart is the same now, the two become that one. Answers the id of
 * the one that is left.
 */
export async function rekeyPackage(trx: Knex, id: number, buyer: Buyer): Promise<number> {
  const row = await findRow(trx, id);
  const addOnIds = await trx('cart_children')
    .where('package_id', id)
    .whereNotNull('add_on_id')
    .pluck<number[]>('add_on_id');
  const { program_id: programId, buyback_id: buybackId } = row;
  const key = configurationKey({ addOnIds, programId, buybackId });
  const twin = await trx('cart_packages')
    .where({ cart_id: row.cart_id, product_id: row.product_id, configuration_key: key })
    .whereNull('removed_at')
    .whereNot({ id })
    .first<LockedPackage | undefined>('*');
  if (twin) return joinPackages(trx, row, twin, buyer);
  await trx('cart_packages').where({ id }).update({ configuration_key: key });
  return id;
}

async function findRow(trx: Knex, id: number): Promise<LockedPackage> {
  const row = await trx('cart_packages').where({ id }).first<LockedPackage | undefined>('*');
  if (!row) throw new Error('a locked package is gone');
  return row;
}

/** Adds one package to another with the same choices, as far as the limit of a line lets it. */
export async function joinPackages(
  trx: Knex,
  from: LockedPackage,
  into: LockedPackage,
  buyer: Buyer,
): Promise<number> {
  await moveAccessories(trx, from.id, into.id);
  const product = await trx('products')
    .where('id', into.product_id)
    .first<{ is_single_unit: boolean } | undefined>('is_single_unit');
  const limits = {
    isBusiness: buyer?.role === 'business',
    isSingleUnit: product?.is_single_unit ?? false,
  };
  const sum = checkQuantity(from.quantity + into.quantity, limits);
  await trx('cart_packages').where('id', from.id).delete();
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
  await trx('cart_packages').where({ id }).update({ quantity });
  await trx('cart_children')
    .where('package_id', id)
    .whereNot('kind', 'accessory')
    .update({ quantity });
}
