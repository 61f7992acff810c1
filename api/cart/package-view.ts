import type { z } from 'zod';
import { missingOfSale } from '#core/cart/credits.ts';
import { mostOf } from '#core/cart/stock-problems.ts';
import { productAddress } from '#core/catalog/product-address.ts';
import type { cartPackage } from '#core/contract/cart-view.ts';
import type { CartLine } from './cart-lines.ts';
import type { Reader } from './cart-words.ts';
import { viewOfPlan } from './installment-view.ts';
import type { PricedCartLine, PricedPackage } from './priced-packages.ts';
import type { ProductRow } from './product-rows.ts';

interface Buyer {
  readonly isBusiness: boolean;
  readonly today: string;
}

/** A package as the wire carries it. `lines` are all of the cart, which share the stock. */
export function viewOfPackage(
  pack: PricedPackage,
  lines: readonly CartLine[],
  buyer: Buyer,
  reader: Reader,
): z.output<typeof cartPackage> {
  const { row, main, children, plan } = pack;
  const { language } = reader;
  const { product } = main;
  const { program, buyback } = row;
  return {
    id: row.id,
    productId: product.id,
    productSeoName: product.seo_name,
    url: addressOf(product, reader),
    name: product.name[language],
    picture: pictureOf(product, reader),
    condition: product.condition,
    grade: product.grade,
    isSingleUnit: product.is_single_unit,
    quantity: row.quantity,
    mostQuantity: mostQuantityOf(main, lines, buyer),
    unitPrice: main.unitPrice,
    listTotal: main.listTotal,
    net: main.net,
    packageTotal: pack.total,
    payment: pack.payment,
    installment: program && plan ? viewOfPlan(program, plan, language) : null,
    buyoutProduct: buyback && {
      code: buyback.code,
      name: buyback.name[language],
      price: buyback.price,
      missing: [...missingOfSale(buyback, buyback.deviceKind)],
    },
    children: children.map((line) => viewOfChild(line, reader)),
    isBlocked: pack.isBlocked,
  };
}

/** What the page may let be chosen; where nothing is left at least what there is stays choosable. */
function mostQuantityOf(main: CartLine, lines: readonly CartLine[], buyer: Buyer): number {
  const { stock, is_single_unit: isSingleUnit } = main.product;
  const taken = takenByOthers(main, lines);
  return Math.max(1, mostOf({ stock, isSingleUnit }, taken, buyer, buyer.today));
}

const viewOfChild = (
  { child, kind, product, code, name, quantity, unitPrice, listTotal, net }: PricedCartLine,
  { language }: Reader,
) => ({
  id: child?.id ?? 0,
  kind: kind === 'goods' ? ('accessory' as const) : kind,
  code,
  name: name[language],
  quantity,
  unitPrice,
  listTotal,
  net,
  productSeoName: kind === 'accessory' ? product.seo_name : null,
  months: child?.addOn?.months ?? null,
  quoteExpiresAt: child?.quoteExpiresAt ? new Date(child.quoteExpiresAt).toISOString() : null,
});

/** Pieces of the same product that lie elsewhere in the cart. */
const takenByOthers = (main: CartLine, lines: readonly CartLine[]): number =>
  lines.reduce(
    (sum, { key, kind, product, quantity }) =>
      key !== main.key &&
      product.id === main.product.id &&
      (kind === 'goods' || kind === 'accessory')
        ? sum + quantity
        : sum,
    0,
  );

const addressOf = ({ id, seo_name, condition, is_single_unit }: ProductRow, { market }: Reader) =>
  productAddress(market, seo_name, { condition, unit: is_single_unit ? id : null });

const pictureOf = ({ picture }: ProductRow, { language }: Reader) =>
  picture && { ...picture, alt: picture.alt[language] };
