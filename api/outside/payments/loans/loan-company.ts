import type { AgreedPlan, LoanStatus } from '#core/installments/contract-status.ts';
import type { Language } from '#core/market/market.ts';
import type { PaymentGateway } from '../gateway.ts';

/** Who asks for a loan, as the order names them. */
export interface LoanCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly eMail: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
}

/** One contract to be made. Amounts in whole units of the market's currency. */
export interface LoanToApply {
  /** Our name of the application; no two have the same. */
  readonly number: string;
  readonly orderNumber: string;
  readonly kind: 'installments' | 'leasing';
  /** The company's product, as the program names it. */
  readonly product: string;
  readonly price: number;
  readonly currency: 'CZK' | 'RON';
  /** What the customer agreed to in the shop. */
  readonly plan: AgreedPlan;
  readonly customer: LoanCustomer;
  readonly language: Language;
  readonly returnUrl: string;
  readonly messageUrl: string;
}

export interface Loan {
  /** The company's own name of the application. */
  readonly reference: string;
  readonly status: LoanStatus;
  readonly price: number;
  readonly plan: AgreedPlan;
  /** The company's page while the customer has something to do there. */
  readonly redirectUrl: string | null;
}

/**
 * A company of installments or leasing. Methods reject with GatewayError when it is not there or
 * does not understand; a rejected customer is no error but a state.
 */
export interface LoanCompany extends PaymentGateway {
  readonly apply: (loan: LoanToApply) => Promise<Loan>;
  readonly loanOf: (reference: string) => Promise<Loan>;
  /** Says that the goods are the customer's: the company completes the loan. Harmless when repeated. */
  readonly complete: (reference: string) => Promise<void>;
  readonly cancel: (reference: string) => Promise<void>;
}
