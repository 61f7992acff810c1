import { findOwner } from '../cart/cart-owner.ts';
import { loadPricedCart, type PricedStoredCart } from '../cart/priced-cart.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { createLiftago } from '../outside/liftago/create-liftago.ts';
import { cartPromise } from './cart-promise.ts';
import { cartSummary } from './cart-summary.ts';
import { findCheckout } from './checkout-rows.ts';
import { choose } from './choose.ts';
import { findPlaces } from './find-places.ts';
import { checkRide } from './liftago-check.ts';
import { paymentsAndDeliveries } from './payments-and-deliveries.ts';
import { placeView } from './place-view.ts';
import { tryDeliveriesRoute } from './try-deliveries.ts';

/** Calls between the cart and the order. */
export const checkoutRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('cart-payments-deliveries', async (_, context) =>
    paymentsAndDeliveries(deps, context, await cartOf(deps, context)),
  ),

  bind('cart-payments-deliveries-choose', async ({ body }, context) => {
    await choose(deps, await cartOf(deps, context), body, context);
    // The delivery and the payment have their prices.
    return paymentsAndDeliveries(deps, context, await cartOf(deps, context));
  }),

  bind('cart-promise', (_, context) => cartPromise(deps, context)),

  bind('cart-delivery-places', async ({ query: { q, delivery, limit } }, { language }) => {
    const { count, places } = await findPlaces(deps.knex, { q, delivery, limit });
    return { count, places: places.map((place) => placeView(place, language)) };
  }),

  bind('cart-summary', async (_, context) =>
    cartSummary(deps.knex, deps, context, await cartOf(deps, context)),
  ),

  liftagoRoute(deps),
  tryDeliveriesRoute(deps),
];

function liftagoRoute(deps: Dependencies): BoundRoute {
  const liftago = createLiftago(deps);
  return bind('cart-liftago-check', async ({ body: address }, context) => {
    const cart = await cartOf(deps, context);
    const { deliveries } = await findCheckout(deps, cart.row.id, context.now);
    const delivery = deliveries.find(({ kind }) => kind === 'express');
    if (!delivery) throw new Refusal(404, 'not_found');
    return checkRide(deps, liftago, { cart, delivery, address, language: context.language });
  });
}

/** The visitor's cart, priced; refuses where there is nothing in it. */
async function cartOf(deps: Dependencies, context: RequestContext): Promise<PricedStoredCart> {
  const owner = findOwner(context);
  const { language, now, user } = context;
  const cart = owner && (await loadPricedCart(deps.knex, deps, { owner, language, now, user }));
  if (!cart || cart.packages.length === 0) throw new Refusal(404, 'cart_empty');
  return cart;
}
