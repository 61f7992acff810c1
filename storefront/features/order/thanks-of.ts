import type { MarketCode } from '#core/market/market.ts';
import { salePaths } from '#core/paths/sale-paths.ts';

/** The random code at the end of an order's path. */
export const codeOfOrder = (orderUrl: string): string =>
  decodeURIComponent(orderUrl.slice(orderUrl.lastIndexOf('/') + 1));

/** The thanks of the order that a path names. */
export const thanksOf = (orderUrl: string, market: MarketCode): string =>
  salePaths(market).thanks(codeOfOrder(orderUrl));
