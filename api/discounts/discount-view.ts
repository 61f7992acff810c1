import type { z } from 'zod';
import type { addDiscount, updateDiscount } from '#core/contract/discount-admin.ts';
import { checkDiscountValue } from '#core/discounts/discount-value.ts';
import { instantOf } from '#core/shared/local-time.ts';
import type { DiscountRow } from './discount-row.ts';
import type { PartialModelObject } from 'objection';
import { definedOf } from '../platform/database/row-model.ts';
import type { DiscountModel } from './discount-model.ts';

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
export function columnsOf(change: Change, timeZone: string): PartialModelObject<DiscountModel> {
  const { isAutomaticAssigment, validFrom, discountValue, ...others } = change;
  return definedOf({
    ...others,
    isAutomaticAssignment: isAutomaticAssigment,
    validFrom: typeof validFrom === 'string' ? writtenInstant(validFrom, timeZone) : validFrom,
    discountValue: discountValue === undefined ? undefined : String(discountValue),
  });
}

/** What the clocks of the market show, or an instant as it is (T-DIS-10). */
const writtenInstant = (text: string, timeZone: string): Date =>
  text.endsWith('Z') ? new Date(text) : instantOf(text.slice(0, 10), text.slice(11, 16), timeZone);
