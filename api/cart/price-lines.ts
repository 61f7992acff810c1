import { deliveryPriceOf, type Freight } from '#core/deliveries/delivery-price.ts';
import type { LineToPrice, PricingSituation } from '#core/discounts/cart-to-price.ts';
import { priceCart } from '#core/discounts/price-cart.ts';
import type { PricedCart } from '#core/discounts/priced-cart.ts';
import type { DiscountBook } from '../discounts/discount-book.ts';
import { isOfStock, type CartLine } from './cart-lines.ts';
import type { CartRow } from './cart-row.ts';

const toPrice = (line: CartLine): LineToPrice => ({
  id: line.key,
  productCode: line.code,
  categories: line.product.category_ids.map(String),
  kind: line.kind === 'goods' || line.kind === 'accessory' ? 'goods' : 'service',
  unitPrice: line.unitPrice,
  levelPrice: line.levelPrice,
  quantity: line.quantity,
});

/** What the situation of a cart is to its discounts. */
export function situationOf(
  cart: CartRow,
  role: string | null,
  at: { readonly now: Date; readonly timeZone: string },
): PricingSituation {
  const entered = new Map<number, { readonly code: string; readonly usesLeft: number | null }>();
  for (const { discountId, code, usesLeft } of cart.codes) {
    if (!entered.has(discountId)) entered.set(discountId, { code, usesLeft });
  }
  return {
    ...at,
    // The role is a group too, so that a discount can be for businesses.
    customerGroups: new Set(role === null ? [] : [...cart.customer_groups, role]),
    entered,
    hasStudentCard: cart.isic_last4 !== null,
  };
}

export interface PricedLines {
  readonly priced: PricedCart;
  /** By what the delivery costs what it costs. */
  readonly freight: Freight;
}

/**
 * Prices what can be bought, with the delivery and the payment that are chosen. Whether the delivery
 * is free is decided by the goods as they cost without it, so that a discount of the shipping never
 * takes itself away.
 */
export function priceLines(
  cart: CartRow,
  lines: readonly CartLine[],
  { index }: DiscountBook,
  situation: PricingSituation,
): PricedLines {
  const left = lines.filter(({ isBlocked }) => !isBlocked);
  const bought = left.map(toPrice);
  const alone = priceCart(index, { lines: bought, shipping: 0, paymentFee: 0 }, situation);
  const freight = { goods: alone.goods, grams: gramsOf(left), level: cart.level_code };
  const hasGoods = bought.length > 0;
  const shipping = cart.delivery && hasGoods ? deliveryPriceOf(cart.delivery, freight) : 0;
  const paymentFee = hasGoods ? (cart.payment?.fee ?? 0) : 0;
  const priced =
    shipping === 0 && paymentFee === 0
      ? alone
      : priceCart(index, { lines: bought, shipping, paymentFee }, situation);
  return { priced, freight };
}

const gramsOf = (lines: readonly CartLine[]): number =>
  lines
    .filter(isOfStock)
    .reduce((sum, { product, quantity }) => sum + (product.package_grams ?? 0) * quantity, 0);
