import type { Knex } from 'knex';
import type { DeliveryFacts, PaymentFacts } from '#core/deliveries/matrix.ts';
import { brokenBy, type Offer } from '#core/deliveries/offer-gaps.ts';
import type { Rows } from '../platform/database/rows.ts';

type Delivery = Rows['delivery_methods'];
type Payment = Rows['payment_methods'];

/** Every way to deliver and to pay, those that are switched off too, and the pairs that staff took apart. */
export interface Methods {
  readonly deliveries: readonly Delivery[];
  readonly payments: readonly Payment[];
  readonly excluded: ReadonlySet<string>;
}

const pairOf = (delivery: string, payment: string): string => `${delivery} ${payment}`;

export async function readMethods(db: Knex): Promise<Methods> {
  const excluded = await db('delivery_payment_exclusions').select('delivery_code', 'payment_code');
  return {
    deliveries: await db('delivery_methods').orderBy(['position', 'code']),
    payments: await db('payment_methods').orderBy(['position', 'code']),
    excluded: new Set(
      excluded.map(({ delivery_code, payment_code }) => pairOf(delivery_code, payment_code)),
    ),
  };
}

/** Locks both tables' rows, so that two people together switch off no more than one alone may. */
export async function lockMethods(trx: Knex): Promise<void> {
  await trx('delivery_methods').select('id').orderBy('id').forUpdate();
  await trx('payment_methods').select('id').orderBy('id').forUpdate();
}

/** What the rules of pairs ask of a delivery; its limits are of carts and no matter here. */
export const deliveryFacts = (row: {
  readonly code: string;
  readonly kind: Delivery['kind'];
  readonly takesCash: boolean;
}): DeliveryFacts => ({
  code: row.code,
  kind: row.kind,
  takesCash: row.takesCash,
  mostPieces: null,
  mostGrams: null,
  mostValue: null,
});

export const factsOfDelivery = ({ code, kind, takes_cash }: Delivery): DeliveryFacts =>
  deliveryFacts({ code, kind, takesCash: takes_cash });

export const factsOfPayment = ({ code, kind, most_amount }: Payment): PaymentFacts => ({
  code,
  kind,
  mostAmount: most_amount,
});

/** Asks whether staff took a pair apart. */
export const asksExcluded =
  ({ excluded }: Pick<Methods, 'excluded'>): Offer['excluded'] =>
  (delivery, payment) =>
    excluded.has(pairOf(delivery, payment));

/** What of all this customers can choose. */
export const offerOf = (methods: Methods): Offer => ({
  deliveries: methods.deliveries.filter(({ is_active }) => is_active).map(factsOfDelivery),
  payments: methods.payments.filter(({ is_active }) => is_active).map(factsOfPayment),
  excluded: asksExcluded(methods),
});

const phrases = {
  no_delivery: 'last_delivery',
  no_payment: 'last_payment',
  delivery_without_payment: 'delivery_left_without_payment',
} as const;

/** The phrase that says what a change of the offer would break; null where customers can still order. */
export function breakageOf(
  before: Offer,
  after: Offer,
): (typeof phrases)[keyof typeof phrases] | null {
  const [gap] = brokenBy(before, after);
  return gap === undefined || gap.kind === 'payment_without_delivery' ? null : phrases[gap.kind];
}

/** An offer with one of its deliveries or payments as it would stand; null where it would be gone. */
export function withMethod<K extends 'deliveries' | 'payments'>(
  offer: Offer,
  which: K,
  code: string | undefined,
  stands: Offer[K][number] | null,
): Offer {
  const others = offer[which].filter((one) => one.code !== code);
  return { ...offer, [which]: stands === null ? others : [...others, stands] };
}
