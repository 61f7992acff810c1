import type { Knex } from 'knex';
import type { z } from 'zod';
import type { cartView } from '#core/contract/cart-view.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../dependencies.ts';
import { Refusal } from '../http/refusal.ts';
import type { RequestContext } from '../http/request.ts';
import { readNames } from '../visitor-lists/list-rows.ts';
import { findOwner, ownerColumns, ownerOf, ownerValue, type CartOwner } from './cart-owner.ts';
import { loadPricedCart, type PricedStoredCart } from './priced-cart.ts';

type CartView = z.output<typeof cartView>;
type Visitor = Pick<RequestContext, 'user' | 'visitorHash' | 'now' | 'language'>;

/** The priced cart of whoever asks; null where there is none. */
export async function currentCart(
  db: Knex,
  deps: Dependencies,
  context: Visitor,
): Promise<PricedStoredCart | null> {
  const owner = findOwner(context);
  if (!owner) return null;
  const { language, now, user } = context;
  return loadPricedCart(db, deps, { owner, language, now, user });
}

/** The cart as its page shows it, with what the visitor saw last. */
export async function currentView(
  db: Knex,
  deps: Dependencies,
  context: Visitor,
): Promise<CartView> {
  const owner = findOwner(context);
  const { lastVisited } = await readNames(db, owner && ownerColumns(owner));
  const cart = await currentCart(db, deps, context);
  const view = cart?.view ?? emptyView(context.language);
  return { ...view, lastVisitedProductCodes: [...lastVisited] };
}

/** A cart that nothing was put in yet. */
const emptyView = (language: Language): CartView => ({
  ...{ count: 0, cartPackagesItems: [], language, lastVisitedProductCodes: [] },
  totals: {
    ...{ listTotal: 0, goods: 0, saved: 0, shipping: null, paymentFee: null, total: 0 },
    ...{ buyback: 0, bonus: 0, due: 0, payout: 0, missingToFreeDelivery: null },
    ...{ applied: [], leftOut: [] },
  },
  ...{ problems: [], digest: '', studentCard: null, bonusBuyback: null },
});

/** Locks the open cart of whoever changes it; null where there is none. Carts are locked first. */
export async function lockCart(trx: Knex, owner: CartOwner): Promise<number | null> {
  const { condition, value } = ownerValue(owner);
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `select id from carts where ${condition.replace('$1', '?')} and status = 'open' for update`,
    [value],
  );
  return rows[0]?.id ?? null;
}

/** A package of the locked cart of whoever asks; anybody else's is not found. */
export async function lockOwnPackage(
  trx: Knex,
  context: Pick<RequestContext, 'user' | 'visitorHash'>,
  packageId: number,
  state: 'kept' | 'removed' = 'kept',
): Promise<LockedPackage> {
  const cartId = await lockCart(trx, ownerOf(context));
  const row: LockedPackage | undefined =
    cartId === null
      ? undefined
      : await trx('cart_packages')
          .where({ id: packageId, cart_id: cartId })
          .andWhere(
            (at) =>
              void (state === 'kept' ? at.whereNull('removed_at') : at.whereNotNull('removed_at')),
          )
          .first();
  if (!row) throw new Refusal(404, 'not_found');
  return row;
}

/** A row of `cart_packages`. */
export interface LockedPackage {
  readonly id: number;
  readonly cart_id: number;
  readonly product_id: number;
  readonly quantity: number;
  readonly configuration_key: string;
  readonly program_id: number | null;
  readonly buyback_id: number | null;
  readonly removed_at: Date | null;
}
