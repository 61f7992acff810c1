import { isSamePlan } from '#core/installments/contract-status.ts';
import type { AgreedPlan } from '#core/installments/contract-status.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findOrder } from '../../orders/lock-order.ts';
import type { StoredAddress } from '../../orders/order-model.ts';
import { GatewayRefusal, type AttemptToPay } from '../../outside/payments/gateway.ts';
import type { Loan, LoanCompany, LoanToApply } from '../../outside/payments/loans/loan-company.ts';
import { loansOf } from '../../outside/payments/gateways.ts';
import { contractsOf, type ContractRow } from './loan-contracts.ts';

/** What the customer agreed to does not hold any more: a contract is never made of other numbers. */
export class OfferExpired extends GatewayRefusal {}

interface Opened {
  readonly reference: string | null;
  readonly redirectUrl: string | null;
}

/**
 * Opens the company's page for the next contract of an order that is made online: a new application
 * with the stored plan, or the one that is open already (T-INS-7, T-INS-10). Contracts of the store
 * are signed where the goods are taken over: nothing is opened for them. Rejects with OfferExpired.
 */
export async function openLoan(
  deps: Dependencies,
  orderId: number,
  attempt: AttemptToPay,
): Promise<Opened> {
  const now = deps.now();
  const all = await contractsOf(deps.knex, orderId);
  const open = all.filter(({ status }) => status !== 'completed');
  const usable = open.filter(
    ({ status, expires_at }) => (status === 'offered' || status === 'applied') && expires_at > now,
  );
  if (open.length === 0 || usable.length < open.length) throw new OfferExpired('no open offer');
  const contract = usable.find(({ arrange_type }) => arrange_type === 'online');
  if (!contract) return { reference: null, redirectUrl: null };
  const company = loansOf(deps);
  const known = contract.reference && (await company.loanOf(contract.reference));
  if (known && known.status !== 'cancelled' && known.status !== 'rejected') return known;
  return apply(deps, company, contract, await applicationOf(deps, contract, all, attempt));
}

async function apply(
  deps: Dependencies,
  company: LoanCompany,
  contract: ContractRow,
  application: LoanToApply,
): Promise<Opened> {
  const loan = await company.apply(application);
  if (!isSamePlan(application.plan, loan.plan) || loan.price !== application.price) {
    await company.cancel(loan.reference);
    throw new OfferExpired('the company offered other numbers');
  }
  // Whoever applied at the same time was quicker: two applications make one contract.
  const stored = await deps
    .knex('installment_contracts')
    .where({ id: contract.id, status: contract.status, reference: contract.reference })
    .update({ status: 'applied', reference: loan.reference, changed_at: deps.now() });
  if (stored === 0) return giveUp(company, loan);
  return loan;
}

async function giveUp(company: LoanCompany, { reference }: Loan): Promise<never> {
  await company.cancel(reference);
  throw new GatewayRefusal('applied for twice at the same time');
}

async function applicationOf(
  deps: Dependencies,
  contract: ContractRow,
  all: readonly ContractRow[],
  attempt: AttemptToPay,
): Promise<LoanToApply> {
  const order = await findOrder(deps.knex, { id: contract.order_id });
  const billing: Partial<StoredAddress> = order.billingAddress ?? {};
  const { firstName = '', lastName = '', ...address } = billing;
  const price = priceOf(contract, all, attempt.amount);
  return {
    // Named by the attempt: an application of an earlier one has ended.
    number: `${attempt.code}-${String(contract.id)}`,
    orderNumber: attempt.orderNumber,
    kind: contract.kind,
    product: contract.product,
    price,
    currency: attempt.currency,
    language: attempt.language,
    returnUrl: attempt.returnUrl,
    messageUrl: `${deps.environment.publicUrl}/api/new/payment/callback/loans/`,
    plan: agreedPlan(contract, price),
    customer: {
      firstName,
      lastName,
      eMail: order.eMail ?? '',
      phone: address.phoneNumber ?? '',
      street: address.street ?? '',
      city: address.city ?? '',
      postcode: address.postcode ?? '',
      country: address.country ?? '',
    },
  };
}

/** The first contract takes along what is paid at once beside all of them, such as the delivery. */
function priceOf(contract: ContractRow, all: readonly ContractRow[], due: number): number {
  const [first] = all.filter(({ arrange_type }) => arrange_type === 'online');
  if (first?.id !== contract.id) return contract.price;
  const others = all.reduce((sum, { id, price }) => sum + (id === contract.id ? 0 : price), 0);
  return due - others;
}

/** What is not lent is paid down. */
const agreedPlan = ({ plan }: ContractRow, price: number): AgreedPlan => ({
  months: plan.months,
  installment: plan.installment,
  downPayment: price - plan.financed,
});
