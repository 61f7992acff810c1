import type { Discount, SetGroup } from '#core/discounts/discount.ts';
import type { Rows } from '../platform/database/rows.ts';

/** A row of `discounts`; its lists name product codes and ids of categories. */
export type DiscountRow = Pick<
  Rows['discounts'],
  | 'id'
  | 'marketing_name_cs'
  | 'marketing_name_ro'
  | 'is_active'
  | 'is_public'
  | 'is_combinable'
  | 'is_automatic_assignment'
  | 'is_student_discount'
  | 'valid_from'
  | 'valid_to'
  | 'discount_type'
  | 'discount_value'
  | 'is_discount_per_piece'
  | 'applies_to'
  | 'scope_products'
  | 'scope_categories'
  | 'customer_groups'
  | 'minimal_discount_numerical'
  | 'max_uses'
  | 'uses'
  | 'version'
> & {
  readonly minimal_discount_sets: readonly StoredSet[];
};

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
