import type { ComponentType } from 'react';

/** What the reservation dialog is told of the piece and the store that were chosen. */
export interface ReservationFormProps {
  readonly product: {
    /** `seo_name` of the variant. */
    readonly seoName: string;
    readonly name: string;
    /** `new`, `nearly_new` or `used`, as on the wire. */
    readonly condition: string;
    /** One certain stock item, such as a used device; null takes the cheapest of the condition. */
    readonly itemId: number | null;
  };
  readonly store: { readonly slug: string; readonly name: string };
  /** When the piece would be ready, as a sentence; the server's word after sending counts. */
  readonly readyText?: string;
  readonly onClose: () => void;
}

/** Features do not import each other, so the app hands the form to the product page. */
export interface ReservationForms {
  readonly ReservationForm: ComponentType<ReservationFormProps>;
}
