import { cartProblems, type PackageUnderTest } from '#core/cart/cart-problems.ts';
import type { CartProblem } from '#core/cart/cart-problem.ts';
import type { LeftOutDiscount, PricedCart } from '#core/discounts/priced-cart.ts';
import type { CartRow } from './cart-row.ts';
import type { PricedPackage } from './priced-packages.ts';

/** Reasons for which an entered code will not count again by itself, whatever is bought. */
const deadReasons: readonly LeftOutDiscount['reason'][] = [
  'inactive',
  'not_yet_valid',
  'expired',
  'used_up',
  'wrong_group',
];

interface FoundCart {
  readonly row: CartRow;
  readonly packages: readonly PricedPackage[];
  readonly priced: PricedCart;
  /** What the voucher is worth; 0 where it is not valid. */
  readonly bonus: number;
}

/** What is wrong with a cart besides its stock. */
export function problemsOf({ row, packages, priced, bonus }: FoundCart, now: Date): CartProblem[] {
  const dead = new Set(
    priced.leftOut
      .filter(({ reason }) => deadReasons.includes(reason))
      .map(({ discountId }) => discountId),
  );
  const { delivery, payment, place, timeslot } = row;
  return cartProblems(
    {
      packages: packages.map(underTest),
      isBonusValid: row.bonus === null || bonus > 0,
      deadCodeIds: row.codes.filter(({ discountId }) => dead.has(discountId)).map(({ id }) => id),
      checkout: {
        isDeliveryPossible: delivery?.isActive ?? true,
        isPlacePossible: place?.isFree ?? true,
        isTimeslotFree: timeslot?.isFree ?? true,
        isPaymentPossible: payment?.isActive ?? true,
      },
    },
    now,
  );
}

const underTest = (each: PricedPackage): PackageUnderTest => ({
  id: each.row.id,
  isBlocked: each.isBlocked,
  unitPrice: shownUnitPrice(each),
  seenPrice: each.row.seen_price,
  payment: each.payment,
  isPlanPossible: each.row.program === null || each.plan !== null,
  isBuybackValid: each.isBuybackValid,
  children: each.children.map(({ child, isOffered }) => ({
    id: child?.id ?? 0,
    isOffered,
    quoteExpiresAt: child?.quoteExpiresAt ? new Date(child.quoteExpiresAt) : null,
  })),
});

/** Price of one piece as the customer sees it: in the price level, before discounts. */
export const shownUnitPrice = ({ main: { unitPrice, levelPrice } }: PricedPackage): number =>
  Math.min(unitPrice, levelPrice ?? unitPrice);
