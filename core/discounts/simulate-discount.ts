import { marginVat, vatInsideGross } from '../shared/vat.ts';
import type { CartToPrice, LineToPrice, PricingSituation } from './cart-to-price.ts';
import { indexDiscounts, type DiscountIndex } from './discount-index.ts';
import type { Discount } from './discount.ts';
import { priceCart } from './price-cart.ts';
import type { PricedCart } from './priced-cart.ts';

/** A line of a past order or of an open cart, with what it costs the shop. */
export interface PastLine extends LineToPrice {
  readonly vatRate: number;
  /** `margin`: a used piece, taxed by what was earned on it; else the usual VAT. */
  readonly scheme: 'margin' | 'standard';
  /** One piece: paid to the seller under `margin`, without VAT otherwise; null where nobody knows it. */
  readonly cost: number | null;
}

/** What somebody bought or left in a cart, and the situation in which they did. */
export interface PastCart extends CartToPrice {
  readonly kind: 'order' | 'cart';
  readonly lines: readonly PastLine[];
  readonly situation: PricingSituation;
}

/** Amounts of one side of the comparison; `margin` in hundredths, of lines with a known cost alone. */
export interface SimulatedSums {
  readonly revenue: number;
  readonly marginHundredths: number;
}

/** Carts of one kind with and without the discount. */
export interface SimulatedKind {
  readonly count: number;
  /** Those in which it takes something. */
  readonly touched: number;
  readonly before: SimulatedSums;
  readonly after: SimulatedSums;
}

export interface Simulation {
  readonly orders: SimulatedKind;
  readonly carts: SimulatedKind;
  /** Lines of goods whose cost nobody knows: the margin leaves them out. */
  readonly linesWithoutCost: number;
  /** Lines that the discount takes below their cost, and that were not before. */
  readonly linesBelowCost: number;
  /** Discounts that count beside it, and those that it puts out, with in how many carts. */
  readonly beside: ReadonlyMap<number, number>;
  readonly putOut: ReadonlyMap<number, number>;
  /** By the customers' group, in how many carts and how much they save; `guest` is nobody's. */
  readonly gainers: ReadonlyMap<string, { readonly carts: number; readonly saved: number }>;
}

interface Sums {
  revenue: number;
  marginHundredths: number;
}

interface Counted {
  count: number;
  touched: number;
  before: Sums;
  after: Sums;
}

const counted = (): Counted => ({
  count: 0,
  touched: 0,
  before: { revenue: 0, marginHundredths: 0 },
  after: { revenue: 0, marginHundredths: 0 },
});

/**
 * Replays carts with and without a discount, priced by `priceCart`. Each cart is priced at its own
 * moment, so the other discounts count as they did then; the one in question counts throughout, and whoever could use its
 * code uses it, until its uses are spent: the most that it can cost. Feed carts in the order of time.
 */
export class DiscountSimulation {
  readonly #draft: Discount;
  readonly #without: DiscountIndex;
  readonly #with: DiscountIndex;
  #usesLeft: number;
  readonly #kinds = { order: counted(), cart: counted() };
  readonly #beside = new Map<number, number>();
  readonly #putOut = new Map<number, number>();
  readonly #gainers = new Map<string, { carts: number; saved: number }>();
  #linesWithoutCost = 0;
  #linesBelowCost = 0;

  constructor(discount: Discount, book: readonly Discount[]) {
    this.#draft = { ...discount, isActive: true, validFrom: null, validTo: null, usesLeft: null };
    this.#usesLeft = discount.usesLeft ?? Number.POSITIVE_INFINITY;
    const others = book
      .filter(({ id }) => id !== discount.id)
      // Who was there in time had it; what is left of it today says nothing of then.
      .map((other) => ({ ...other, usesLeft: null }));
    this.#without = indexDiscounts(others);
    this.#with = indexDiscounts([...others, this.#draft]);
  }

  replay(cart: PastCart): void {
    const before = priceCart(this.#without, cart, cart.situation);
    const tried =
      this.#usesLeft > 0 ? priceCart(this.#with, cart, this.#withCode(cart.situation)) : before;
    const isUsed = tried.applied.some(({ discountId }) => discountId === this.#draft.id);
    const after = isUsed ? tried : before;
    // An order spends a use; a cart that was left spends none.
    if (isUsed && cart.kind === 'order') this.#usesLeft -= 1;
    const kind = this.#kinds[cart.kind];
    kind.count += 1;
    if (isUsed) kind.touched += 1;
    this.#addSums(kind.before, cart, before, cart.kind === 'order');
    this.#addSums(kind.after, cart, after, false);
    if (isUsed) this.#compare(cart, before, after);
  }

  result(): Simulation {
    return {
      orders: this.#kinds.order,
      carts: this.#kinds.cart,
      linesWithoutCost: this.#linesWithoutCost,
      linesBelowCost: this.#linesBelowCost,
      beside: this.#beside,
      putOut: this.#putOut,
      gainers: this.#gainers,
    };
  }

  #withCode(situation: PricingSituation): PricingSituation {
    const { id, isAutomaticAssignment, isStudentDiscount } = this.#draft;
    if (isAutomaticAssignment || isStudentDiscount) return situation;
    const entered = new Map(situation.entered).set(id, { code: '', usesLeft: null });
    return { ...situation, entered };
  }

  #addSums(sums: Sums, cart: PastCart, { lines, total }: PricedCart, countsUnknown: boolean): void {
    sums.revenue += total;
    for (const [place, line] of cart.lines.entries()) {
      if (line.kind === 'service') continue;
      const margin = marginOf(line, lines[place]?.net ?? 0);
      if (margin !== null) sums.marginHundredths += margin;
      else if (countsUnknown) this.#linesWithoutCost += 1;
    }
  }

  #compare(cart: PastCart, before: PricedCart, after: PricedCart): void {
    const kept = new Set(after.applied.map(({ discountId }) => discountId));
    for (const id of kept) if (id !== this.#draft.id) addOne(this.#beside, id);
    for (const { discountId } of before.applied) {
      if (!kept.has(discountId)) addOne(this.#putOut, discountId);
    }
    const { customerGroups } = cart.situation;
    for (const group of customerGroups.size === 0 ? ['guest'] : customerGroups) {
      const gained = this.#gainers.get(group) ?? { carts: 0, saved: 0 };
      gained.carts += 1;
      gained.saved += before.total - after.total;
      this.#gainers.set(group, gained);
    }
    for (const [place, line] of cart.lines.entries()) {
      const isBelow = ({ lines }: PricedCart) => (marginOf(line, lines[place]?.net ?? 0) ?? 0) < 0;
      if (isBelow(after) && !isBelow(before)) this.#linesBelowCost += 1;
    }
  }
}

const addOne = (counts: Map<number, number>, id: number) =>
  counts.set(id, (counts.get(id) ?? 0) + 1);

/** What is earned on a line without VAT, in hundredths; null where its cost is not known. */
export function marginOf(
  { cost, quantity, scheme, vatRate }: Pick<PastLine, 'cost' | 'quantity' | 'scheme' | 'vatRate'>,
  net: number,
): number | null {
  if (cost === null) return null;
  const paid = cost * quantity;
  return scheme === 'margin'
    ? (net - paid) * 100 - marginVat(paid, net, vatRate)
    : vatInsideGross(net, vatRate).baseHundredths - paid * 100;
}
