import type { SignedRequest } from '#core/contract/endpoint.ts';
import { GatewayError } from '../gateway.ts';
import { readLoanMessage } from './loan-messages.ts';
import { loanBy, minorUnits } from './loan-replies.ts';
import type { LoanCompany, LoanToApply } from './loan-company.ts';
import { connectToLoans, type LoansConnection } from './loans-client.ts';

export interface LoansSettings extends LoansConnection {
  readonly secret: string;
  readonly isSandbox: boolean;
}

const applications = '/financing/v1/applications';

/**
 * The partners' API that Home Credit and Skip Pay share: an application is made with the plan that
 * was agreed to, and the customer goes on at its gateway. https://csoneclicknew.docs.apiary.io
 */
export function createLoanCompany(settings: LoansSettings): LoanCompany {
  const ask = connectToLoans(settings);
  const pathOf = (reference: string) => `${applications}/${encodeURIComponent(reference)}`;
  return {
    provider: 'loans',
    isSandbox: settings.isSandbox,
    apply: async (loan) => loanBy(await ask('POST', applications, bodyOf(loan))),
    loanOf: async (reference) => loanBy(await ask('GET', pathOf(reference))),
    complete: async (reference) => {
      await ask('PUT', `${pathOf(reference)}/order/send`, {});
    },
    cancel: async (reference) => {
      const reason = 'APPLICATION_CANCELLED_BY_ESHOP_RULES';
      await ask('PUT', `${pathOf(reference)}/cancel`, { reason });
    },
    async refund(reference, amount, key) {
      const price = { amount: amount * minorUnits };
      const items = [{ code: key, quantity: 1, totalPrice: price }];
      await ask('PUT', `${pathOf(reference)}/order/return`, { items });
      return key;
    },
    // Loans begin with `apply` and are followed by `loanOf`: they have a contract besides a payment.
    start: () => Promise.reject(new GatewayError('a loan needs a contract')),
    stateOf: () => Promise.resolve(null),
    readMessage: (request: SignedRequest) => readLoanMessage(request, settings.secret),
  };
}

function bodyOf({ customer, plan, currency, price, ...loan }: LoanToApply) {
  const money = (amount: number) => ({ amount: amount * minorUnits, currency });
  const { firstName, lastName, eMail, phone } = customer;
  const address = {
    name: `${firstName} ${lastName}`.trim(),
    streetAddress: customer.street,
    city: customer.city,
    zip: customer.postcode,
    country: customer.country,
    addressType: 'CONTACT',
  };
  return {
    type: loan.kind === 'leasing' ? 'LEASING' : 'INSTALLMENT',
    customer: { firstName, lastName, email: eMail, phone, addresses: [address] },
    order: {
      number: loan.number,
      variableSymbols: [loan.orderNumber],
      totalPrice: money(price),
      addresses: [{ ...address, addressType: 'BILLING' }],
      items: [
        { code: loan.orderNumber, name: loan.orderNumber, quantity: 1, totalPrice: money(price) },
      ],
    },
    settingsInstallment: {
      preferredMonths: plan.months,
      preferredInstallment: money(plan.installment),
      preferredDownPayment: money(plan.downPayment),
      productCode: loan.product,
    },
    merchantUrls: {
      approvedRedirect: loan.returnUrl,
      rejectedRedirect: loan.returnUrl,
      notificationEndpoint: loan.messageUrl,
    },
  };
}
