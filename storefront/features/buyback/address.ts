import { buybackPaths } from '#core/paths/buyback-paths.ts';
import type { SelectedSteps } from '#core/paths/selected-steps.ts';
import type { MarketCode } from '#core/market/market.ts';

/** What an address of the selector names: a selection, or a stored offer by its code. */
export interface SelectorAddress {
  readonly selection: SelectedSteps;
  readonly code: string | null;
}

/** Reads a path of the selector; null for a path that cannot be one. */
export function readAddress(pathname: string, market: MarketCode): SelectorAddress | null {
  const { root, offer } = buybackPaths(market);
  const parts = split(pathname);
  const offerParts = split(offer('code'));
  if (parts.length === offerParts.length && parts[1] === offerParts[1]) {
    return { selection: {}, code: parts[2] ?? null };
  }
  const [first, productType, productManufacturer, productModel, productColor, ...more] = parts;
  if (`/${first ?? ''}` !== root || more.length > 0) return null;
  return {
    selection: { productType, productManufacturer, productModel, productColor },
    code: null,
  };
}

const split = (pathname: string): string[] =>
  pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decode);

/** A stray percent sign is part of a wrong address, not a reason to break. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
