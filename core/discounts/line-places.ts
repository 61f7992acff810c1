import type { LineToPrice } from './cart-to-price.ts';
import { namesNothing, type ProductScope } from './discount.ts';

/** Where in a cart each product and category stands, so that a scope meets only its own lines. */
export interface LinePlaces {
  readonly lines: readonly LineToPrice[];
  readonly goods: readonly number[];
  readonly byProduct: ReadonlyMap<string, readonly number[]>;
  /** Of goods alone: a service is named by its own code or not at all (T-DIS-15). */
  readonly byCategory: ReadonlyMap<string, readonly number[]>;
}

/** Finds every line of a cart by what scopes name; built once for a pricing. */
export function placesOf(lines: readonly LineToPrice[]): LinePlaces {
  const goods: number[] = [];
  const byProduct = new Map<string, number[]>();
  const byCategory = new Map<string, number[]>();
  lines.forEach(({ productCode, kind, categories }, position) => {
    fileUnder(byProduct, productCode, position);
    if (kind === 'service') return;
    goods.push(position);
    for (const category of categories) fileUnder(byCategory, category, position);
  });
  return { lines, goods, byProduct, byCategory };
}

/** Positions of the lines that a scope takes in; one that is named twice comes twice. */
export function* linesIn(scope: ProductScope, places: LinePlaces): Generator<number> {
  if (namesNothing(scope)) yield* places.goods;
  for (const code of scope.products) yield* places.byProduct.get(code) ?? [];
  for (const category of scope.categories) yield* places.byCategory.get(category) ?? [];
}

function fileUnder(drawers: Map<string, number[]>, key: string, position: number): void {
  const drawer = drawers.get(key);
  if (drawer === undefined) drawers.set(key, [position]);
  else drawer.push(position);
}
