import { shopPaths } from '#core/catalog/shop-paths.ts';
import type { MarketCode } from '#core/market/market.ts';
import { prepareReservation } from '../features/reservation/reservation-query.ts';
import { prepareStore, prepareStores } from '../features/stores/stores-query.ts';
import { prepareCaptcha } from '../lib/captcha-query.ts';
import { withCode } from './code-route.ts';

/** What the pages of stores, reservations and enquiries need before they can be rendered. */
export function storePages(market: MarketCode) {
  const paths = shopPaths(market);
  return [
    [paths.stores, prepareStores],
    [withCode(paths.store), prepareStore],
    [paths.showRooms, prepareStores],
    [withCode(paths.reservation), prepareReservation],
    [paths.contact, prepareCaptcha],
    [paths.specialOffer, prepareCaptcha],
  ] as const;
}
