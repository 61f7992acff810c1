import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { isServed } from '#core/deliveries/matrix.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { fillText } from '../platform/mail/fill-text.ts';
import { paymentsAndDeliveries, type CheckoutView } from './payments-and-deliveries.ts';
import { checkoutPhrases } from './refusal-words.ts';
import { priceTriedCart } from './tried-cart.ts';

type Trial = Reply<Endpoints['admin-delivery-trial-preview']>;
type Tried = Trial['deliveries'][number];
type Offered = CheckoutView['deliveries'][number];
type Words = (typeof checkoutPhrases)[keyof typeof checkoutPhrases]['trialWords'];

/** What a cart would be offered: it is priced and judged by the functions that the checkout of the shop asks. */
export const tryDeliveriesRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-delivery-trial-preview', async ({ body: { items, postcode, level } }, context) => {
    const cart = await priceTriedCart(deps.knex, deps, { items, level }, context);
    const offered = await paymentsAndDeliveries(deps, context, cart);
    const words: Words = checkoutPhrases[context.language].trialWords;
    const withPlaces = await deliveriesWithPlaces(deps.knex);
    const situation = { offered, postcode, words, withPlaces };
    return {
      goods: cart.freight.goods,
      grams: cart.freight.grams,
      problems: [
        ...cart.view.problems.map(({ message }) => message),
        ...(offered.hasGoods ? [] : [words.nothing_to_buy]),
      ],
      deliveries: [
        ...offered.deliveries.map((delivery) => triedDelivery(situation, delivery)),
        ...(await switchedOff(deps.knex, context, words)),
      ],
    };
  });

interface Situation {
  readonly offered: CheckoutView;
  readonly postcode: string | null;
  readonly words: Words;
  readonly withPlaces: ReadonlySet<string>;
}

function triedDelivery(situation: Situation, delivery: Offered): Tried {
  const { offered, postcode, words } = situation;
  const { code, kind, name, price, usualPrice, servedPostcodes, arrives, message } = delivery;
  const isThere = postcode === null || isServed(postcode, servedPostcodes);
  const served = { postcode: postcode ?? '', served: servedPostcodes.join(', ') };
  const reasons = [
    ...(offered.hasGoods ? [] : [words.nothing_to_buy]),
    ...(message === null ? [] : [message]),
    ...(isThere ? [] : [fillText(words.not_served, served)]),
  ];
  const payments = offered.payments.map((payment) => triedPayment(offered, code, payment));
  return {
    code,
    kind,
    name,
    isOffered: reasons.length === 0,
    reasons,
    notes: notesOf(situation, delivery, payments),
    price,
    usualPrice,
    arrives,
    payments,
  };
}

function triedPayment(
  { excluded }: CheckoutView,
  delivery: string,
  { code, name, fee, message }: CheckoutView['payments'][number],
): Tried['payments'][number] {
  const pair = excluded.find((one) => one.delivery === delivery && one.payment === code);
  return { code, name, fee, message: message ?? pair?.message ?? null };
}

/** What the customer of an offered delivery would not find there. */
function notesOf(
  { words, withPlaces }: Situation,
  { code, kind, stores, timeslots }: Offered,
  payments: Tried['payments'],
): string[] {
  const lacksPlaces = kind === 'pickup_place' && !withPlaces.has(code);
  const lacksStores = kind === 'store' && stores.length === 0;
  const lacksTimes = timeslots.length > 0 && timeslots.every(({ isFree }) => !isFree);
  const lacksPayments = payments.every(({ message }) => message !== null);
  return [
    ...(lacksPlaces ? [words.no_places] : []),
    ...(lacksStores ? [words.no_stores] : []),
    ...(lacksTimes ? [words.no_timeslots] : []),
    ...(lacksPayments ? [words.no_payment] : []),
  ];
}

async function deliveriesWithPlaces(db: Knex): Promise<ReadonlySet<string>> {
  const codes = await db('delivery_places')
    .where({ is_available: true, is_offered: true })
    .distinct()
    .pluck('delivery_code');
  return new Set(codes);
}

async function switchedOff(
  db: Knex,
  { language }: Pick<RequestContext, 'language'>,
  words: Words,
): Promise<Tried[]> {
  const rows = await db('delivery_methods')
    .where({ is_active: false })
    .orderBy(['position', 'code']);
  return rows.map((row) => ({
    code: row.code,
    kind: row.kind,
    name: row[`name_${language}`],
    isOffered: false,
    reasons: [words.switched_off],
    notes: [],
    price: null,
    usualPrice: null,
    arrives: null,
    payments: [],
  }));
}
