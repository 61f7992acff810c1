import { namesNothing, type Discount } from './discount.ts';
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
  /** Its place among all discounts by rising id. */
  readonly rank: number;
}

/** Discounts by what they name, so that a cart meets only those which match it. */
export interface DiscountIndex {
  readonly byId: ReadonlyMap<number, Discount>;
  /** By rising id. */
  readonly all: readonly IndexedDiscount[];
  readonly everywhere: readonly IndexedDiscount[];
  readonly byProduct: ReadonlyMap<string, readonly IndexedDiscount[]>;
  readonly byCategory: ReadonlyMap<string, readonly IndexedDiscount[]>;
}

/**
 * Indexes the shop's discounts; built once per change of them and used for every cart. Throws on a
 * percentage with a third decimal: `checkDiscountValue` keeps such out.
 */
export function indexDiscounts(discounts: readonly Discount[]): DiscountIndex {
  const byId = new Map<number, Discount>();
  const everywhere: IndexedDiscount[] = [];
  const byProduct = new Map<string, IndexedDiscount[]>();
  const byCategory = new Map<string, IndexedDiscount[]>();
  const all: IndexedDiscount[] = [];
  for (const given of discounts.toSorted((a, b) => a.id - b.id)) {
    const discount = flatCopy(given);
    const { id, discountType, discountValue, scope } = discount;
    const hundredths = discountType === 'percentage' ? percentInHundredths(discountValue) : 0;
    const indexed = { discount, hundredths, rank: all.length };
    all.push(indexed);
    byId.set(id, discount);
    if (namesNothing(scope)) everywhere.push(indexed);
    for (const code of scope.products) fileUnder(byProduct, code, indexed);
    for (const category of scope.categories) fileUnder(byCategory, category, indexed);
  }
  return { byId, all, everywhere, byProduct, byCategory };
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
  { all, everywhere, byProduct, byCategory }: DiscountIndex,
  lines: readonly LineToPrice[],
  inPlay: (discount: Discount) => boolean,
): Candidate[] {
  /** Lines by rank: a cart meets hundreds of discounts many times over. */
  const met = Array.from<number[] | undefined>({ length: all.length });
  const goods: number[] = [];
  const meet = (drawer: readonly IndexedDiscount[] | undefined, line: number): void => {
    for (const { rank } of drawer ?? []) {
      const at = met[rank];
      if (at === undefined) met[rank] = [line];
      // A line that is named twice, by product and by category, counts once.
      else if (at[at.length - 1] !== line) at.push(line);
    }
  };
  for (const [position, { productCode, kind, categories }] of lines.entries()) {
    meet(byProduct.get(productCode), position);
    if (kind === 'service') continue;
    goods.push(position);
    for (const category of categories) meet(byCategory.get(category), position);
  }
  if (goods.length > 0) for (const { rank } of everywhere) met[rank] = goods;
  const candidates: Candidate[] = [];
  for (const { discount, hundredths, rank } of all) {
    const at = met[rank];
    if (at !== undefined && inPlay(discount)) candidates.push({ discount, hundredths, lines: at });
  }
  return candidates;
}
