import { pairRefusal, type DeliveryFacts, type PaymentFacts } from './matrix.ts';

/** Ways to deliver and to pay that a shop has switched on, and the pairs that staff took apart. */
export interface Offer {
  readonly deliveries: readonly DeliveryFacts[];
  readonly payments: readonly PaymentFacts[];
  readonly excluded: (delivery: string, payment: string) => boolean;
}

/** What customers of a shop meet in vain: nothing to choose, or a choice with which nothing goes. */
export type OfferGap =
  | { readonly kind: 'no_delivery' | 'no_payment'; readonly code: null }
  | {
      readonly kind: 'delivery_without_payment' | 'payment_without_delivery';
      readonly code: string;
    };

/** What is put on a contract in the cart pays nothing else (see `paymentRefusal`), so nobody can rely on it. */
const paysAnything = ({ kind }: PaymentFacts): boolean =>
  kind !== 'installments' && kind !== 'leasing';

/** Where a shop's offer ends in nothing. Source: issue 18, what would break the shop is refused or warned of. */
export function offerGaps({ deliveries, payments, excluded }: Offer): OfferGap[] {
  const goes = (delivery: DeliveryFacts, payment: PaymentFacts) =>
    pairRefusal(delivery, payment, excluded) === null;
  const usual = payments.filter(paysAnything);
  if (deliveries.length === 0) return [{ kind: 'no_delivery', code: null }];
  if (usual.length === 0) return [{ kind: 'no_payment', code: null }];
  return [
    ...deliveries
      .filter((delivery) => !usual.some((payment) => goes(delivery, payment)))
      .map(({ code }): OfferGap => ({ kind: 'delivery_without_payment', code })),
    ...payments
      .filter((payment) => !deliveries.some((delivery) => goes(delivery, payment)))
      .map(({ code }): OfferGap => ({ kind: 'payment_without_delivery', code })),
  ];
}

/**
 * What a change would break: gaps at which no customer can order that way, and that were not there before it. What was
 * broken before is mended step by step, so it refuses nothing; a payment that goes with nothing harms nobody.
 */
export function brokenBy(before: Offer, after: Offer): OfferGap[] {
  const known = new Set(offerGaps(before).map(({ kind, code }) => `${kind} ${String(code)}`));
  // What is put on a shop that sells nothing yet cannot break it.
  if (known.has('no_delivery null') || known.has('no_payment null')) return [];
  return offerGaps(after).filter(
    ({ kind, code }) =>
      kind !== 'payment_without_delivery' && !known.has(`${kind} ${String(code)}`),
  );
}
