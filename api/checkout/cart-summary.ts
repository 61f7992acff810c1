import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { PaymentKind } from '#core/deliveries/matrix.ts';
import { canExchangeAtDoor } from '#core/orders/courier-exchange.ts';
import type { PricedStoredCart } from '../cart/priced-cart.ts';
import { isOffered } from '../outside/payments/offered-payments.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { randomCode } from '../platform/identity/random-code.ts';
import { findChosen, type ChosenRow } from './chosen-rows.ts';
import { timeslotView } from './payments-and-deliveries.ts';
import { placeView } from './place-view.ts';
import { seenCartOf } from './seen-cart-of.ts';

type Summary = Reply<Endpoints['cart-summary']>;

/**
 * All that is going to be ordered. Its amounts are kept on the cart, and so is the token of the
 * checkout, which stays the same however often the summary is shown.
 */
export async function cartSummary(
  db: Knex,
  deps: Dependencies,
  { language, now, user }: RequestContext,
  cart: PricedStoredCart,
): Promise<Summary> {
  const chosen = await findChosen(db, cart.row.id);
  const { delivery, payment, place, store, timeslot } = chosen;
  return {
    cart: cart.view,
    delivery: delivery && {
      code: delivery.code,
      name: delivery.name[language],
      price: cart.priced.shipping,
    },
    payment: payment && {
      code: payment.code,
      name: payment.name[language],
      fee: cart.priced.paymentFee,
    },
    place: place && placeView(place, language),
    store: store?.slug ?? null,
    timeslot: timeslot && timeslotView(timeslot, now),
    needsPayment: cart.settled.due > 0,
    toSecure: toSecure(deps, cart, payment?.kind ?? null),
    canExchange: cart.settled.buyback > 0 && delivery !== null && canExchangeAtDoor(delivery),
    token: await rememberSeen(db, cart, chosen),
    eMail: user?.eMail ?? null,
  };
}

/** Cash at the door is paid too late for goods that leave before their device comes. */
function toSecure(
  deps: Dependencies,
  cart: PricedStoredCart,
  kind: PaymentKind | null,
): number | null {
  const { buyback, due } = cart.settled;
  const isCash = due > 0 && kind === 'cash_on_delivery';
  return buyback > 0 && !isCash && isOffered(deps, 'card') ? buyback : null;
}

const rememberSql = `
  update carts set token = coalesce(token, $2), seen = $3
  where id = $1 and status = 'open' returning token`;

async function rememberSeen(db: Knex, cart: PricedStoredCart, chosen: ChosenRow): Promise<string> {
  const seen = seenCartOf(cart);
  if (chosen.token !== null && chosen.seen?.digest === seen.digest) return chosen.token;
  const values = [cart.row.id, randomCode(), JSON.stringify(seen)];
  const [row] = await query<{ token: string }>(db, rememberSql, values);
  // The order was placed in another tab.
  if (!row) throw new Refusal(409, 'cart_ordered');
  return row.token;
}
