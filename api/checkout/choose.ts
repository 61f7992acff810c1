import type { Knex } from 'knex';
import type { z } from 'zod';
import type { choosePaymentAndDelivery } from '#core/contract/checkout.ts';
import {
  deliveryRefusal,
  pairRefusal,
  paymentRefusal,
  type CartToDeliver,
} from '#core/deliveries/matrix.ts';
import { isTimeslotOpen } from '#core/deliveries/timeslots.ts';
import type { PricedStoredCart } from '../cart/priced-cart.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { cartToDeliver } from './cart-to-deliver.ts';
import { findCheckout, placeJson, type CheckoutRow, type PlaceRow } from './checkout-rows.ts';
import { exclusionsOf } from './payments-and-deliveries.ts';

type Choice = z.output<(typeof choosePaymentAndDelivery)['body']>;

/** The columns of `carts` that the choice is kept in. */
interface Chosen {
  readonly delivery_code: string | null;
  readonly payment_code: string | null;
  readonly delivery_place_id: number | null;
  readonly store_id: number | null;
  readonly timeslot_id: number | null;
}

/**
 * Keeps a choice on the cart. What was left out stays as it was, unless it does not fit any more: a
 * place, a store and a timeslot belong to their delivery, and a payment must go with it.
 */
export async function choose(
  deps: Dependencies,
  cart: PricedStoredCart,
  choice: Choice,
  { now }: RequestContext,
): Promise<void> {
  const db = deps.knex;
  const row = await findCheckout(deps, cart.row.id, now);
  const facts = cartToDeliver(cart);
  const delivery = deliveryOf(row, choice, facts);
  const chosen: Chosen = {
    delivery_code: delivery?.code ?? null,
    payment_code: paymentOf(row, choice, facts, cart.view.totals.due, delivery),
    delivery_place_id: await placeOf(db, row, choice, delivery),
    store_id: await storeOf(db, row, choice, delivery),
    timeslot_id: timeslotOf(row, choice, delivery, now),
  };
  const kept = await db('carts')
    .where({ id: cart.row.id, status: 'open' })
    .update({ ...chosen, version: db.raw('version + 1'), updated_at: now });
  // The order was placed in another tab.
  if (kept === 0) throw new Refusal(409, 'cart_ordered');
}

type Delivery = CheckoutRow['deliveries'][number];

function deliveryOf(row: CheckoutRow, choice: Choice, facts: CartToDeliver): Delivery | null {
  const code = choice.delivery === undefined ? row.delivery_code : choice.delivery;
  const delivery = row.deliveries.find((each) => each.code === code) ?? null;
  if (choice.delivery === undefined || choice.delivery === null) return delivery;
  if (!delivery) throw new FieldRefusal({ delivery: ['unknown_delivery'] });
  if (deliveryRefusal(delivery, facts) !== null) {
    throw new FieldRefusal({ delivery: ['delivery_unavailable'] });
  }
  return delivery;
}

function paymentOf(
  row: CheckoutRow,
  choice: Choice,
  facts: CartToDeliver,
  due: number,
  delivery: Delivery | null,
): string | null {
  const code = choice.payment === undefined ? row.payment_code : choice.payment;
  const payment = row.payments.find((each) => each.code === code);
  const isAsked = choice.payment !== undefined && choice.payment !== null;
  if (isAsked && !payment) {
    throw new FieldRefusal({ payment: ['unknown_payment'] });
  }
  if (!payment) return null;
  const refusal =
    paymentRefusal(payment, facts, due) ??
    (delivery && pairRefusal(delivery, payment, exclusionsOf(row)));
  if (refusal === null) return payment.code;
  if (!isAsked) return null;
  throw new FieldRefusal({ payment: ['payment_unavailable'] });
}

async function placeOf(
  db: Knex,
  row: CheckoutRow,
  { place: id }: Choice,
  delivery: Delivery | null,
): Promise<number | null> {
  if (delivery?.kind !== 'pickup_place' || id === null) return null;
  if (id === undefined) return row.place?.delivery === delivery.code ? row.place.id : null;
  const { rows } = await db.raw<{ rows: { place: PlaceRow }[] }>(
    `select ${placeJson} as place from delivery_places p where p.id = :id and p.delivery_code = :code`,
    { id, code: delivery.code },
  );
  const place = rows[0]?.place;
  if (!place) throw new FieldRefusal({ place: ['unknown_place'] });
  if (!place.isAvailable) throw new FieldRefusal({ place: ['place_unavailable'] });
  return place.id;
}

async function storeOf(
  db: Knex,
  row: CheckoutRow,
  choice: Choice,
  delivery: Delivery | null,
): Promise<number | null> {
  const slug = choice.store === undefined ? row.store : choice.store;
  if (delivery?.kind !== 'store' || slug === null) return null;
  const store: { id: number } | undefined = await db('stores').where({ slug }).first('id');
  if (!store) throw new FieldRefusal({ store: ['unknown_store'] });
  return store.id;
}

function timeslotOf(
  row: CheckoutRow,
  choice: Choice,
  delivery: Delivery | null,
  now: Date,
): number | null {
  const id = choice.timeslot === undefined ? row.timeslot_id : choice.timeslot;
  if (!delivery?.hasTimeslots || id === null) return null;
  const slot = row.timeslots.find((each) => each.id === id && each.delivery === delivery.code);
  if (slot?.isFree && isTimeslotOpen(new Date(slot.startsAt), now)) return slot.id;
  if (choice.timeslot === undefined) return null;
  throw new FieldRefusal({ timeslot: [slot ? 'timeslot_full' : 'unknown_timeslot'] });
}
