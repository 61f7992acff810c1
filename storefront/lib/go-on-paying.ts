import { salePaths } from '#core/paths/sale-paths.ts';
import type { MarketCode } from '#core/market/market.ts';

/** Where a payment that was begun goes on. */
interface PaymentPlace {
  readonly redirectUrl: string | null;
  readonly code: string;
}

/** The shop's own page that a payment goes on with; null where that is another site's, or none. */
export function ownPaymentPage(place: PaymentPlace | null, market: MarketCode): string | null {
  if (place === null) return null;
  const page = salePaths(market).payment(place.code);
  return place.redirectUrl === page ? page : null;
}
