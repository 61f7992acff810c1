import type { InvoiceLineTexts } from '#core/purchasing/read-invoice-line.ts';

/** A supplier's invoice as it is written; empty where it says nothing. */
export interface InvoiceTexts {
  readonly format: 'csv' | 'xlsx' | 'isdoc' | 'ubl';
  readonly number: string;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly issuedOn: string;
  readonly currency: string;
  /** What its lines come to, without VAT. */
  readonly total: string;
  readonly lines: readonly InvoiceLineTexts[];
}

export type InvoiceRefusal =
  | 'invoice_not_readable'
  | 'invoice_is_none'
  | 'invoice_too_long'
  | 'invoice_columns'
  | 'invoice_needs_vat';

export const mostLines = 5_000;
