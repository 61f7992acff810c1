import type { UrlKey } from '#core/contract/endpoints.ts';

const receiving = {
  elsewhere: 'warehouse/store-floor.test.ts: whose store it is',
} as const;
const transfers = { elsewhere: 'warehouse/foreign-transfers.test.ts: whose store it is' } as const;
const label = { elsewhere: 'warehouse/shipments.test.ts: who packed it, and supervisors' } as const;
const paper = { elsewhere: 'warehouse/papers.test.ts: who packed it, and supervisors' } as const;
const photo = {
  elsewhere: 'warehouse/parcel-photos.test.ts: who packed it, and supervisors',
} as const;
const parcel = { everybody: 'a parcel is sent by whoever stands at the printer' } as const;
const counting = {
  elsewhere: 'warehouse/store-floor.test.ts: whose store it is',
} as const;

/** Calls of the warehouse's floor: which test says what one colleague keeps from another, or why there is nothing. */
export const floorSight: Readonly<
  Partial<Record<UrlKey, { readonly elsewhere: string } | { readonly everybody: string }>>
> = {
  'hand-over-scan': parcel,
  'manifest-close': parcel,
  'manifest-file': parcel,
  'shipment-of-parcel': parcel,
  'shipment-again': parcel,
  'shipment-replace': parcel,
  'shipment-by-hand': parcel,
  'shipment-label': label,
  'paper-print': paper,
  'paper-take': paper,
  'paper-told': paper,
  'parcel-papers': parcel,
  'delivery-note': paper,
  stocktake: counting,
  'stocktake-scan': counting,
  'delivery-open': receiving,
  delivery: receiving,
  'delivery-scan': receiving,
  'delivery-close': receiving,
  'put-away-scan': { everybody: 'what is scanned lies before whoever carries it' },
  'parcel-photos': photo,
  'parcel-photo-add': photo,
  'parcel-photo': photo,
  'transfer-open': transfers,
  transfer: transfers,
  'transfer-scan': transfers,
  'transfer-send': transfers,
  'transfer-close': transfers,
  'transfer-cancel': transfers,
  'goods-return-scan': { everybody: 'what is scanned lies before whoever holds the scanner' },
  'warehouse-labels-print': { everybody: 'labels name bins and goods, never a person' },
  'warehouse-move': { everybody: 'goods lie where whoever holds the scanner is' },
};
