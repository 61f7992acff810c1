import { markets, type MarketCode } from '../market/market.ts';
import { selectorPath, type SelectedSteps } from './selected-steps.ts';
import { shopPaths } from './shop-paths.ts';

/** Addresses of the service's pages, relative to the shop's origin, without a trailing slash. */
export function servicePaths(market: MarketCode) {
  const root = `/${markets[market].slugs.service}`;
  return {
    root,
    /** `operation`: slug of what the visitor came for, which stays with them from step to step. */
    selector: (steps: SelectedSteps, operation?: string | null): string =>
      selectorPath(root, steps) + (operation ? `?operation=${encodeURIComponent(operation)}` : ''),
    /** Where a device is announced for repair: by its colour, or by its model where the colour is chosen there. */
    announce: (
      { productModel, productColor }: SelectedSteps,
      operation?: string | null,
    ): string => {
      const named = productColor ? { color: productColor } : { model: productModel };
      const query = Object.entries({ ...named, operation }).flatMap(([name, value]) =>
        value ? `${name}=${encodeURIComponent(value)}` : [],
      );
      return [shopPaths(market).repair, ...(query.length > 0 ? [query.join('&')] : [])].join('?');
    },
  };
}

/** Reads a path of the service; null for a path that cannot be one. */
export function readServicePath(pathname: string, market: MarketCode): SelectedSteps | null {
  const parts = pathname.split('/').filter((part) => part !== '');
  const [first, productType, productManufacturer, productModel, productColor, ...more] = parts;
  if (`/${first ?? ''}` !== servicePaths(market).root || more.length > 0) return null;
  return { productType, productManufacturer, productModel, productColor };
}
