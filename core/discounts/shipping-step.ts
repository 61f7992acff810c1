import { percentageSaving, fixedSaving, perPieceSaving } from './saving-steps.ts';
import type { Candidate } from './discount-index.ts';
import { takeFromShipping, type RunningPrices } from './running-prices.ts';

/** What a discount takes off a shipping price, which is one piece. */
export function shippingSaving(candidate: Candidate, shipping: number): number {
  switch (candidate.discount.discountType) {
    case 'fixed':
      return fixedSaving(candidate, shipping, 1);
    case 'percentage':
      return percentageSaving(candidate, shipping, 1);
    case 'absolute':
      return perPieceSaving(candidate, shipping, 1);
  }
}

const typesInOrder = ['fixed', 'percentage', 'absolute'] as const;

/** The last step: the best fixed price, the best percentage, then every amount off. */
export function takeFromShippingPrice(
  running: RunningPrices,
  candidates: readonly Candidate[],
): void {
  for (const type of typesInOrder) {
    const ofType = candidates.filter(({ discount }) => discount.discountType === type);
    const best = ofType.toSorted(
      (a, b) => shippingSaving(b, running.shipping) - shippingSaving(a, running.shipping),
    );
    for (const candidate of type === 'absolute' ? ofType : best.slice(0, 1)) {
      takeFromShipping(running, candidate, shippingSaving(candidate, running.shipping));
    }
  }
}
