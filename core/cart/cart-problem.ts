/** Everything that can be wrong with a cart, by literal (SPECIFICATION section 8). */
export type CartProblemKind =
  | 'not_on_sale'
  | 'sold_out'
  | 'only_at_stores'
  | 'fewer_left'
  | 'price_changed'
  | 'quote_expired'
  | 'add_on_not_offered'
  | 'installment_not_possible'
  | 'leasing_not_alone'
  | 'buyback_not_valid'
  | 'bonus_not_valid'
  | 'code_invalid'
  | 'delivery_unavailable'
  | 'delivery_place_unavailable'
  | 'timeslot_full'
  | 'payment_unavailable';

export type CartRepair =
  | 'remove_package'
  | 'remove_child'
  | 'reduce_quantity'
  | 'accept_price'
  | 'renew_quote'
  | 'pay_at_once'
  | 'keep_only_leasing'
  | 'remove_buyback'
  | 'remove_bonus'
  | 'remove_code'
  | 'choose_delivery'
  | 'choose_payment';

/** One thing that is wrong, with the one change that mends it. */
export interface CartProblem {
  readonly kind: CartProblemKind;
  readonly repair: CartRepair;
  readonly packageId: number | null;
  readonly childId: number | null;
  /** Of the entered code that it is about. */
  readonly codeId: number | null;
  /** The order cannot be finished before it is mended. */
  readonly isBlocking: boolean;
  /** Pieces that can be had, where there are fewer than wanted. */
  readonly left: number | null;
  /** The price that the customer saw last, and the one of now. */
  readonly prices: { readonly was: number; readonly now: number } | null;
}

/** Where the problem is, besides the cart as a whole. */
type ProblemFacts = Partial<Omit<CartProblem, 'kind' | 'repair'>>;

const repairs = {
  not_on_sale: 'remove_package',
  sold_out: 'remove_package',
  only_at_stores: 'remove_package',
  fewer_left: 'reduce_quantity',
  price_changed: 'accept_price',
  quote_expired: 'renew_quote',
  add_on_not_offered: 'remove_child',
  installment_not_possible: 'pay_at_once',
  leasing_not_alone: 'keep_only_leasing',
  buyback_not_valid: 'remove_buyback',
  bonus_not_valid: 'remove_bonus',
  code_invalid: 'remove_code',
  delivery_unavailable: 'choose_delivery',
  delivery_place_unavailable: 'choose_delivery',
  timeslot_full: 'choose_delivery',
  payment_unavailable: 'choose_payment',
} as const satisfies Record<CartProblemKind, CartRepair>;

/** A problem with its repair; what cannot be bought is taken out, a child without its package. */
export function cartProblem(kind: CartProblemKind, facts: ProblemFacts = {}): CartProblem {
  const isChildGone = (facts.childId ?? null) !== null && repairs[kind] === 'remove_package';
  return {
    kind,
    repair: isChildGone ? 'remove_child' : repairs[kind],
    packageId: null,
    childId: null,
    codeId: null,
    isBlocking: true,
    left: null,
    prices: null,
    ...facts,
  };
}

/** The name by which a repair is asked for: the same problem of the same cart keeps it. */
export const problemId = ({ kind, packageId, childId, codeId }: CartProblem): string =>
  [kind, packageId, childId, codeId].map((part) => part ?? '').join('.');
