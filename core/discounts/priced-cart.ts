import type { DiscountRefusal } from './discount-refusal.ts';

/** What one discount took off one line. */
export interface LineSaving {
  readonly lineId: string;
  readonly amount: number;
}

/** One discount that counts; its code is redeemed with the order, however little it saved (T-DIS-4). */
export interface AppliedDiscount {
  readonly discountId: number;
  readonly code: string | null;
  readonly saved: number;
  readonly lines: readonly LineSaving[];
  readonly shippingSaved: number;
}

/**
 * Why a live discount in play takes nothing. `already_lower`: the price is at or under the fixed
 * one; `better_percentage`: each line has a higher one; `not_combinable`: the chosen set saves more.
 */
export type IdleReason =
  'already_lower' | 'better_percentage' | 'nothing_to_reduce' | 'not_combinable';

export interface LeftOutDiscount {
  readonly discountId: number;
  readonly code: string | null;
  readonly reason: DiscountRefusal['reason'] | IdleReason;
  /** What a minimum lacks, an amount or pieces; the discount returns by itself when it is met. */
  readonly missing: number | null;
  /** The discounts that count instead, where the reason is `not_combinable`. */
  readonly instead: readonly number[];
}

export interface PricedLine {
  readonly id: string;
  /** List price of all its pieces. */
  readonly listTotal: number;
  readonly levelSaved: number;
  /** What is paid for the line; `unitNets` gives each piece its share. */
  readonly net: number;
}

/** Every amount explained: list totals - level savings - applied savings = nets. */
export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly applied: readonly AppliedDiscount[];
  readonly leftOut: readonly LeftOutDiscount[];
  readonly goods: number;
  readonly shipping: number;
  readonly paymentFee: number;
  readonly total: number;
  /** A total of 0 is confirmed without a payment (T-DIS-18). */
  readonly needsPayment: boolean;
}
