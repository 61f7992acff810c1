import { markets, type MarketCode } from '../market/market.ts';
import { selectorPath, type SelectedSteps } from './selected-steps.ts';

/** Addresses of the service's pages, relative to the shop's origin, without a trailing slash. */
export function servicePaths(market: MarketCode) {
  const root = `/${markets[market].slugs.service}`;
  return {
    root,
    /** `operation`: slug of what the visitor came for, which stays with them from step to step. */
    selector: (steps: SelectedSteps, operation?: string | null): string =>
      selectorPath(root, steps) + (operation ? `?operation=${encodeURIComponent(operation)}` : ''),
  };
}
