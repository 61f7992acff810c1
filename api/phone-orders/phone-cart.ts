import type { Knex } from 'knex';
import { addPackage } from '../cart/add-to-cart.ts';
import { ownerOf } from '../cart/cart-owner.ts';
import { loadPricedCart, type PricedStoredCart } from '../cart/priced-cart.ts';
import { choose } from '../checkout/choose.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';

export interface PhoneWish {
  readonly items: readonly { readonly product: number; readonly quantity: number }[];
  readonly delivery?: string | null | undefined;
  readonly payment?: string | null | undefined;
  readonly place?: number | null | undefined;
  readonly store?: string | null | undefined;
}

/**
 * Fills a cart for whoever is on the phone as they would fill it themselves, by the same rules, prices and limits. What
 * lies in their own cart is put aside meanwhile: an account has one open cart. Give it back by `giveCartBack`.
 */
export async function fillPhoneCart(
  trx: Knex.Transaction,
  deps: Dependencies,
  customer: RequestContext,
  wish: PhoneWish,
): Promise<PricedStoredCart> {
  const inside = { ...deps, knex: trx };
  for (const { product, quantity } of wish.items) {
    await addPackage(trx, { product, quantity, extras: null }, customer);
  }
  const { delivery, payment, place, store } = wish;
  await choose(inside, await pricedCart(trx, deps, customer), { delivery, place, store }, customer);
  await choose(inside, await pricedCart(trx, deps, customer), { payment }, customer);
  return pricedCart(trx, deps, customer);
}

async function pricedCart(
  trx: Knex,
  deps: Dependencies,
  customer: RequestContext,
): Promise<PricedStoredCart> {
  const { language, now, user } = customer;
  const question = { owner: ownerOf(customer), language, now, user };
  const cart = await loadPricedCart(trx, deps, question);
  if (!cart) throw new Refusal(409, 'cart_empty');
  return cart;
}

/** Puts the open cart of an account aside within this transaction; answers which one it was. */
export async function putCartAside(trx: Knex, { user }: RequestContext): Promise<number | null> {
  if (user === null) return null;
  const own = trx('carts').where({ user_id: user.id, status: 'open' }).update({ status: 'merged' });
  const [row]: { id: number }[] = await own.returning('id');
  return row?.id ?? null;
}

/** The counterpart of `putCartAside`, once the other cart has ended in its order. */
export const giveCartBack = async (trx: Knex, id: number | null): Promise<void> => {
  if (id !== null) await trx('carts').where({ id }).update({ status: 'open' });
};
