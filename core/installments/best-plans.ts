interface ComparablePlan {
  readonly installment: number;
  readonly downPayment: number;
  /** Sum of the installments. */
  readonly total: number;
  readonly rpsnHundredths: number;
}

/** The best plans by what a customer may look for; ties by the order that they came in. */
export interface BestPlans<P> {
  /** The least to be paid in all, the down payment included. */
  readonly lowestTotal: P | null;
  /** The least to be paid by the month. */
  readonly lowestInstallment: P | null;
  /** Without interest, and of those with the smallest installment. */
  readonly interestFree: P | null;
}

/** Chooses from the plans that a price can have (SPECIFICATION section 7, "best options"). */
export const bestPlans = <P extends ComparablePlan>(plans: readonly P[]): BestPlans<P> => ({
  lowestTotal: lowest(plans, ({ total, downPayment }) => total + downPayment),
  lowestInstallment: lowest(plans, ({ installment }) => installment),
  interestFree: lowest(
    plans.filter(({ rpsnHundredths }) => rpsnHundredths === 0),
    ({ installment }) => installment,
  ),
});

const lowest = <P>(plans: readonly P[], valueOf: (plan: P) => number): P | null =>
  plans.reduce<P | null>(
    (best, plan) => (best === null || valueOf(plan) < valueOf(best) ? plan : best),
    null,
  );
