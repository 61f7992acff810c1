import type { Candidate } from './discount-index.ts';
import { startRunning, type RunningPrices, type StartingPrices } from './running-prices.ts';
import {
  fixedSaving,
  percentageSaving,
  perPieceSaving,
  takeBestPerLine,
  takePerCart,
  takePerPiece,
} from './saving-steps.ts';
import { shippingSaving, takeFromShippingPrice } from './shipping-step.ts';
import type { IdleReason } from './priced-cart.ts';

type Step = 'fixed' | 'percentage' | 'per_piece' | 'per_cart' | 'shipping';

function stepOf({ discount }: Candidate): Step {
  if (discount.appliesTo === 'shipping') return 'shipping';
  if (discount.discountType !== 'absolute') return discount.discountType;
  return discount.isDiscountPerPiece ? 'per_piece' : 'per_cart';
}

/**
 * Applies discounts together, each step on the running price: fixed, percentage, absolute per
 * piece, absolute per cart, shipping, in whatever order the codes came (DECISIONS "Cart,
 * discounts, orders", T-DIS-1). Candidates come by rising id.
 */
export function applyDiscounts(
  start: StartingPrices,
  candidates: readonly Candidate[],
): RunningPrices {
  const running = startRunning(start);
  const steps: Record<Step, Candidate[]> = {
    fixed: [],
    percentage: [],
    per_piece: [],
    per_cart: [],
    shipping: [],
  };
  for (const candidate of candidates) steps[stepOf(candidate)].push(candidate);
  takeBestPerLine(running, steps.fixed, fixedSaving);
  takeBestPerLine(running, steps.percentage, percentageSaving);
  takePerPiece(running, steps.per_piece);
  takePerCart(running, steps.per_cart);
  takeFromShippingPrice(running, steps.shipping);
  for (const candidate of candidates) {
    if (!running.taken.has(candidate)) running.idle.set(candidate, idleReason(start, candidate));
  }
  return running;
}

/** What one discount saves with no other beside it; the same as `applyDiscounts` of it alone. */
export function savingAlone(start: StartingPrices, candidate: Candidate): number {
  const step = stepOf(candidate);
  if (step === 'shipping') return shippingSaving(candidate, start.shipping);
  const { totals, quantities } = start;
  let sum = 0;
  for (const line of candidate.lines) {
    const total = totals[line] ?? 0;
    if (step === 'per_cart') sum += total;
    else sum += lineSavings[step](candidate, total, quantities[line] ?? 0);
  }
  return step === 'per_cart' ? Math.min(sum, candidate.discount.discountValue) : sum;
}

/** Whether a discount alone would save anything; stops at the first line that it lowers. */
export function savesAnything(start: StartingPrices, candidate: Candidate): boolean {
  const step = stepOf(candidate);
  if (step === 'shipping') return shippingSaving(candidate, start.shipping) > 0;
  const savingOf = step === 'per_cart' ? perPieceSaving : lineSavings[step];
  return candidate.lines.some(
    (line) => savingOf(candidate, start.totals[line] ?? 0, start.quantities[line] ?? 0) > 0,
  );
}

const lineSavings = {
  fixed: fixedSaving,
  percentage: percentageSaving,
  per_piece: perPieceSaving,
} as const;

/** Why a discount that was tried took nothing. */
function idleReason(start: StartingPrices, candidate: Candidate): IdleReason {
  const { discountType } = candidate.discount;
  if (discountType === 'fixed') return 'already_lower';
  const isBeaten = discountType === 'percentage' && savesAnything(start, candidate);
  return isBeaten ? 'better_percentage' : 'nothing_to_reduce';
}
