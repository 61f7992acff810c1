import type { Knex } from 'knex';
import type { z } from 'zod';
import type { cartView } from '#core/contract/cart-view.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { readNames } from '../visitor-lists/list-rows.ts';
import { findOwner, ownerColumns } from './cart-owner.ts';
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
  count: 0,
  cartPackagesItems: [],
  language,
  lastVisitedProductCodes: [],
  totals: {
    listTotal: 0,
    goods: 0,
    saved: 0,
    shipping: null,
    paymentFee: null,
    total: 0,
    buyback: 0,
    bonus: 0,
    due: 0,
    payout: 0,
    missingToFreeDelivery: null,
    applied: [],
    leftOut: [],
  },
  problems: [],
  digest: '',
  studentCard: null,
  bonusBuyback: null,
});
