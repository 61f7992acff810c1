import type { Knex } from 'knex';
import { deliveryPriceOf, type Freight } from '#core/deliveries/delivery-price.ts';
import type { LineToPrice, PricingSituation } from '#core/discounts/cart-to-price.ts';
import { indexDiscounts, type DiscountIndex } from '#core/discounts/discount-index.ts';
import { priceCart } from '#core/discounts/price-cart.ts';
import type { PricedCart } from '#core/discounts/priced-cart.ts';
import type { ProductRow } from '../../cart/product-rows.ts';
import { discountColumns, discountOf, type DiscountRow } from '../../discounts/discount-row.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import type { OrderModel } from '../order-model.ts';
import type { Names } from '../order-parts.ts';
import type { EditChoices } from './edit-choices.ts';
import type { EditFacts, EditLine } from './edit-rows.ts';

/** The shop's discounts as they would be without this order's own uses of them. */
export interface EditBook {
  readonly index: DiscountIndex;
  readonly names: ReadonlyMap<number, Names>;
  readonly situation: PricingSituation;
  /** Code of the customer's price level, which a delivery may have a price of. */
  readonly level: string | null;
}

const discountsSql = `select ${discountColumns} from discounts d order by d.id`;

/** What was promised on the day of an order holds for its edits: its discounts are those of that day. */
export async function editBook(
  db: Knex,
  { market }: Pick<Dependencies, 'market'>,
  order: OrderModel,
  facts: EditFacts,
): Promise<EditBook> {
  const own = new Set(facts.discountIds);
  const rows = await query<DiscountRow>(db, discountsSql, []);
  const { role, groups, codes } = facts;
  return {
    index: indexDiscounts(
      rows.map((row) => discountOf(own.has(row.id) ? { ...row, uses: row.uses - 1 } : row)),
    ),
    names: new Map(
      rows.map((row) => [row.id, { cs: row.marketing_name_cs, ro: row.marketing_name_ro }]),
    ),
    situation: {
      now: order.placedAt,
      timeZone: market.timeZone,
      customerGroups: new Set(role === null ? [] : [...groups, role]),
      entered: new Map(codes.map(({ discountId, ...code }) => [discountId, code])),
      hasStudentCard: facts.hasStudentCard,
    },
    level: facts.level,
  };
}

/** A product that is added, at the price of now. */
export interface AddedPieces {
  readonly product: ProductRow;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly limitedOfferId: number | null;
  /** The line that gets more pieces where it is invoiced already; null of another product. */
  readonly more: EditLine | null;
}

export interface LinesToPrice {
  readonly lines: readonly EditLine[];
  readonly quantities: ReadonlyMap<number, number>;
  readonly added: readonly AddedPieces[];
  readonly products: ReadonlyMap<number, ProductRow>;
}

const categoriesOf = (product: ProductRow | undefined): string[] =>
  (product?.category_ids ?? []).map(String);

/** A kept line at the price that was agreed to. */
export const keyOfLine = ({ position }: EditLine): string => `l${String(position)}`;
export const keyOfAdded = (at: number): string => `a${String(at)}`;

function keptToPrice({ lines, products, quantities }: LinesToPrice): LineToPrice[] {
  return lines.flatMap((line) => {
    const quantity = quantities.get(line.position) ?? 0;
    if (quantity === 0) return [];
    const parent = lines.find(({ position }) => position === line.parentPosition);
    const product = products.get(line.productId ?? parent?.productId ?? 0);
    return {
      id: keyOfLine(line),
      productCode: line.code,
      categories: categoriesOf(product),
      kind: line.kind === 'goods' ? 'goods' : 'service',
      unitPrice: line.unitPrice,
      levelPrice: line.kind === 'goods' ? (product?.level_price ?? null) : null,
      quantity,
    };
  });
}

const addedToPrice = ({ added }: LinesToPrice): LineToPrice[] =>
  added.map(({ product, quantity, unitPrice }, at) => ({
    id: keyOfAdded(at),
    productCode: product.code,
    categories: categoriesOf(product),
    kind: 'goods',
    unitPrice,
    levelPrice: product.level_price,
    quantity,
  }));

export interface PricedEdit {
  readonly priced: PricedCart;
  /** Price of the delivery by what is brought, before discounts. */
  readonly shippingPrice: number;
  readonly freight: Freight;
  /** The longest side of a package of its goods. */
  readonly longestCm: number;
  /** What the added pieces make the goods dearer, discounts taken off; whole units. */
  readonly addedNet: number;
}

/** Prices an order as it is after an edit by the rules of the cart. */
export function priceEdit(
  { index, situation, level }: EditBook,
  wanted: LinesToPrice,
  { delivery, payment }: EditChoices,
): PricedEdit {
  const kept = keptToPrice(wanted);
  const lines = [...kept, ...addedToPrice(wanted)];
  const nothing = { shipping: 0, paymentFee: 0 };
  const alone = priceCart(index, { lines, ...nothing }, situation);
  const before =
    kept.length === 0 ? 0 : priceCart(index, { lines: kept, ...nothing }, situation).goods;
  const freight = { goods: alone.goods, grams: gramsOf(wanted), level };
  const shippingPrice = deliveryPriceOf(delivery, freight);
  const charges = { shipping: shippingPrice, paymentFee: payment?.fee ?? 0 };
  const list = wanted.added.reduce((sum, one) => sum + one.unitPrice * one.quantity, 0);
  return {
    priced: priceCart(index, { lines, ...charges }, situation),
    shippingPrice,
    freight,
    longestCm: longestOf(wanted),
    addedNet: Math.min(list, Math.max(0, alone.goods - before)),
  };
}

function longestOf({ lines, quantities, added, products }: LinesToPrice): number {
  const kept = lines.filter(({ kind, position }) => kind === 'goods' && quantities.get(position));
  const known = kept.map(({ productId }) => products.get(productId ?? 0)?.longest_cm ?? 0);
  return Math.max(0, ...known, ...added.map(({ product }) => product.longest_cm ?? 0));
}

function gramsOf({ lines, quantities, added, products }: LinesToPrice): number {
  const kept = lines.map((line) => {
    const grams = products.get(line.productId ?? 0)?.package_grams ?? 0;
    return line.kind === 'goods' ? grams * (quantities.get(line.position) ?? 0) : 0;
  });
  const others = added.map(({ product, quantity }) => (product.package_grams ?? 0) * quantity);
  return [...kept, ...others].reduce((sum, grams) => sum + grams, 0);
}
