import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { deliveryPriceOf, priceBeforeFree } from '#core/deliveries/delivery-price.ts';
import {
  deliveryRefusal,
  pairRefusal,
  paymentRefusal,
  type CartToDeliver,
} from '#core/deliveries/matrix.ts';
import type { SupplyDelay } from '#core/deliveries/supply.ts';
import { isTimeslotOpen } from '#core/deliveries/timeslots.ts';
import type { PricedStoredCart } from '../cart/priced-cart.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { circuitOf } from '../outside/circuit.ts';
import { liftagoService } from '../outside/liftago/create-liftago.ts';
import { gatewayOf, providerOf } from '../outside/payments/gateways.ts';
import { backlogOf } from '../picks/backlog.ts';
import { arrivalOf, type Moment } from '../picks/arrival-of.ts';
import { findFreePieces } from './cart-stock.ts';
import { cartToDeliver, delayOf, wantedPieces } from './cart-to-deliver.ts';
import {
  findCheckout,
  type CheckoutRow,
  type DeliveryRow,
  type PaymentRow,
  type TimeslotRow,
} from './checkout-rows.ts';
import { placeView } from './place-view.ts';
import { checkoutPhrases, deliveryWords, pairWords, paymentWords } from './refusal-words.ts';
import { storeChoices } from './store-choices.ts';

export type CheckoutView = Reply<Endpoints['cart-payments-deliveries']>;
type StoreChoice = CheckoutView['deliveries'][number]['stores'][number];

/** All that the rules and the words need of one cart in its checkout. */
interface Situation {
  readonly deps: Dependencies;
  readonly context: RequestContext;
  readonly cart: PricedStoredCart;
  readonly row: CheckoutRow;
  readonly facts: CartToDeliver;
  readonly delay: SupplyDelay;
  readonly moment: Moment;
}

/** Ways to deliver and to pay for a cart, what goes with what, and why not; a few statements. */
export async function paymentsAndDeliveries(
  deps: Dependencies,
  context: RequestContext,
  cart: PricedStoredCart,
): Promise<CheckoutView> {
  const row = await findCheckout(deps, cart.row.id, context.now);
  const facts = cartToDeliver(cart);
  const { now, today } = context;
  const moment = { now, today, backlog: await backlogOf(deps, deps.knex, now) };
  const situation = { deps, context, cart, row, facts, delay: delayOf(cart, today), moment };
  const stores = await storesOf(situation);
  const { totals } = cart.view;
  return {
    deliveries: row.deliveries.map((delivery) => deliveryView(situation, delivery, stores)),
    payments: row.payments.map((payment) => paymentView(situation, payment)),
    excluded: excludedPairs(situation),
    chosen: {
      delivery: row.delivery_code,
      payment: row.payment_code,
      store: row.store,
      timeslot: row.timeslot_id,
      place: row.place && placeView(row.place, context.language),
    },
    totals,
    hasGoods: cart.packages.some(({ isBlocked }) => !isBlocked),
    needsPayment: totals.due > 0,
  };
}

async function storesOf(situation: Situation): Promise<StoreChoice[]> {
  const { deps, context, cart, row, delay, moment } = situation;
  const delivery = row.deliveries.find(({ kind }) => kind === 'store');
  if (!delivery) return [];
  const broughtOn = arrivalOf(delivery, delay, deps.market, moment).to;
  const wanted = wantedPieces(cart);
  const free = await findFreePieces(deps.knex, [...wanted.keys()]);
  const wishes = { free, wanted, broughtOn, market: deps.market };
  return storeChoices(deps.knex, wishes, context);
}

function deliveryView(
  { deps, context, cart, row, facts, delay, moment }: Situation,
  delivery: DeliveryRow,
  stores: StoreChoice[],
): CheckoutView['deliveries'][number] {
  const { language, now } = context;
  const refusal = deliveryRefusal(delivery, facts);
  const price = deliveryPriceOf(delivery, cart.freight);
  const usual = priceBeforeFree(delivery, cart.freight);
  const words = { language, market: deps.market.code };
  const isAway = delivery.kind === 'express' && circuitOf(deps, liftagoService).isAway();
  const away = isAway ? checkoutPhrases[language].liftagoMessages.unavailable : null;
  const message = refusal === null ? away : deliveryWords(refusal, delivery, words);
  return {
    code: delivery.code,
    kind: delivery.kind,
    price,
    name: delivery.name[language],
    text: delivery.text[language],
    usualPrice: price < usual ? usual : null,
    isAvailable: message === null,
    message,
    servedPostcodes: [...delivery.servedPostcodes],
    arrives: message === null ? arrivalOf(delivery, delay, deps.market, moment) : null,
    stores: delivery.kind === 'store' ? stores : [],
    timeslots: row.timeslots
      .filter((slot) => slot.delivery === delivery.code)
      .map((slot) => timeslotView(slot, now)),
  };
}

/** A timeslot as the wire shows it; one that begins too soon is not free any more. */
export const timeslotView = ({ id, startsAt, endsAt, isFree }: TimeslotRow, now: Date) => ({
  id,
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
  isFree: isFree && isTimeslotOpen(new Date(startsAt), now),
});

function paymentView(
  { deps, context: { language }, cart, facts }: Situation,
  payment: PaymentRow,
): CheckoutView['payments'][number] {
  const refusal = paymentRefusal(payment, facts, cart.view.totals.due);
  const words = { language, market: deps.market.code };
  const away = circuitOf(deps, providerOf(payment.kind)).isAway()
    ? checkoutPhrases[language].gatewayAway
    : null;
  const message = refusal === null ? away : paymentWords(refusal, payment, words);
  return {
    code: payment.code,
    kind: payment.kind,
    fee: payment.fee,
    name: payment.name[language],
    text: payment.text[language],
    isAvailable: message === null,
    message,
    isSandbox: gatewayOf(deps, providerOf(payment.kind))?.isSandbox ?? false,
  };
}

function excludedPairs({ deps, context, row }: Situation): CheckoutView['excluded'] {
  const words = { language: context.language, market: deps.market.code };
  const isExcluded = exclusionsOf(row);
  return row.deliveries.flatMap((delivery) =>
    row.payments.flatMap((payment) => {
      const refusal = pairRefusal(delivery, payment, isExcluded);
      return refusal === null
        ? []
        : [{ delivery: delivery.code, payment: payment.code, message: pairWords(refusal, words) }];
    }),
  );
}

/** Asks whether staff took a pair apart. */
export function exclusionsOf({ excluded }: CheckoutRow) {
  const pairs = new Set(excluded.map(([delivery, payment]) => `${delivery} ${payment}`));
  return (delivery: string, payment: string) => pairs.has(`${delivery} ${payment}`);
}
