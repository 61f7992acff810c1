import type { ProductRow } from '../cart/product-rows.ts';

/**
 * Whether pieces of a product may come later: from a delivery, the supplier or the first day of sale. As
 * core/catalog/availability.ts sells it: what lies there is sold first, and no more than it.
 */
export function canWaitFor(
  { stock, is_single_unit: isSingle }: Pick<ProductRow, 'stock' | 'is_single_unit'>,
  today: string,
): boolean {
  const isAhead = stock.saleStarts !== null && stock.saleStarts > today;
  const isExpected = stock.nextDelivery !== null && stock.nextDelivery >= today;
  const comes = isExpected || stock.supplierDays !== null;
  return !isSingle && (isAhead || (stock.warehouse === 0 && !stock.isDiscontinued && comes));
}
