import type { MarketCode } from '../market/market.ts';

export const deviceKinds = ['phone', 'tablet', 'smartwatch', 'accessory'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

export type RequiredIdentifier = 'imei' | 'serial_number' | 'none';

const identifiers: Record<DeviceKind, RequiredIdentifier> = {
  phone: 'imei',
  tablet: 'serial_number',
  smartwatch: 'serial_number',
  accessory: 'none',
};

/** The number that a device of this kind must have to be sold (DECISIONS Buy-back). */
export const requiredIdentifier = (kind: DeviceKind): RequiredIdentifier => identifiers[kind];

/** The product types' slugs; the phone's are fixed by SPECIFICATION 9. */
export const deviceKindSlugs: Record<MarketCode, Record<DeviceKind, string>> = {
  cz: {
    phone: 'telefony',
    tablet: 'tablety',
    smartwatch: 'chytre-hodinky',
    accessory: 'prislusenstvi',
  },
  ro: {
    phone: 'telefoane',
    tablet: 'tablete',
    smartwatch: 'ceasuri-inteligente',
    accessory: 'accesorii',
  },
};

/** Kind of a product type by its slug; null for a type that is not bought back. */
export const deviceKindOf = (productType: string, market: MarketCode): DeviceKind | null =>
  deviceKinds.find((kind) => deviceKindSlugs[market][kind] === productType) ?? null;

/** The IMEI field appears only for the phone product type (SPECIFICATION 4). */
export const showsImei = (productType: string | null, market: MarketCode): boolean =>
  productType !== null && deviceKindOf(productType, market) === 'phone';
