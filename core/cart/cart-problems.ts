import { cartProblem, type CartProblem } from './cart-problem.ts';
import { checkLeasingAlone, type PackagePayment } from './leasing-alone.ts';
import { usualNumber } from '../settings/shop-numbers.ts';

/** A child as it stands now. */
export interface ChildUnderTest {
  readonly id: number;
  /** Whether it is sold with the product now; an accessory always is. */
  readonly isOffered: boolean;
  /** Until when a quoted price holds; null where the price is not quoted. */
  readonly quoteExpiresAt: Date | null;
}

/** A package as it stands now; one that cannot be bought is not asked about anything else. */
export interface PackageUnderTest {
  readonly id: number;
  readonly isBlocked: boolean;
  /** Price of one piece after the price level, and the one that the customer saw last. */
  readonly unitPrice: number;
  readonly seenPrice: number | null;
  readonly payment: PackagePayment;
  /** Whether the chosen plan can be had for the package's price; true where none is chosen. */
  readonly isPlanPossible: boolean;
  /** Whether the device that is set off still can be; true without one. */
  readonly isBuybackValid: boolean;
  readonly children: readonly ChildUnderTest[];
}

/** What was chosen in the checkout, each true while it can be had or nothing is chosen. */
export interface ChosenInCheckout {
  readonly isDeliveryPossible: boolean;
  readonly isPlacePossible: boolean;
  readonly isTimeslotFree: boolean;
  readonly isPaymentPossible: boolean;
}

export interface CartUnderTest {
  readonly packages: readonly PackageUnderTest[];
  readonly isBonusValid: boolean;
  /** Entered codes whose discount cannot be used any more. */
  readonly deadCodeIds: readonly number[];
  readonly checkout: ChosenInCheckout;
}

/**
 * Everything that is wrong besides stock (`stockProblems`), each with one repair (DECISIONS "Cart,
 * discounts, orders", T-CART-3, 8, 9, 11). A changed price is told and not blocking: the digest
 * decides what the customer agreed to.
 */
export const cartProblems = (cart: CartUnderTest, now: Date): CartProblem[] => [
  ...cart.packages.filter(({ isBlocked }) => !isBlocked).flatMap((each) => ofPackage(each, now)),
  ...leasingProblem(cart.packages),
  ...(cart.isBonusValid ? [] : [cartProblem('bonus_not_valid')]),
  ...cart.deadCodeIds.map((codeId) => cartProblem('code_invalid', { codeId })),
  ...ofCheckout(cart.checkout),
];

function ofPackage(each: PackageUnderTest, now: Date): CartProblem[] {
  const { id: packageId, unitPrice, seenPrice, children } = each;
  const problems: CartProblem[] = [];
  if (seenPrice !== null && seenPrice !== unitPrice) {
    const prices = { was: seenPrice, now: unitPrice };
    problems.push(cartProblem('price_changed', { packageId, prices, isBlocking: false }));
  }
  for (const { id: childId, isOffered, quoteExpiresAt } of children) {
    if (!isOffered) problems.push(cartProblem('add_on_not_offered', { packageId, childId }));
    else if (quoteExpiresAt !== null && quoteExpiresAt <= now) {
      problems.push(cartProblem('quote_expired', { packageId, childId }));
    }
  }
  if (!each.isPlanPossible) problems.push(cartProblem('installment_not_possible', { packageId }));
  if (!each.isBuybackValid) problems.push(cartProblem('buyback_not_valid', { packageId }));
  return problems;
}

/** Leasing beside anything else that can be bought; the first leased package is the one to keep. */
function leasingProblem(packages: readonly PackageUnderTest[]): CartProblem[] {
  const bought = packages.filter(({ isBlocked }) => !isBlocked);
  if (checkLeasingAlone(bought).ok) return [];
  const leased = bought.find(({ payment }) => payment === 'leasing');
  return [cartProblem('leasing_not_alone', { packageId: leased?.id ?? null })];
}

const ofCheckout = (chosen: ChosenInCheckout): CartProblem[] => [
  ...(chosen.isDeliveryPossible ? [] : [cartProblem('delivery_unavailable')]),
  ...(chosen.isPlacePossible ? [] : [cartProblem('delivery_place_unavailable')]),
  ...(chosen.isTimeslotFree ? [] : [cartProblem('timeslot_full')]),
  ...(chosen.isPaymentPossible ? [] : [cartProblem('payment_unavailable')]),
];

/** When a quoted price of an insurance that is given now ends (T-CART-9); `hours` as the shop sets them. */
export const quoteExpiry = (now: Date, hours = usualNumber('quote_hours')): Date =>
  new Date(now.getTime() + hours * 3_600_000);

/** For how long a removed package can be brought back with everything chosen to it (T-CART-1). */
const undoMinutes = 30;

/** The first instant of a removal that can still be undone. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - undoMinutes * 60_000);
