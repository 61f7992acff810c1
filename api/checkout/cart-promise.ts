import { deliveryRefusal, gramsOf } from '#core/deliveries/matrix.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { currentCart } from '../cart/current-cart.ts';
import type { PricedStoredCart } from '../cart/priced-cart.ts';
import { findCouriers } from '../catalog/product/find-couriers.ts';
import { arrivalOf } from '../picks/arrival-of.ts';
import { backlogOf } from '../picks/backlog.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { findFreePieces } from './cart-stock.ts';
import { cartToDeliver, delayOf, wantedPieces } from './cart-to-deliver.ts';
import { storeChoices } from './store-choices.ts';

type CartPromise = Reply<Endpoints['cart-promise']>;

/**
 * When all of a cart is brought, and where it can be fetched today, by the rules of the checkout and of the pages of its
 * products: what takes the longest counts. A call of its own, so that the cart itself is shown no later.
 */
export async function cartPromise(
  deps: Dependencies,
  context: RequestContext,
): Promise<CartPromise> {
  const serverTime = context.now.toISOString();
  const cart = await currentCart(deps.knex, deps, context);
  const wanted = cart && wantedPieces(cart);
  // What has to be mended first may change what is ordered.
  if (!cart || !wanted?.size || cart.problems.some(({ isBlocking }) => isBlocking)) {
    return { serverTime, brought: null, today: [] };
  }
  const facts = cartToDeliver(cart);
  return {
    serverTime,
    brought: await broughtOn(deps, context, cart, facts),
    today: await storesToday(deps, context, wanted, facts),
  };
}

type Facts = ReturnType<typeof cartToDeliver>;

async function broughtOn(
  deps: Dependencies,
  { now, today }: RequestContext,
  cart: PricedStoredCart,
  facts: Facts,
): Promise<CartPromise['brought']> {
  const couriers = await findCouriers(deps.knex);
  const soonest = couriers.find((courier) => deliveryRefusal(courier, facts) === null);
  if (!soonest) return null;
  const backlog = await backlogOf(deps, deps.knex, now);
  return arrivalOf(soonest, delayOf(cart, today), deps.market, { now, today, backlog });
}

async function storesToday(
  { knex, market }: Dependencies,
  context: RequestContext,
  wanted: ReadonlyMap<number, number>,
  facts: Facts,
): Promise<CartPromise['today']> {
  const method = await knex('delivery_methods')
    .where({ is_active: true, kind: 'store' })
    .orderBy('position')
    .first('code', 'most_pieces', 'most_weight_kg', 'most_value', 'takes_cash');
  if (!method) return [];
  const own = {
    code: method.code,
    kind: 'store',
    takesCash: method.takes_cash,
    mostPieces: method.most_pieces,
    mostGrams: gramsOf(method.most_weight_kg),
    mostValue: method.most_value,
  } as const;
  if (deliveryRefusal(own, facts) !== null) return [];
  const free = await findFreePieces(knex, [...wanted.keys()]);
  if (free.size === 0) return [];
  const wishes = { free, wanted, broughtOn: context.today, market };
  const stores = await storeChoices(knex, wishes, context);
  return stores
    .flatMap(({ slug, name, city, hasAll, readyAt }) => {
      const isToday =
        readyAt !== null && dayInTimeZone(new Date(readyAt), market.timeZone) === context.today;
      return hasAll && isToday ? [{ slug, name, city, readyAt }] : [];
    })
    .toSorted((a, b) => a.readyAt.localeCompare(b.readyAt));
}
