import type { MarketCode } from '../market/market.ts';
import { shopPaths } from '../paths/shop-paths.ts';
import type { QueryEntries } from './listing-url.ts';
import { productConditions, type ProductCondition } from './product-condition.ts';

/**
 * Names of the query of a product's page. `condition` takes `new`, `nearly_new` or `used`, `unit` the
 * id of one used device, `extras` codes of add-ons joined by commas, `swap` the buy-back's slugs of
 * an old device's type, manufacturer and model joined by commas, `swapOffer` the random code of a
 * stored offer for one.
 */
const names = {
  cz: {
    condition: 'stav',
    unit: 'kus',
    extras: 'doplnky',
    swap: 'protiucet',
    swapOffer: 'nabidka',
  },
  ro: {
    condition: 'stare',
    unit: 'bucata',
    extras: 'optiuni',
    swap: 'schimb',
    swapOffer: 'oferta',
  },
} as const;

/** What a visitor has chosen on a product's page; all of it is in the address. */
export interface ProductChoice {
  /** Null where the page chooses: the first condition on sale. */
  readonly condition: ProductCondition | null;
  /** Id of the stock item; null takes the cheapest piece of the condition. */
  readonly unit: number | null;
  /** Codes of add-ons in the order in which they were ticked, each once. */
  readonly extras: readonly string[];
  /** Type, manufacturer and model of an old device to be swapped; null without one. */
  readonly swap: readonly [type: string, manufacturer: string, model: string] | null;
  /** Code of the stored offer whose price is set off in the cart; null without one. */
  readonly swapOffer: string | null;
}

export const emptyProductChoice: ProductChoice = {
  condition: null,
  unit: null,
  extras: [],
  swap: null,
  swapOffer: null,
};

const offerCode = /^[A-Za-z0-9_-]{8,64}$/;
const slug = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
/** Extras that an address may name at most; a device has fewer than ten. */
const mostExtras = 20;

const isCondition = (text: string): text is ProductCondition =>
  productConditions.some((condition) => condition === text);

/** Reads the choice from an address's query, decoded; what is malformed counts as not chosen. */
export function readProductChoice(market: MarketCode, entries: QueryEntries): ProductChoice {
  const name = names[market];
  const said = (asked: string) => entries.findLast(([each]) => each === asked)?.[1] ?? '';
  const condition = said(name.condition);
  const unit = said(name.unit);
  const extras = said(name.extras)
    .split(',', mostExtras)
    .filter((code) => slug.test(code));
  const [type = '', manufacturer = '', model = '', ...rest] = said(name.swap).split(',');
  const swapOffer = said(name.swapOffer);
  const isSwap = rest.length === 0 && [type, manufacturer, model].every((part) => slug.test(part));
  return {
    condition: isCondition(condition) ? condition : null,
    unit: /^[1-9]\d{0,8}$/.test(unit) ? Number(unit) : null,
    extras: [...new Set(extras)],
    swap: isSwap ? [type, manufacturer, model] : null,
    swapOffer: offerCode.test(swapOffer) ? swapOffer : null,
  };
}

/** Path and query of a product's page with a choice; the plain path where nothing is chosen. */
export function productAddress(
  market: MarketCode,
  seoName: string,
  { condition, unit, extras, swap, swapOffer }: Partial<ProductChoice> = {},
): string {
  const name = names[market];
  // Slugs and numbers alone: nothing here needs escaping, and commas stay readable.
  const query = [
    condition && `${name.condition}=${condition}`,
    unit && `${name.unit}=${String(unit)}`,
    extras && extras.length > 0 && `${name.extras}=${extras.join(',')}`,
    swap && `${name.swap}=${swap.join(',')}`,
    swapOffer && `${name.swapOffer}=${swapOffer}`,
  ].filter(Boolean);
  const path = shopPaths(market).product(seoName);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
