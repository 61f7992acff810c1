import { availabilityOf, isOrderable } from '../catalog/availability.ts';
import type { CalendarDate } from '../shared/calendar.ts';
import { refuse, type Result } from '../shared/result.ts';
import { checkLeasingAlone, type PackagePayment } from './leasing-alone.ts';
import { checkQuantity, type QuantityLimits } from './quantity.ts';
import type { ProductInCart } from './stock-problems.ts';

/** Most packages of one cart, so that nobody fills the table. */
export const mostPackages = 1_000;

/** What lies in the cart before an addition; whole pieces. */
export interface CartBefore {
  readonly packages: number;
  /** Of the product in all its packages. */
  readonly ofProduct: number;
  /** Of the package that would grow: the same product with the same choices. */
  readonly samePackage: number;
  /** How the other packages are paid, each way once. */
  readonly otherPayments: readonly PackagePayment[];
}

export interface Addition {
  readonly product: Omit<ProductInCart, 'productId'>;
  readonly quantity: number;
  readonly payment: PackagePayment;
}

/** Phrase keys of the messages that say why. */
export type AdditionRefusal =
  | 'product_not_on_sale'
  | 'product_sold_out'
  | 'product_only_at_stores'
  | 'single_unit_in_cart'
  | 'too_many_pieces'
  | 'not_enough_pieces'
  | 'cart_full'
  | 'leasing_not_alone';

/** Most pieces of one line of a buyer, of a product that is not a single unit. */
export function mostOfLine({ isBusiness }: Pick<QuantityLimits, 'isBusiness'>): number {
  const asked = checkQuantity(Number.MAX_SAFE_INTEGER, { isBusiness, isSingleUnit: false });
  return asked.ok ? asked.value : asked.error.most;
}

/**
 * Whether pieces can be put in a cart now. What lies in the warehouse limits them, together with
 * what the cart holds of the product already; what is ordered ahead or from the supplier is limited
 * by the line alone, as in `mostOf`.
 */
export function checkAddition(
  { product, quantity, payment }: Addition,
  before: CartBefore,
  buyer: Pick<QuantityLimits, 'isBusiness'>,
  today: CalendarDate,
): Result<null, AdditionRefusal> {
  const { stock, isSingleUnit } = product;
  if (!product.isOnSale) return refuse('product_not_on_sale');
  const availability = availabilityOf(stock, today);
  if (availability.code === 'at_stores') return refuse('product_only_at_stores');
  if (!isOrderable(availability)) return refuse('product_sold_out');
  const ofProduct = before.ofProduct + quantity;
  if (isSingleUnit && ofProduct > 1) return refuse('single_unit_in_cart');
  if (before.samePackage + quantity > mostOfLine(buyer)) return refuse('too_many_pieces');
  const isInWarehouse = availability.code === 'in_stock' || availability.code === 'last_pieces';
  if (isInWarehouse && ofProduct > stock.warehouse) return refuse('not_enough_pieces');
  if (before.packages >= mostPackages) return refuse('cart_full');
  const payments = [...before.otherPayments, payment].map((each) => ({ payment: each }));
  return checkLeasingAlone(payments);
}
