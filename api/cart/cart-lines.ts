import { addOnPrice } from '#core/catalog/add-on-price.ts';
import type { CartProblem } from '#core/cart/cart-problem.ts';
import type { ChildKind } from '#core/cart/child-kind.ts';
import { stockProblems, type WantedPieces } from '#core/cart/stock-problems.ts';
import { unitPrices } from '#core/cart/unit-prices.ts';
import type { ChildRow, PackageRow } from './package-rows.ts';
import type { ProductRow } from './product-rows.ts';

/** One price in the cart: a package's product, or something chosen to it. */
export interface CartLine {
  /** Names the line to the rules of discounts. */
  readonly key: string;
  readonly pack: PackageRow;
  readonly child: ChildRow | null;
  readonly kind: 'goods' | ChildKind;
  /** The stock item of goods and accessories; of an add-on that of its package. */
  readonly product: ProductRow;
  /** Variant's or add-on's code, by which discounts name it. */
  readonly code: string;
  readonly name: { readonly cs: string; readonly ro: string };
  readonly quantity: number;
  /** Before discounts and the price level. */
  readonly unitPrice: number;
  readonly levelPrice: number | null;
  readonly limitedOfferId: number | null;
  /** Of an add-on: whether it is sold with the product now. */
  readonly isOffered: boolean;
  /** Cannot be bought now: priced, but in no total (T-CART-11). */
  readonly isBlocked: boolean;
}

export interface CartLines {
  /** By package, the product first. */
  readonly lines: readonly CartLine[];
  readonly stockProblems: readonly CartProblem[];
}

interface Buyer {
  readonly isBusiness: boolean;
  readonly today: string;
}

/** Whether a line is made of pieces of the stock. */
export const isOfStock = ({ kind }: Pick<CartLine, 'kind'>): boolean =>
  kind === 'goods' || kind === 'accessory';

/** All lines of a cart at list prices, and which of them cannot be bought. */
export function cartLines(
  packages: readonly PackageRow[],
  products: ReadonlyMap<number, ProductRow>,
  { isBusiness, today }: Buyer,
): CartLines {
  const pieces = packages.flatMap((pack) => piecesOf(pack, products));
  const prices = unitPrices(
    pieces.map(({ product, quantity }) => ({
      productId: product.id,
      quantity,
      usualPrice: product.price,
      offer: product.offer,
    })),
  );
  const found = stockProblems(pieces.map(wantedOf), { isBusiness }, today);
  const blocked = new Set(
    found
      .filter(({ kind }) => kind !== 'fewer_left')
      .map(({ packageId, childId }) => keyOf(packageId, childId)),
  );
  const stocked = pieces.map((piece, at): CartLine => {
    const price = prices[at] ?? { price: piece.product.price, limitedOfferId: null };
    const isBlocked = blocked.has(piece.key) || blocked.has(keyOf(piece.pack.id, null));
    const { price: unitPrice, limitedOfferId } = price;
    return { ...piece, unitPrice, limitedOfferId, isBlocked };
  });
  const byPackage = new Map<number, CartLine[]>();
  for (const line of stocked) {
    const known = byPackage.get(line.pack.id);
    if (known) known.push(line);
    else byPackage.set(line.pack.id, [line]);
  }
  const lines = packages.flatMap((pack) => {
    const [main, ...accessories] = byPackage.get(pack.id) ?? [];
    return main ? [main, ...addOnLines(pack, main), ...accessories] : [];
  });
  return { lines, stockProblems: found };
}

const keyOf = (packageId: number | null, childId: number | null): string =>
  childId === null ? `p${String(packageId)}` : `c${String(childId)}`;

type Piece = Omit<CartLine, 'unitPrice' | 'limitedOfferId' | 'isBlocked'>;

/** The package's product and its accessories. */
function piecesOf(pack: PackageRow, products: ReadonlyMap<number, ProductRow>): Piece[] {
  const piece = (productId: number, child: ChildRow | null, quantity: number): Piece[] => {
    const product = products.get(productId);
    // A product that was deleted took its packages along; this one goes with the next reading.
    if (!product) return [];
    const { code, name, level_price: levelPrice } = product;
    const kind = child ? ('accessory' as const) : ('goods' as const);
    const key = keyOf(pack.id, child?.id ?? null);
    return [{ key, pack, child, kind, product, code, name, quantity, levelPrice, isOffered: true }];
  };
  return [
    ...piece(pack.product_id, null, pack.quantity),
    ...pack.children.flatMap((child) =>
      child.productId === null ? [] : piece(child.productId, child, child.quantity),
    ),
  ];
}

const wantedOf = ({ pack, child, product, quantity }: Piece): WantedPieces => ({
  packageId: pack.id,
  childId: child?.id ?? null,
  productId: product.id,
  quantity,
  isOnSale: product.is_on_sale,
  isSingleUnit: product.is_single_unit,
  stock: product.stock,
});

/** Insurance, warranties and protection; a quoted price holds, others follow the device's. */
const addOnLines = (pack: PackageRow, main: CartLine): CartLine[] =>
  pack.children.flatMap((child) => {
    const { addOn, quotedPrice, quantity } = child;
    if (!addOn) return [];
    const { product, isBlocked, unitPrice: devicePrice } = main;
    const { kind, code, name } = addOn;
    const isOffered =
      addOn.isActive &&
      addOn.forKinds.includes(product.family_kind) &&
      addOn.forConditions.includes(product.condition);
    return {
      key: keyOf(pack.id, child.id),
      pack,
      child,
      product,
      kind,
      code,
      name,
      quantity,
      unitPrice: quotedPrice ?? addOnPrice(addOn, devicePrice),
      levelPrice: null,
      limitedOfferId: null,
      isOffered,
      isBlocked,
    };
  });

/** Pieces of products and accessories, the number on the badge. */
export const countPieces = (lines: readonly CartLine[]): number =>
  lines.filter(isOfStock).reduce((sum, { quantity }) => sum + quantity, 0);
