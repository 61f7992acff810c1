/** What a shop needs before it sells, in the order in which it is done. */
export const firstSteps = ['company', 'delivery', 'payment', 'products', 'test-order'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** `begun`: the test order is placed and waits to be cancelled. */
export const stepStates = ['open', 'begun', 'done'] as const;
export type StepState = (typeof stepStates)[number];

/** What is true of a shop. */
export interface ShopFacts {
  /** Whether a company of its own is named, not the invented one. */
  readonly hasCompany: boolean;
  /** Ways to deliver, and kinds of payment that can be chosen, which are switched on. */
  readonly deliveries: number;
  readonly payments: number;
  /** Products that a visitor sees and can buy. */
  readonly products: number;
  /** Orders that wait or are worked on, and those that ended: cancelled, delivered or returned. */
  readonly openOrders: number;
  readonly endedOrders: number;
}

/** The steps with what has become of each. An order that came to its end has tried out the whole way. */
export function stepsOf(
  facts: ShopFacts,
): { readonly step: FirstStep; readonly state: StepState }[] {
  const isDone: Record<FirstStep, boolean> = {
    company: facts.hasCompany,
    delivery: facts.deliveries > 0,
    payment: facts.payments > 0,
    products: facts.products > 0,
    'test-order': facts.endedOrders > 0,
  };
  return firstSteps.map((step) => {
    const begun = step === 'test-order' && facts.openOrders > 0 ? 'begun' : 'open';
    return { step, state: isDone[step] ? 'done' : begun };
  });
}
