import type { DiscountRefusal } from './discount-refusal.ts';

/** A cart line to price. Amounts in whole market units, VAT included. */
export interface LineToPrice {
  readonly id: string;
  readonly productCode: string;
  /** Ids of its categories and of all their ancestors. */
  readonly categories: readonly string[];
  /** Insurance, warranty and services are `service`: quoted, and discounted only when named. */
  readonly kind: 'goods' | 'service';
  /** List price of one piece, before any discount (T-DIS-8). */
  readonly unitPrice: number;
  /** Price of one piece in the customer's price level; null without one. */
  readonly levelPrice: number | null;
  readonly quantity: number;
}

export interface CartToPrice {
  readonly lines: readonly LineToPrice[];
  readonly shipping: number;
  readonly paymentFee: number;
}

/** A code that the customer entered; `usesLeft` is the code's own, null without a limit. */
export interface EnteredCode {
  readonly code: string;
  readonly usesLeft: number | null;
}

/** Who asks, when, and with what in hand. */
export interface PricingSituation {
  readonly now: Date;
  /** IANA name; the market's. */
  readonly timeZone: string;
  readonly customerGroups: ReadonlySet<string>;
  /** Entered codes by the id of their discount. */
  readonly entered: ReadonlyMap<number, EnteredCode>;
  readonly hasStudentCard: boolean;
}

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
