import type { MarketCode } from '#core/market/market.ts';
import { salePatterns } from './sale-routes.tsx';

/** What belongs to one customer is loaded in the browser alone. */
const prepareNothing = () => ({ status: 200 });

/** The pages from the cart to the order; the server renders them for everybody alike. */
export const salePages = (market: MarketCode) =>
  Object.values(salePatterns(market)).map((pattern) => [pattern, prepareNothing] as const);
