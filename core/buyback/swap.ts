export interface SwapSettlement {
  /** What the customer pays for the goods, whole market units, never below 0. */
  readonly due: number;
  /** What the customer is paid to the bank account, whole market units. */
  readonly remainder: number;
}

/** Buy and sell in one flow: the difference is paid one way or the other (DECISIONS Buy-back). */
export const settleSwap = (goods: number, appraisal: number): SwapSettlement => ({
  due: Math.max(0, goods - appraisal),
  remainder: Math.max(0, appraisal - goods),
});
