import { isBelowCost } from './reprice.ts';

/** What something new is offered for first, and what it is to cost once another person agrees. */
export interface FirstPrice {
  /** Whole units. */
  readonly price: number;
  /** Null where one person may say the price alone. */
  readonly waiting: number | null;
}

/**
 * The first price of a piece (DECISIONS "Money and two people"): below what was paid for it another person has to agree, and
 * until then it is offered for what was paid. Whole units.
 */
export const firstPrice = (price: number, boughtFor: number): FirstPrice =>
  isBelowCost(price, boughtFor) ? { price: boughtFor, waiting: price } : { price, waiting: null };
