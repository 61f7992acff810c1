/** Days within which a company may be let pay a transfer; none is the usual time of a transfer. */
export const mostPaymentDays = 90;

/** What a register of companies says of one; addresses as it writes them. */
export interface RegisteredCompany {
  readonly number: string;
  readonly name: string;
  /** With its prefix; empty of who pays no VAT. */
  readonly vatNumber: string;
  readonly address: string;
  /** Struck off, or declared inactive by the tax office: it may issue and receive no invoices with VAT. */
  readonly isInactive: boolean;
}

export type CompanyAnswer =
  | { readonly outcome: 'found'; readonly company: RegisteredCompany }
  | { readonly outcome: 'unknown' }
  /** The register is away or answers what cannot be read; nothing is known of the company. */
  | { readonly outcome: 'unavailable' };
