import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { currentCart, currentView } from './current-cart.ts';
import { lockCart, lockOrMakeCart } from './lock-cart.ts';
import { changed } from './package-routes.ts';
import { CartModel } from './cart-model.ts';

const prolonged = new Set(['prolonged_warranty'] as const);

/** The voucher of a bought-back device, and a longer warranty of a used one. */
export function serviceRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;
  return [
    bind('cart-bonus-buyback', ({ body: { code } }, context) =>
      knex.transaction(async (trx) => {
        const cartId = await lockOrMakeCart(trx, context);
        const buyback = await trx('buybacks')
          .where({ code })
          .first<{ id: number } | undefined>('id');
        if (!buyback) throw new FieldRefusal({ code: ['bonus_not_valid'] });
        await CartModel.query(trx).findById(cartId).patch({ bonusBuybackId: buyback.id });
        const cart = await currentCart(trx, deps, context);
        if (cart?.problems.some(({ kind }) => kind === 'bonus_not_valid')) {
          throw new FieldRefusal({ code: ['bonus_not_valid'] });
        }
        return currentView(trx, deps, context);
      }),
    ),

    bind('cart-bonus-buyback-remove', (_, context) =>
      knex.transaction(async (trx) => {
        const id = await lockCart(trx, context);
        if (id !== null) await CartModel.query(trx).findById(id).patch({ bonusBuybackId: null });
        return currentView(trx, deps, context);
      }),
    ),

    bind('cart-prolong-warranty', ({ body: { packageId, code } }, context) =>
      knex.transaction(async (trx) => {
        const addOns = [{ field: 'code', kinds: ['prolonged_warranty'], code } as const];
        await changed(trx, deps, packageId, { kinds: prolonged, addOns }, context);
        return currentView(trx, deps, context);
      }),
    ),

    bind('cart-prolong-warranty-remove', ({ query: { packageId } }, context) =>
      knex.transaction(async (trx) => {
        await changed(trx, deps, packageId, { kinds: prolonged, addOns: [] }, context);
        return currentView(trx, deps, context);
      }),
    ),
  ];
}
