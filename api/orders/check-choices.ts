import type { z } from 'zod';
import type { finishOrder } from '#core/contract/finish-order.ts';
import { deliveryRefusal, isServed, pairRefusal, paymentRefusal } from '#core/deliveries/matrix.ts';
import { isTimeslotOpen } from '#core/deliveries/timeslots.ts';
import { canExchangeAtDoor } from '#core/orders/courier-exchange.ts';
import { swappedDevices, type PricedStoredCart } from '../cart/priced-cart.ts';
import { cartToDeliver } from '../checkout/cart-to-deliver.ts';
import type { ChosenRow } from '../checkout/chosen-rows.ts';
import type { DeliveryRow, PaymentRow } from '../checkout/checkout-rows.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';

export type FinishBody = z.output<ReturnType<(typeof finishOrder)['body']>>;

/** What an order is delivered and paid by; no payment where nothing is left to pay. */
export interface CheckedChoices {
  readonly delivery: DeliveryRow;
  readonly payment: PaymentRow | null;
}

/**
 * Checks the choices of the checkout once more, by the same rules that offered them. The body repeats
 * them only to show that nobody chose otherwise in another window.
 */
export function checkChoices(
  cart: PricedStoredCart,
  chosen: ChosenRow,
  body: FinishBody,
  now: Date,
): CheckedChoices {
  const { delivery, payment } = chosen;
  if (!delivery) throw new FieldRefusal({ typeDeliveryCode: ['delivery_required'] });
  // Before the comparison: a payment that the cart refused is no change of another window.
  const isFree = cart.settled.due === 0;
  if (!isFree && !payment) throw new FieldRefusal({ typePayment: ['payment_required'] });
  refuseOtherChoices(cart, chosen, body);
  const facts = cartToDeliver(cart);
  if (deliveryRefusal(delivery, facts) !== null) {
    throw new FieldRefusal({ typeDeliveryCode: ['delivery_unavailable'] });
  }
  checkDestination(delivery, chosen, body, now);
  checkExchange(delivery, cart, body);
  if (isFree || !payment) return { delivery, payment: null };
  const refusal =
    paymentRefusal(payment, facts, cart.settled.due) ??
    pairRefusal(delivery, payment, () => chosen.isExcluded);
  if (refusal !== null) throw new FieldRefusal({ typePayment: ['payment_unavailable'] });
  return { delivery, payment };
}

function refuseOtherChoices(cart: PricedStoredCart, chosen: ChosenRow, body: FinishBody): void {
  const { typeDeliveryCode, typePayment, store, timeslot, installment, paymentCompany } = body;
  const programs = cart.packages.flatMap(({ row }) => row.program ?? []);
  const isSame =
    typeDeliveryCode === chosen.delivery?.code &&
    isLeftOutOr(typePayment, chosen.payment?.code) &&
    isLeftOutOr(store, chosen.store?.slug) &&
    isLeftOutOr(timeslot, chosen.timeslot?.id) &&
    isLeftOutOr(installment, ...programs.map(({ id }) => id)) &&
    isLeftOutOr(paymentCompany, ...programs.map(({ company }) => company));
  if (!isSame) throw new Refusal(409, 'cart_changed');
}

const isLeftOutOr = <T>(said: T | null | undefined, ...chosen: readonly (T | undefined)[]) =>
  said === undefined || said === null || chosen.includes(said);

/** Goods leave before their device only by a delivery whose carrier takes it; what a card secures needs no courier for it. */
function checkExchange(delivery: DeliveryRow, cart: PricedStoredCart, body: FinishBody): void {
  if (!body.exchangesAtDoor) return;
  const hasDevice = swappedDevices(cart).length > 0;
  if (!hasDevice || body.securesByCard || !canExchangeAtDoor(delivery)) {
    throw new FieldRefusal({ exchangesAtDoor: ['exchange_unavailable'] });
  }
}

/** Where the goods go must be known, and the delivery must go there. */
function checkDestination(
  { kind, hasTimeslots, servedPostcodes }: DeliveryRow,
  { place, store, timeslot }: ChosenRow,
  body: FinishBody,
  now: Date,
): void {
  if (kind === 'pickup_place') {
    if (!place) throw new FieldRefusal({ typeDeliveryCode: ['place_required'] });
    if (!place.isAvailable) throw new FieldRefusal({ typeDeliveryCode: ['place_unavailable'] });
  }
  if (kind === 'store' && !store) throw new FieldRefusal({ store: ['store_required'] });
  if (hasTimeslots) {
    if (!timeslot) throw new FieldRefusal({ timeslot: ['timeslot_required'] });
    // Whether a place is free is a problem of the cart and is settled when the place is taken.
    const isOpen = isTimeslotOpen(new Date(timeslot.startsAt), now);
    if (!isOpen) throw new FieldRefusal({ timeslot: ['timeslot_full'] });
  }
  const { orderDeliveryAddress: other, orderBillingAddress: billing } = body;
  if (!isServed((other ?? billing).postcode, servedPostcodes)) {
    const group = other ? 'orderDeliveryAddress' : 'orderBillingAddress';
    throw new FieldRefusal({ [group]: { postcode: ['postcode_not_served'] } });
  }
}
