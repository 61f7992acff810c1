import type { Freight } from '#core/deliveries/delivery-price.ts';
import type { CartToDeliver } from '#core/deliveries/matrix.ts';
import { supplyDelay, type SupplyDelay } from '#core/deliveries/supply.ts';
import type { PricedCartLine, PricedPackage } from '../cart/priced-packages.ts';

interface Packages {
  readonly packages: readonly PricedPackage[];
}

/** Lines that can be bought, by package, the product first. */
export const boughtLines = ({ packages }: Packages): PricedCartLine[] =>
  packages
    .flatMap(({ main, children }) => [main, ...children])
    .filter(({ isBlocked }) => !isBlocked);

/** Whether a line is made of pieces of the stock. */
export const isOfStock = ({ kind }: Pick<PricedCartLine, 'kind'>): boolean =>
  kind === 'goods' || kind === 'accessory';

/** Pieces that a cart wants, by stock item. */
export function wantedPieces(cart: Packages): ReadonlyMap<number, number> {
  const wanted = new Map<number, number>();
  for (const { product, quantity } of boughtLines(cart).filter(isOfStock)) {
    wanted.set(product.id, (wanted.get(product.id) ?? 0) + quantity);
  }
  return wanted;
}

const wantedStocks = (cart: Packages) => {
  const stocks = new Map(boughtLines(cart).map(({ product }) => [product.id, product.stock]));
  return [...wantedPieces(cart)].flatMap(([id, quantity]) => {
    const stock = stocks.get(id);
    return stock ? [{ quantity, stock }] : [];
  });
};

/** The cart as the matrix of deliveries and payments asks for it. */
export function cartToDeliver(cart: Packages & { readonly freight: Freight }): CartToDeliver {
  const bought = cart.packages.filter(({ isBlocked }) => !isBlocked);
  const stocks = wantedStocks(cart);
  const sides = boughtLines(cart)
    .filter(isOfStock)
    .map(({ product }) => product.longest_cm ?? 0);
  return {
    pieces: stocks.reduce((sum, { quantity }) => sum + quantity, 0),
    goods: cart.freight.goods,
    grams: cart.freight.grams,
    longestCm: Math.max(0, ...sides),
    isAllInWarehouse: stocks.every(({ quantity, stock }) => stock.warehouse >= quantity),
    hasLeasing: bought.some(({ payment }) => payment === 'leasing'),
    arrangements: new Set(
      bought.flatMap(({ row: { program } }) => (program === null ? [] : [program.arrangeType])),
    ),
  };
}

/** What must pass before the cart's goods can leave. */
export const delayOf = (cart: Packages, today: string): SupplyDelay =>
  supplyDelay(wantedStocks(cart), today);
