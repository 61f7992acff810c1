import { splitAmount } from '../shared/split-amount.ts';

/**
 * What each piece of a line costs after all discounts, stored with the order and refunded as
 * stored: 2 686 over 3 is 896, 895, 895 (T-DIS-2, T-REF-3). Whole units, first pieces take the rest.
 */
export const unitNets = (lineNet: number, quantity: number): number[] =>
  splitAmount(
    lineNet,
    Array.from({ length: quantity }, () => 1),
  );
