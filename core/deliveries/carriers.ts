import type { MarketCode } from '../market/market.ts';

/** Who carries parcels. `other` is whoever staff gave a parcel to by hand. */
export const carrierCodes = ['packeta', 'gls', 'sameday'] as const;
export type CarrierCode = (typeof carrierCodes)[number];
export type ShipmentCarrier = CarrierCode | 'other';

/** To an address, or to a pick-up point or box of the carrier. */
export type CarrierService = 'home' | 'point';

/** Names as they stand on their vans; the same in every language. */
export const carrierNames: Readonly<Record<CarrierCode, string>> = {
  packeta: 'Zásilkovna / Packeta',
  gls: 'GLS',
  sameday: 'Sameday',
};

const markets: Readonly<Record<CarrierCode, readonly MarketCode[]>> = {
  packeta: ['cz', 'ro'],
  gls: ['cz', 'ro'],
  sameday: ['ro'],
};

/** Carriers that can be told to take a parcel of the receiver for the one that they bring. */
export const exchangingCarriers: readonly CarrierCode[] = ['gls'];

/** Carriers that take parcels in a market. */
export const carriersOf = (market: MarketCode): CarrierCode[] =>
  carrierCodes.filter((code) => markets[code].includes(market));

const pages: Readonly<Record<CarrierCode, Readonly<Record<MarketCode, string>>>> = {
  packeta: {
    cz: 'https://tracking.packeta.com/cs/?id=',
    ro: 'https://tracking.packeta.com/ro/?id=',
  },
  gls: {
    cz: 'https://gls-group.com/CZ/cs/sledovani-zasilek/?match=',
    ro: 'https://gls-group.com/RO/ro/urmarire-colet/?match=',
  },
  sameday: { cz: 'https://sameday.ro/#awb=', ro: 'https://sameday.ro/#awb=' },
};

/** Where whoever knows a parcel's number follows it; null where staff typed the number of somebody else. */
export const trackingUrl = (
  carrier: ShipmentCarrier,
  number: string,
  market: MarketCode,
): string | null =>
  carrier === 'other' ? null : `${pages[carrier][market]}${encodeURIComponent(number)}`;
