import type { UrlKey } from '#core/contract/endpoints.ts';

/** What a call answers where what it names does not exist, if that is not a plain refusal; each says why. */
export const answersOfMissing: Readonly<Partial<Record<UrlKey, readonly number[]>>> = {
  // A scan is always answered: by what has to be scanned first.
  'pack-scan': [200],
  'hand-over-scan': [200],
  'put-away-scan': [200],
  'goods-return-scan': [200],
  // What became of a print is noted where anybody waits for it.
  'paper-told': [200],
  // A parcel that no carrier was told of has no shipment.
  'shipment-of-parcel': [200],
  // Somebody else has decided, or there is nothing to decide: the same to whoever asks.
  'short-pick-decide': [409],
  'short-pick-rest': [409],
  'short-pick-replacements': [409],
  'short-pick-replace': [409],
  // There is nothing to pick, and no round either.
  'pick-round-start': [200],
  // The lease is lost, which the station shows.
  'pick-heartbeat': [200],
  // What is left out of a list is no matter if there is none.
  'meta-master-exclude': [200],
  // What is to be gone is gone.
  'staff-badge-revoke': [204],
  'badge-window-remove': [204],
  // How somebody likes to see a list is their own.
  'grid-layout-save': [204],
  // The file and its plan are checked first.
  'price-draft-import': [400],
  // The product is named in the body too, and refused there.
  'product-review-add-component': [400],
  // A new family is made here, with manufacturers and categories that are refused by their fields.
  'admin-new-product': [400],
  'admin-attribute-add': [400],
};
