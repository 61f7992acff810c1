import { dayInTimeZone } from '../shared/calendar-day.ts';
import { namesNothing, type Discount, type ProductScope } from './discount.ts';

/** Ids of the categories of a product code, or of those above a category, itself among them. */
export interface CategoryTree {
  readonly ofProduct: ReadonlyMap<string, readonly string[]>;
  readonly ofCategory: ReadonlyMap<string, readonly string[]>;
}

/**
 * Those discounts that may meet the given one in a cart: live now or later, on days that they share, for customers and goods
 * that they share. Two of the shipping always share it; one of goods and one of the shipping never take from the same.
 */
export const overlappingWith = (
  discount: Discount,
  others: readonly Discount[],
  tree: CategoryTree,
  at: { readonly now: Date; readonly timeZone: string },
): Discount[] => {
  const today = dayInTimeZone(at.now, at.timeZone);
  return others.filter(
    (other) =>
      other.id !== discount.id &&
      other.isActive &&
      (other.validTo === null || other.validTo >= today) &&
      other.appliesTo === discount.appliesTo &&
      shareDays(discount, other, at.timeZone) &&
      shareGroups(discount.customerGroups, other.customerGroups) &&
      shareGoods(discount.scope, other.scope, tree),
  );
};

const shareDays = (one: Discount, other: Discount, timeZone: string): boolean => {
  const endsBefore = ({ validTo }: Discount, { validFrom }: Discount) =>
    validTo !== null && validFrom !== null && validTo < dayInTimeZone(validFrom, timeZone);
  return !endsBefore(one, other) && !endsBefore(other, one);
};

const shareGroups = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((group) => other.includes(group));

function shareGoods(one: ProductScope, other: ProductScope, tree: CategoryTree): boolean {
  if (namesNothing(one) || namesNothing(other)) return true;
  return (
    one.products.some((code) => other.products.includes(code)) ||
    reaches(one, other, tree) ||
    reaches(other, one, tree)
  );
}

/** Whether something that `inner` names lies in a category that `outer` names. */
const reaches = (outer: ProductScope, inner: ProductScope, tree: CategoryTree): boolean => {
  const isNamed = (id: string) => outer.categories.includes(id);
  return (
    inner.categories.some((id) => (tree.ofCategory.get(id) ?? [id]).some(isNamed)) ||
    inner.products.some((code) => (tree.ofProduct.get(code) ?? []).some(isNamed))
  );
};
