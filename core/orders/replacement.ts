import { usualNumber } from '../settings/shop-numbers.ts';

export const replacementStatuses = ['open', 'accepted', 'refused', 'expired', 'withdrawn'] as const;
export type ReplacementStatus = (typeof replacementStatuses)[number];

/** Until when an offer can be answered; silence is no consent. */
export const answerUntil = (now: Date, hours = usualNumber('replacement_answer_hours')): Date =>
  new Date(now.getTime() + hours * 3_600_000);

/** Whether an offer can still be answered; at the very end it cannot. */
export const isAnswerable = (
  { expiresAt, status }: { readonly status: ReplacementStatus; readonly expiresAt: Date },
  now: Date,
): boolean => status === 'open' && now.getTime() < expiresAt.getTime();

/**
 * What one replaced piece costs, whole units. A dearer one costs nothing more; of a cheaper one the customer pays the share
 * that they paid of the first one's price, so that discounts count for both.
 */
export function replacementNet(
  paid: { readonly net: number; readonly unitPrice: number },
  price: number,
): number {
  if (price >= paid.unitPrice || paid.unitPrice === 0) return paid.net;
  return Math.floor((paid.net * price) / paid.unitPrice);
}
