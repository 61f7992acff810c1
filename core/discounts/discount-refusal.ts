import type { CalendarDate } from '../shared/calendar.ts';
import { completeSets } from './complete-sets.ts';
import type { Discount } from './discount.ts';
import type { PricingSituation } from './cart-to-price.ts';
import type { LinePlaces } from './line-places.ts';

/** Why a discount may not be used at all, whatever else is in the cart (T-DIS-17). */
export type HiddenReason =
  | 'inactive'
  | 'not_public'
  | 'not_yet_valid'
  | 'expired'
  | 'used_up'
  | 'wrong_group'
  | 'nothing_matches';

/** A refusal. A minimum that is not reached says what is missing: an amount, or pieces of a set. */
export type DiscountRefusal =
  | { readonly reason: HiddenReason; readonly missing: null }
  | {
      readonly reason: 'minimum_not_reached' | 'set_not_complete';
      readonly missing: number;
    };

/** What a cart is tested with. Minimums look at list prices, before every discount (T-DIS-13). */
export interface CartUnderTest {
  readonly places: LinePlaces;
  /** Goods at list prices, without services. */
  readonly goodsSubtotal: number;
  /** The market's day of `now`; `valid_to` includes its whole day (T-DIS-9). */
  readonly today: CalendarDate;
}

/** The first reason that keeps a discount out, or null. `matches`: something in the cart is in its scope. */
export function refusalOf(
  discount: Discount,
  matches: boolean,
  cart: CartUnderTest,
  situation: PricingSituation,
): DiscountRefusal | null {
  const reason = hiddenReasonOf(discount, cart.today, situation);
  if (reason !== null) return { reason, missing: null };
  if (!matches) return { reason: 'nothing_matches', missing: null };
  const short = (discount.minimalDiscountNumerical ?? 0) - cart.goodsSubtotal;
  if (short > 0) return { reason: 'minimum_not_reached', missing: short };
  if (discount.minimalDiscountSets.length === 0) return null;
  const { sets, missing } = completeSets(discount.minimalDiscountSets, cart.places);
  return sets > 0 ? null : { reason: 'set_not_complete', missing };
}

function hiddenReasonOf(
  discount: Discount,
  today: CalendarDate,
  situation: PricingSituation,
): HiddenReason | null {
  const { customerGroups } = discount;
  const entered = situation.entered.get(discount.id);
  if (!discount.isActive) return 'inactive';
  if (!discount.isPublic && entered === undefined) return 'not_public';
  const dead = notLiveReasonOf(discount, { now: situation.now, today });
  if (dead !== null) return dead;
  if (entered?.usesLeft === 0) return 'used_up';
  const isInGroup =
    customerGroups.length === 0 ||
    customerGroups.some((group) => situation.customerGroups.has(group));
  return isInGroup ? null : 'wrong_group';
}

type Lifetime = Pick<Discount, 'isActive' | 'validFrom' | 'validTo' | 'usesLeft'>;

/** Why a discount is live for nobody at a moment, or null where it is. `today`: the market's day of it. */
export function notLiveReasonOf(
  { isActive, validFrom, validTo, usesLeft }: Lifetime,
  { now, today }: { readonly now: Date; readonly today: CalendarDate },
): 'inactive' | 'not_yet_valid' | 'expired' | 'used_up' | null {
  if (!isActive) return 'inactive';
  if (validFrom !== null && now.getTime() < validFrom.getTime()) return 'not_yet_valid';
  if (validTo !== null && today > validTo) return 'expired';
  return usesLeft === 0 ? 'used_up' : null;
}

/**
 * The reason that a customer may read: for a secret discount one answer for all, so that guessing
 * codes teaches nothing; minimums are told, since only who holds the code gets that far.
 */
export const publicReasonOf = (
  discount: Discount,
  refusal: DiscountRefusal,
): DiscountRefusal['reason'] | 'invalid_code' =>
  refusal.missing !== null || discount.isPublic ? refusal.reason : 'invalid_code';
