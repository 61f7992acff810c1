import type { CarrierCode } from '#core/deliveries/carriers.ts';
import type { CarrierRefusal, ParcelToSend } from '#core/carriers/parcel-to-send.ts';
import type { TrackedEvent } from '#core/carriers/tracking.ts';

/** A parcel that a carrier knows: its own id of it, and the number on the label once there is one. */
export interface Shipped {
  readonly reference: string;
  readonly carrierId: string;
  readonly number: string | null;
}

export type Taken =
  | { readonly outcome: 'taken'; readonly shipped: Shipped }
  | { readonly outcome: 'refused'; readonly refusal: CarrierRefusal };

export type LabelFormat = 'pdf' | 'zpl';

export interface CarrierLabel {
  readonly format: LabelFormat;
  readonly contents: Uint8Array;
  readonly number: string;
}

/** A pick-up point or box as its carrier lists it. */
export interface CarrierPoint {
  readonly code: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly opening: string;
  /** A box has no counter: nobody pays cash there. */
  readonly isBox: boolean;
  readonly isOpen: boolean;
  readonly isCongested: boolean;
}

/** What a carrier says of parcels that it fetches together. */
export interface CarrierManifest {
  /** Its own number of the hand-over; null where it gives none. */
  readonly reference: string | null;
}

/** A carrier did not answer, or answered nonsense. Whether it did what it was asked nobody knows. */
export class CarrierTrouble extends Error {
  /** Surely nothing was done: it was not reached, or said that it is too busy. */
  readonly isUndone: boolean;
  constructor(message: string, isUndone = false) {
    super(message);
    this.isUndone = isUndone;
  }
}

/**
 * Carriers, each behind the same calls. Whatever is asked of one may be asked again. All of them throw CarrierTrouble where
 * the carrier is not there.
 */
export interface Carrier {
  readonly code: CarrierCode;
  readonly isSandbox: boolean;
  readonly formats: readonly LabelFormat[];
  /** Whether it would take a parcel; null where it would. Nothing is made. */
  readonly offer: (parcel: ParcelToSend) => Promise<CarrierRefusal | null>;
  /** A parcel that was made before under a reference; null where there is none. Left out where it cannot be asked. */
  readonly find?: (reference: string, since: Date) => Promise<Shipped | null>;
  readonly create: (parcel: ParcelToSend) => Promise<Taken>;
  readonly label: (shipped: Shipped, format: LabelFormat) => Promise<CarrierLabel>;
  readonly cancel: (shipped: Shipped) => Promise<'cancelled' | 'too_late'>;
  /** Left out where its drivers sign the house's own list. */
  readonly manifest?: (parcels: readonly Shipped[]) => Promise<CarrierManifest>;
  readonly track: (shipped: Shipped) => Promise<TrackedEvent[]>;
  /** Where parcels can be fetched; left out where the carrier brings to addresses alone. */
  readonly points?: () => Promise<CarrierPoint[]>;
}
