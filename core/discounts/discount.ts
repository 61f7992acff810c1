import type { CalendarDate } from '../shared/calendar.ts';

export type DiscountType = 'percentage' | 'absolute' | 'fixed';

/** What a discount or a set group names. Nothing named at all means all goods. */
export interface ProductScope {
  /** Product codes; the only way to name insurance, warranty or a service. */
  readonly products: readonly string[];
  /** Category ids; a line carries its categories with their ancestors. */
  readonly categories: readonly string[];
}

/** Whether nothing is named, which means all goods and no service. */
export const namesNothing = ({ products, categories }: ProductScope): boolean =>
  products.length === 0 && categories.length === 0;

/** One group of `minimal_discount_sets`: so many pieces of what it names make its part of a set. */
export interface SetGroup extends ProductScope {
  readonly quantity: number;
}

/** A discount as staff set it (SPECIFICATION section 3). Amounts are whole market units. */
export interface Discount {
  readonly id: number;
  readonly isActive: boolean;
  /** A secret one needs its code: it is never assigned by itself, and refusals do not explain it. */
  readonly isPublic: boolean;
  readonly isCombinable: boolean;
  readonly isAutomaticAssignment: boolean;
  /** Granted to whoever gave a valid student card (ISIC). */
  readonly isStudentDiscount: boolean;
  /** An instant; typed local times become one through `instantOf`. */
  readonly validFrom: Date | null;
  /** A day of the market, valid to its very end. */
  readonly validTo: CalendarDate | null;
  readonly discountType: DiscountType;
  /** Percent with up to two decimals, an amount off, or the resulting price of one piece. */
  readonly discountValue: number;
  readonly isDiscountPerPiece: boolean;
  readonly appliesTo: 'goods' | 'shipping';
  readonly scope: ProductScope;
  /** Empty: for everyone. */
  readonly customerGroups: readonly string[];
  /** The least goods subtotal before discounts, services excluded. */
  readonly minimalDiscountNumerical: number | null;
  /** Empty: no set is asked for. */
  readonly minimalDiscountSets: readonly SetGroup[];
  /** Null: no limit over all customers. */
  readonly usesLeft: number | null;
}
