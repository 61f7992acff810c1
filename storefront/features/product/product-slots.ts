import type { ComponentType } from 'react';
import type { ReservationForms } from '../../lib/reservation-form.ts';
import type { ReviewBlocks } from '../../lib/review-summary.ts';

/** Parts of the product's page that belong to other features; the app brings them. */
export interface ProductSlots extends ReservationForms, ReviewBlocks {
  /** What the visitor saw before, without this product. */
  readonly LastVisitedRow: ComponentType<{ readonly except?: string }>;
  /** Shown where nothing is at the address. */
  readonly NotFound: ComponentType;
}
