import type { Knex } from 'knex';
import { undoableSince } from '#core/cart/cart-problems.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { countCart } from './count-cart.ts';
import { lockCart, lockOwnPackage } from './lock-cart.ts';
import { findTwin, joinPackages, rekeyPackage } from './rekey-package.ts';
import { CartPackageModel } from './cart-model.ts';

/** Removing from the cart, and taking the removal back for a while. */
export const removeRoutes = ({ knex }: Dependencies): BoundRoute[] => [
  bind('cart-remove-product', ({ params: { id }, body }, context) =>
    knex.transaction(async (trx) => {
      const parent = body.parentPackageProductSeoName ?? null;
      if (parent !== null) {
        const cartId = await removeChild(trx, { childId: id, parent }, context);
        return { count: await countCart(trx, cartId), undo: null };
      }
      const removed = await lockOwnPackage(trx, context, id);
      await removed.$query(trx).patch({ removedAt: context.now });
      return { count: await countCart(trx, removed.cartId), undo: { packageId: id } };
    }),
  ),

  bind('cart-restore-product', ({ params: { id } }, context) =>
    knex.transaction(async (trx) => {
      const cartId = await lockCart(trx, context);
      if (cartId === null) throw new Refusal(404, 'not_found');
      const removed = await CartPackageModel.query(trx).findOne({ id, cart_id: cartId });
      if (!removed) throw new Refusal(404, 'not_found');
      await restore(trx, removed, context);
      return { count: await countCart(trx, cartId) };
    }),
  ),
];

/** One child of a package that holds this product; answers the cart's id. */
async function removeChild(
  trx: Knex,
  { childId, parent }: { readonly childId: number; readonly parent: string },
  context: RequestContext,
): Promise<number> {
  const cartId = await lockCart(trx, context);
  const child = await trx('cart_children as h')
    .join('cart_packages as k', 'k.id', 'h.package_id')
    .join('products as p', 'p.id', 'k.product_id')
    .join('master_products as v', 'v.id', 'p.master_product_id')
    .where({ 'h.id': childId, 'k.cart_id': cartId, 'v.seo_name': parent })
    .whereNull('k.removed_at')
    .first<{ package_id: number } | undefined>('h.package_id');
  if (!child || cartId === null) throw new Refusal(404, 'not_found');
  await trx('cart_children').where('id', childId).delete();
  await rekeyPackage(trx, child.package_id, context.user);
  return cartId;
}

/**
 * Brings a removed package back with its children and their quotes, which may have expired and are
 * then said to (T-CART-1). One that was never removed stays as it is: an undo may be sent twice.
 */
async function restore(
  trx: Knex,
  removed: CartPackageModel,
  context: RequestContext,
): Promise<void> {
  if (removed.removedAt === null) return;
  if (removed.removedAt < undoableSince(context.now)) throw new Refusal(409, 'undo_ended');
  const twin = await findTwin(trx, removed, removed.configurationKey);
  if (twin) await joinPackages(trx, removed, twin, context.user);
  else await removed.$query(trx).patch({ removedAt: null });
}
