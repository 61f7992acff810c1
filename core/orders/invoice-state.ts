/** What became of an order's invoice (SPECIFICATION 4): "Invoice: not created, in progress, created". */
export const invoiceStates = ['not_created', 'in_progress', 'created'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export interface InvoiceFacts {
  readonly state: InvoiceState;
  /** Whether money that is asked for now has not come. */
  readonly isToPay: boolean;
  /** Whether its buyer is known still. */
  readonly hasBuyer: boolean;
}

/**
 * Whether what is missing of an order's invoices can be issued now. An invoice is of what was paid or has left the house;
 * what waits for its money is invoiced by the payment itself.
 */
export const canIssueInvoice = ({ state, isToPay, hasBuyer }: InvoiceFacts): boolean =>
  state === 'in_progress' && !isToPay && hasBuyer;
