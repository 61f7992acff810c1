import type { z } from 'zod';
import type { addDiscount, updateDiscount } from '#core/contract/discount-admin.ts';
import { checkDiscountValue } from '#core/discounts/discount-value.ts';
import { instantOf } from '#core/shared/local-time.ts';
import type { DiscountRow } from './discount-row.ts';

export type Written = z.output<(typeof addDiscount)['body']>;
export type Change = Omit<z.output<(typeof updateDiscount)['body']>, 'version'>;
type DiscountView = z.output<(typeof addDiscount)['reply']>;

/** A row with the number of its codes. */
export type CountedRow = DiscountRow & { readonly code_count: number };

/** A discount as the wire carries it; the one place where its old spelling is met. */
export function viewOfDiscount(row: CountedRow): DiscountView {
  const value = Number(row.discount_value);
  const checked = checkDiscountValue(row.discount_type, value);
  return {
    id: row.id,
    version: row.version,
    uses: row.uses,
    codeCount: row.code_count,
    marketingNameCs: row.marketing_name_cs,
    marketingNameRo: row.marketing_name_ro,
    isActive: row.is_active,
    isPublic: row.is_public,
    isCombinable: row.is_combinable,
    isAutomaticAssigment: row.is_automatic_assignment,
    isStudentDiscount: row.is_student_discount,
    validFrom: row.valid_from?.toISOString() ?? null,
    validTo: row.valid_to,
    discountType: row.discount_type,
    discountValue: value,
    isDiscountPerPiece: row.is_discount_per_piece,
    appliesTo: row.applies_to,
    scopeProducts: [...row.scope_products],
    scopeCategories: [...row.scope_categories],
    customerGroups: [...row.customer_groups],
    minimalDiscountNumerical: row.minimal_discount_numerical,
    minimalDiscountSets: row.minimal_discount_sets.map(({ quantity, products, categories }) => ({
      quantity,
      products: [...products],
      categories: [...categories],
    })),
    maxUses: row.max_uses,
    warning: checked.ok ? checked.value.warning : null,
  };
}

/** Columns of what was written; undefined fields are left out. */
export function columnsOf(change: Change, timeZone: string): Record<string, unknown> {
  const { isAutomaticAssigment, validFrom, minimalDiscountSets, ...others } = change;
  const columns = {
    marketing_name_cs: others.marketingNameCs,
    marketing_name_ro: others.marketingNameRo,
    is_active: others.isActive,
    is_public: others.isPublic,
    is_combinable: others.isCombinable,
    is_automatic_assignment: isAutomaticAssigment,
    is_student_discount: others.isStudentDiscount,
    valid_from: validFrom && writtenInstant(validFrom, timeZone),
    valid_to: others.validTo,
    discount_type: others.discountType,
    discount_value: others.discountValue,
    is_discount_per_piece: others.isDiscountPerPiece,
    applies_to: others.appliesTo,
    scope_products: others.scopeProducts,
    scope_categories: others.scopeCategories,
    customer_groups: others.customerGroups,
    minimal_discount_numerical: others.minimalDiscountNumerical,
    // A list of objects is JSON, and Knex would make a Postgres array of it.
    minimal_discount_sets: minimalDiscountSets && JSON.stringify(minimalDiscountSets),
    max_uses: others.maxUses,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** What the clocks of the market show, or an instant as it is (T-DIS-10). */
const writtenInstant = (text: string, timeZone: string): Date =>
  text.endsWith('Z') ? new Date(text) : instantOf(text.slice(0, 10), text.slice(11, 16), timeZone);
