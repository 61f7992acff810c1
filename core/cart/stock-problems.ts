import { availabilityOf, isOrderable, type StockFacts } from '../catalog/availability.ts';
import type { CalendarDate } from '../shared/calendar.ts';
import { cartProblem, type CartProblem } from './cart-problem.ts';
import { checkQuantity, type QuantityLimits } from './quantity.ts';

/** A stock item as it stands now. */
export interface ProductInCart {
  readonly productId: number;
  /** Whether it is offered at all: its variant too, and it is not sold yet. */
  readonly isOnSale: boolean;
  readonly isSingleUnit: boolean;
  readonly stock: StockFacts;
}

/** Pieces of a stock item at one place of the cart; a child is an accessory. */
export interface WantedPieces extends ProductInCart {
  readonly packageId: number;
  readonly childId: number | null;
  readonly quantity: number;
}

/**
 * What cannot be bought as it lies in the cart, in its order. Lines of one product share its pieces,
 * the first ones get them. Where none lies in the warehouse a product can still be orderable, ahead
 * or from the supplier; then only the limit of a line counts.
 */
export function stockProblems(
  wanted: readonly WantedPieces[],
  buyer: Pick<QuantityLimits, 'isBusiness'>,
  today: CalendarDate,
): CartProblem[] {
  const taken = new Map<number, number>();
  return wanted.flatMap((line) => {
    const { packageId, childId, productId, quantity } = line;
    const at = { packageId, childId };
    if (!line.isOnSale) return [cartProblem('not_on_sale', at)];
    const before = taken.get(productId) ?? 0;
    const left = mostOf(line, before, buyer, today);
    if (left === 0)
      return [cartProblem(isOnlyAtStores(line, today) ? 'only_at_stores' : 'sold_out', at)];
    taken.set(productId, before + Math.min(left, quantity));
    return left < quantity ? [cartProblem('fewer_left', { ...at, left })] : [];
  });
}

/** Whether a product cannot be sent but can be reserved and fetched, which is not the same as sold out. */
export const isOnlyAtStores = (
  { stock }: Pick<ProductInCart, 'stock'>,
  today: CalendarDate,
): boolean => availabilityOf(stock, today).code === 'at_stores';

/** Most pieces that a line may have, when others of the cart took so many already. */
export function mostOf(
  { stock, isSingleUnit }: Pick<ProductInCart, 'stock' | 'isSingleUnit'>,
  taken: number,
  { isBusiness }: Pick<QuantityLimits, 'isBusiness'>,
  today: CalendarDate,
): number {
  const availability = availabilityOf(stock, today);
  if (!isOrderable(availability)) return 0;
  const isInWarehouse = availability.code === 'in_stock' || availability.code === 'last_pieces';
  const pieces = isInWarehouse ? Math.max(0, stock.warehouse - taken) : Number.MAX_SAFE_INTEGER;
  const checked = checkQuantity(pieces, { isBusiness, isSingleUnit });
  if (checked.ok) return isSingleUnit ? Math.max(0, 1 - taken) : checked.value;
  if (pieces === 0) return 0;
  return isSingleUnit ? Math.max(0, 1 - taken) : checked.error.most;
}
