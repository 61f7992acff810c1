/** Where a parcel goes; nothing of it names a person. */
export interface RideAddress {
  readonly street: string;
  readonly city: string;
  /** Digits alone. */
  readonly postcode: string;
}

/** Whether a driver can come; `minutes` until the parcel is at the door. */
export type RideOffer =
  | { readonly outcome: 'offered'; readonly minutes: number }
  | { readonly outcome: 'outside' | 'no_driver' | 'unavailable' };

/** Drivers who bring parcels within the hour. */
export interface Liftago {
  readonly isSandbox: boolean;
  /** Asks without ordering; `unavailable` is the provider's trouble, not the customer's. */
  readonly offer: (to: RideAddress) => Promise<RideOffer>;
}
