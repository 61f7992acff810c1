import type { Discount, SetGroup } from '#core/discounts/discount.ts';

/** A row of `discounts`; its lists name product codes and ids of categories. */
export interface DiscountRow {
  readonly id: number;
  readonly marketing_name_cs: string;
  readonly marketing_name_ro: string;
  readonly is_active: boolean;
  readonly is_public: boolean;
  readonly is_combinable: boolean;
  readonly is_automatic_assignment: boolean;
  readonly is_student_discount: boolean;
  readonly valid_from: Date | null;
  /** `YYYY-MM-DD`. */
  readonly valid_to: string | null;
  readonly discount_type: 'percentage' | 'absolute' | 'fixed';
  /** A decimal number as text. */
  readonly discount_value: string;
  readonly is_discount_per_piece: boolean;
  readonly applies_to: 'goods' | 'shipping';
  readonly scope_products: readonly string[];
  readonly scope_categories: readonly number[];
  readonly customer_groups: readonly string[];
  readonly minimal_discount_numerical: number | null;
  readonly minimal_discount_sets: readonly StoredSet[];
  readonly max_uses: number | null;
  readonly uses: number;
  readonly version: number;
}

/** One group of a set, as it is stored. */
export interface StoredSet {
  readonly quantity: number;
  readonly products: readonly string[];
  readonly categories: readonly number[];
}

/** Columns of the row; the day as text, because a Date would be a day of some zone. */
export const discountColumns = `
  d.id, d.marketing_name_cs, d.marketing_name_ro, d.is_active, d.is_public, d.is_combinable,
  d.is_automatic_assignment, d.is_student_discount, d.valid_from, d.valid_to::text as valid_to,
  d.discount_type, d.discount_value::text as discount_value, d.is_discount_per_piece, d.applies_to,
  d.scope_products, d.scope_categories, d.customer_groups, d.minimal_discount_numerical,
  d.minimal_discount_sets, d.max_uses, d.uses, d.version`;

/** The discount of a row as the rules know it. */
export const discountOf = (row: DiscountRow): Discount => ({
  id: row.id,
  isActive: row.is_active,
  isPublic: row.is_public,
  isCombinable: row.is_combinable,
  isAutomaticAssignment: row.is_automatic_assignment,
  isStudentDiscount: row.is_student_discount,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  discountType: row.discount_type,
  discountValue: Number(row.discount_value),
  isDiscountPerPiece: row.is_discount_per_piece,
  appliesTo: row.applies_to,
  scope: { products: row.scope_products, categories: row.scope_categories.map(String) },
  customerGroups: row.customer_groups,
  minimalDiscountNumerical: row.minimal_discount_numerical,
  minimalDiscountSets: row.minimal_discount_sets.map(setOf),
  usesLeft: row.max_uses === null ? null : Math.max(0, row.max_uses - row.uses),
});

const setOf = ({ quantity, products, categories }: StoredSet): SetGroup => ({
  quantity,
  products,
  categories: categories.map(String),
});
