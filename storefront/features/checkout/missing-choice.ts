import type { Checkout } from '../../lib/checkout-query.ts';

export type MissingChoice = 'delivery' | 'place' | 'store' | 'timeslot' | 'payment';

type Known = Pick<Checkout, 'deliveries' | 'payments' | 'excluded' | 'chosen' | 'needsPayment'>;

/** The first thing that is still to be chosen, or to be chosen anew; null where the way is free. */
export function missingChoice({
  deliveries,
  payments,
  excluded,
  chosen,
  needsPayment,
}: Known): MissingChoice | null {
  const delivery = deliveries.find(({ code }) => code === chosen.delivery);
  if (!delivery?.isAvailable) return 'delivery';
  if (delivery.kind === 'pickup_place' && !chosen.place?.isAvailable) return 'place';
  if (delivery.kind === 'store' && chosen.store === null) return 'store';
  if (delivery.timeslots.length > 0 && chosen.timeslot === null) return 'timeslot';
  if (!needsPayment) return null;
  const payment = payments.find(({ code }) => code === chosen.payment);
  if (!payment?.isAvailable) return 'payment';
  return exclusionOf(excluded, delivery.code, payment.code) === null ? null : 'payment';
}

/** Why a delivery and a payment do not go together; null where they do. */
export const exclusionOf = (
  excluded: Checkout['excluded'],
  delivery: string | null,
  payment: string,
): string | null =>
  excluded.find((pair) => pair.delivery === delivery && pair.payment === payment)?.message ?? null;
