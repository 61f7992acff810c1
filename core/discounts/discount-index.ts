import type { Discount, ProductScope } from './discount.ts';
import type { LineToPrice } from './cart-to-price.ts';
import { percentInHundredths } from '../shared/money.ts';

/** A discount that matches something in a cart; `lines` are positions in the cart, rising. */
export interface Candidate {
  readonly discount: Discount;
  /** The value of a percentage in hundredths of a percent, else 0. */
  readonly hundredths: number;
  readonly lines: readonly number[];
}

interface IndexedDiscount {
  readonly discount: Discount;
  readonly hundredths: number;
}

/** Discounts by what they name, so that a cart meets only those which match it. */
export interface DiscountIndex {
  readonly byId: ReadonlyMap<number, Discount>;
  readonly everywhere: readonly IndexedDiscount[];
  readonly byProduct: ReadonlyMap<string, readonly IndexedDiscount[]>;
  readonly byCategory: ReadonlyMap<string, readonly IndexedDiscount[]>;
}

/** Whether nothing is named, which means all goods and no service. */
const namesNothing = (scope: ProductScope): boolean =>
  scope.products.length === 0 && scope.categories.length === 0;

/** Whether a scope takes in a line. A service must be named by its own code (T-DIS-15). */
export const matchesLine = (scope: ProductScope, line: LineToPrice): boolean =>
  scope.products.includes(line.productCode) ||
  (line.kind === 'goods' &&
    (namesNothing(scope) || line.categories.some((id) => scope.categories.includes(id))));

/**
 * Indexes the shop's discounts; built once per change of them and used for every cart. Throws on a
 * percentage with a third decimal: `checkDiscountValue` keeps such out.
 */
export function indexDiscounts(discounts: readonly Discount[]): DiscountIndex {
  const byId = new Map<number, Discount>();
  const everywhere: IndexedDiscount[] = [];
  const byProduct = new Map<string, IndexedDiscount[]>();
  const byCategory = new Map<string, IndexedDiscount[]>();
  for (const given of discounts) {
    const discount = flatCopy(given);
    const { id, discountType, discountValue, scope } = discount;
    const hundredths = discountType === 'percentage' ? percentInHundredths(discountValue) : 0;
    const indexed = { discount, hundredths };
    byId.set(id, discount);
    if (namesNothing(scope)) everywhere.push(indexed);
    for (const code of scope.products) fileUnder(byProduct, code, indexed);
    for (const category of scope.categories) fileUnder(byCategory, category, indexed);
  }
  return { byId, everywhere, byProduct, byCategory };
}

/** Objects spread together are slow to read; copies of one shape make a cart four times quicker. */
const flatCopy = (given: Discount): Discount => ({
  id: given.id,
  isActive: given.isActive,
  isPublic: given.isPublic,
  isCombinable: given.isCombinable,
  isAutomaticAssignment: given.isAutomaticAssignment,
  isStudentDiscount: given.isStudentDiscount,
  validFrom: given.validFrom,
  validTo: given.validTo,
  discountType: given.discountType,
  discountValue: given.discountValue,
  isDiscountPerPiece: given.isDiscountPerPiece,
  appliesTo: given.appliesTo,
  scope: given.scope,
  customerGroups: given.customerGroups,
  minimalDiscountNumerical: given.minimalDiscountNumerical,
  minimalDiscountSets: given.minimalDiscountSets,
  usesLeft: given.usesLeft,
});

function fileUnder(
  drawers: Map<string, IndexedDiscount[]>,
  key: string,
  indexed: IndexedDiscount,
): void {
  const drawer = drawers.get(key);
  if (drawer === undefined) drawers.set(key, [indexed]);
  else drawer.push(indexed);
}

/** The discounts in play that match a cart, each with its lines, by rising id. */
export function matchDiscounts(
  index: DiscountIndex,
  lines: readonly LineToPrice[],
  inPlay: (discount: Discount) => boolean,
): Candidate[] {
  const found = new Map<IndexedDiscount, number[]>();
  const goods: number[] = [];
  const meet = (drawer: readonly IndexedDiscount[] | undefined, line: number): void => {
    for (const indexed of drawer ?? []) {
      if (!inPlay(indexed.discount)) continue;
      const met = found.get(indexed);
      if (met === undefined) found.set(indexed, [line]);
      // A line that is named twice, by product and by category, counts once.
      else if (met[met.length - 1] !== line) met.push(line);
    }
  };
  lines.forEach((line, position) => {
    meet(index.byProduct.get(line.productCode), position);
    if (line.kind === 'service') return;
    goods.push(position);
    for (const category of line.categories) meet(index.byCategory.get(category), position);
  });
  const candidates: Candidate[] = [...found].map(([indexed, at]) => ({ ...indexed, lines: at }));
  if (goods.length > 0) {
    for (const { discount, hundredths } of index.everywhere) {
      if (inPlay(discount)) candidates.push({ discount, hundredths, lines: goods });
    }
  }
  return candidates.sort((a, b) => a.discount.id - b.discount.id);
}
