import type { z } from 'zod';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { liftagoCheck } from '#core/contract/checkout.ts';
import { deliveryPriceOf } from '#core/deliveries/delivery-price.ts';
import { deliveryRefusal, isServed } from '#core/deliveries/matrix.ts';
import type { Language } from '#core/market/market.ts';
import type { PricedStoredCart } from '../cart/priced-cart.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Liftago, RideOffer } from '../outside/liftago/liftago.ts';
import { cartToDeliver } from './cart-to-deliver.ts';
import type { DeliveryRow } from './checkout-rows.ts';
import { checkoutPhrases, deliveryWords } from './refusal-words.ts';

type Answer = Reply<Endpoints['cart-liftago-check']>;
type Address = z.output<(typeof liftagoCheck)['body']>;

/** Whether a driver can bring the cart to an address within the hour, and for how much. */
export async function checkRide(
  { market }: Dependencies,
  liftago: Liftago,
  { cart, delivery, address, language }: RideQuestion,
): Promise<Answer> {
  const refusal = deliveryRefusal(delivery, cartToDeliver(cart));
  if (refusal !== null) {
    return refused(deliveryWords(refusal, delivery, { language, market: market.code }));
  }
  const postcode = address.postcode.replace(/\s+/g, '');
  const offer: RideOffer = isServed(postcode, delivery.servedPostcodes)
    ? await liftago.offer({ ...address, postcode })
    : { outcome: 'outside' };
  if (offer.outcome !== 'offered') {
    return refused(checkoutPhrases[language].liftagoMessages[offer.outcome]);
  }
  const price = deliveryPriceOf(delivery, cart.freight);
  return { isAvailable: true, price, minutes: offer.minutes, message: null };
}

interface RideQuestion {
  readonly cart: PricedStoredCart;
  readonly delivery: DeliveryRow;
  readonly address: Address;
  readonly language: Language;
}

const refused = (message: string): Answer => ({
  isAvailable: false,
  price: null,
  minutes: null,
  message,
});
