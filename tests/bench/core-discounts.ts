import type { LineToPrice } from '#core/discounts/cart-to-price.ts';
import { indexDiscounts } from '#core/discounts/discount-index.ts';
import {
  cartOf,
  discountWith,
  entering,
  lineWith,
  noonInPrague,
} from '#core/discounts/discount.example.ts';
import type { Discount } from '#core/discounts/discount.ts';
import { priceCart } from '#core/discounts/price-cart.ts';
import { median } from './median.ts';
import type { Measurement } from './report.ts';

const liveDiscounts = 1_000;
const products = 2_000;
const categories = 80;

/** What a discount is of, in turn: products, a category, sets, a code, a single product's fixed price. */
function liveDiscount(id: number): Discount {
  const product = (number: number) => `product-${String(number % products)}`;
  const some = Array.from({ length: 20 }, (_, at) => product(id * 31 + at * 97));
  const ofProducts = { scope: { products: some, categories: [] } };
  const category = { scope: { products: [], categories: [String(id % categories)] } };
  const kinds: readonly Partial<Discount>[] = [
    { ...ofProducts, discountValue: 5 + (id % 20) },
    { ...category, discountValue: 3 + (id % 10) },
    { ...category, discountType: 'absolute', discountValue: 100, minimalDiscountNumerical: 5_000 },
    { ...ofProducts, discountType: 'fixed', discountValue: 900 },
    { ...ofProducts, isCombinable: false, discountValue: 12 },
    { scope: { products: [], categories: [] }, isAutomaticAssignment: false, isPublic: false },
    {
      ...category,
      discountType: 'absolute',
      discountValue: 300,
      minimalDiscountSets: [{ quantity: 2, products: some.slice(0, 5), categories: [] }],
    },
    { appliesTo: 'shipping', discountValue: 50, minimalDiscountNumerical: 100_000_000 },
  ];
  return discountWith({ id, ...kinds[id % kinds.length] });
}

const linesOf = (count: number): LineToPrice[] =>
  Array.from({ length: count }, (_, at) =>
    lineWith({
      id: String(at),
      productCode: `product-${String((at * 37) % products)}`,
      categories: [String(at % categories), String((at * 7) % categories)],
      unitPrice: 500 + ((at * 389) % 20_000),
      quantity: 1 + (at % 3),
    }),
  );

/** Milliseconds of one recalculation. */
function measure(lines: number, rounds: number): number {
  const index = indexDiscounts(
    Array.from({ length: liveDiscounts }, (_, number) => liveDiscount(number + 1)),
  );
  const cart = cartOf(linesOf(lines), 99);
  const situation = { ...noonInPrague, entered: entering(5, 13) };
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    const { applied } = priceCart(index, cart, situation);
    if (applied.length === 0) throw new Error('no discount of the bench counts');
    return performance.now() - start;
  });
  return median(times);
}

/** Pricing of a cart among a thousand live discounts, on one core. */
export function benchDiscounts(): Measurement[] {
  const common = { unit: 'ms', better: 'less' } as const;
  return [
    {
      ...common,
      bound: 1,
      what: 'core: a cart of 50 lines among 1 000 live discounts',
      measured: measure(50, 400),
    },
    {
      ...common,
      bound: 100,
      what: 'core: a cart of 1 000 lines among 1 000 live discounts',
      measured: measure(1_000, 40),
    },
  ];
}
