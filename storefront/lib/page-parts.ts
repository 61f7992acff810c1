import type { ComponentType } from 'react';
import type { JobFormProps } from './job-form.ts';
import type { ReservationForms } from './reservation-form.ts';
import type { ReviewBlocks, ReviewFormProps } from './review-summary.ts';
import type { SaleForms, SwapSaleProps } from './sale-forms.ts';

/**
 * Parts of pages that are loaded apart from the screen, most of them another feature's: features do
 * not import each other, so the app gives every screen these, and a screen takes those it shows. A
 * feature adds a part with types of its own by `declare module`.
 */
export interface PageParts extends ReservationForms, ReviewBlocks {
  /** What the visitor saw before, without this product. */
  readonly LastVisitedRow: ComponentType<{ readonly except?: string }>;
  /** Shown where nothing is at the address. */
  readonly NotFound: ComponentType;
  readonly JobForm: ComponentType<JobFormProps>;
  readonly ReviewForm: ComponentType<ReviewFormProps>;
  /** Sells a device that is set off in the cart. */
  readonly SwapSale: ComponentType<SwapSaleProps>;
  /** What ends an appraisal. */
  readonly forms: SaleForms;
}
