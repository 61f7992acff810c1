/** One price that a customer sees: a product or something chosen to it. */
export interface SeenLine {
  /** `p17` of a package, `c4` of something chosen to it. */
  readonly key: string;
  /** Id of the stock item or of the add-on. */
  readonly item: number;
  readonly quantity: number;
  readonly net: number;
  /** Program of installments; null pays at once. */
  readonly program: number | null;
}

/** All amounts of a cart as its summary showed them; whole units. */
export interface SeenCart {
  readonly digest: string;
  readonly lines: readonly SeenLine[];
  readonly shipping: number;
  readonly paymentFee: number;
  readonly buyback: number;
  readonly bonus: number;
  readonly due: number;
  readonly payout: number;
  /** Codes that took something off. */
  readonly codes: readonly string[];
}

/** Something that costs another amount than the customer saw; `key` names the line. */
export interface PriceDifference {
  readonly what: 'line' | 'shipping' | 'payment_fee' | 'buyback' | 'bonus';
  readonly key: string | null;
  readonly was: number;
  readonly now: number;
}

export type CartComparison =
  | { readonly outcome: 'same' | 'cheaper' | 'changed' }
  | {
      readonly outcome: 'dearer';
      readonly differences: readonly PriceDifference[];
      /** Codes that counted when the customer saw the total and do not count any more. */
      readonly lostCodes: readonly string[];
    };

/**
 * Compares what is to be ordered with what the customer saw (DECISIONS "Cart, discounts, orders",
 * T-CART-8, T-COD-7): `dearer` needs a new consent, `cheaper` is passed on, and `changed` means that
 * other goods are in the cart than those that the digest named. `seen` is null where nothing was.
 */
export function compareSeenCart(
  seen: SeenCart | null,
  digest: string,
  now: SeenCart,
): CartComparison {
  if (digest === now.digest) return { outcome: 'same' };
  if (seen?.digest !== digest || !haveSameGoods(seen, now)) return { outcome: 'changed' };
  if (toPay(now) <= toPay(seen)) return { outcome: 'cheaper' };
  const counting = new Set(now.codes);
  return {
    outcome: 'dearer',
    differences: differencesOf(seen, now),
    lostCodes: seen.codes.filter((code) => !counting.has(code)),
  };
}

/** What the customer pays less what the shop pays out. */
const toPay = ({ due, payout }: SeenCart): number => due - payout;

const goodsKey = ({ key, item, quantity, program }: SeenLine): string =>
  [key, item, quantity, program ?? ''].join(' ');

function haveSameGoods(seen: SeenCart, now: SeenCart): boolean {
  const goods = new Set(seen.lines.map(goodsKey));
  return now.lines.length === goods.size && now.lines.every((line) => goods.has(goodsKey(line)));
}

function differencesOf(seen: SeenCart, now: SeenCart): PriceDifference[] {
  const before = new Map(seen.lines.map(({ key, net }) => [key, net]));
  const lines = now.lines.map(({ key, net }): PriceDifference => ({
    what: 'line',
    key,
    was: before.get(key) ?? 0,
    now: net,
  }));
  const amounts: PriceDifference[] = [
    { what: 'shipping', key: null, was: seen.shipping, now: now.shipping },
    { what: 'payment_fee', key: null, was: seen.paymentFee, now: now.paymentFee },
    { what: 'buyback', key: null, was: seen.buyback, now: now.buyback },
    { what: 'bonus', key: null, was: seen.bonus, now: now.bonus },
  ];
  return [...lines, ...amounts].filter((each) => each.was !== each.now);
}
