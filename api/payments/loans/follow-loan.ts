import type { Knex } from 'knex';
import { contractAfter, isSamePlan, type LoanStatus } from '#core/installments/contract-status.ts';
import type { PaymentNews } from '#core/payments/attempt-status.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Loan } from '../../outside/payments/loans/loan-company.ts';
import { applyNews, type PaymentRow } from '../apply-news.ts';
import { loansOf } from '../../outside/payments/gateways.ts';
import { contractByReference, contractsOf, type ContractRow } from './loan-contracts.ts';

export const completeLoanJob = 'loan-complete';
export const followLoanJob = 'loan-follow';

/**
 * Asks the company what became of an application and does what follows: a contract that is ready is
 * sent to be completed, a completed one pays, a rejected one lets the order be paid otherwise while
 * its pieces stay put aside (T-INS-9). Answers whether the attempt changed.
 */
export async function followLoan(deps: Dependencies, reference: string): Promise<boolean> {
  const company = loansOf(deps);
  const loan = await company.loanOf(reference);
  const { changed, isUnwanted } = await deps.knex.transaction((trx) => follow(trx, deps, loan));
  // Nobody completes it: the order is gone, or the numbers are not those that were agreed to.
  if (isUnwanted) await company.cancel(reference);
  return changed;
}

async function follow(trx: Knex.Transaction, deps: Dependencies, loan: Loan) {
  const found = await contractByReference(trx, loan.reference);
  if (!found) return { changed: false, isUnwanted: false };
  const order = await trx('orders')
    .where({ id: found.order_id })
    .forUpdate()
    .first<{ status: string; payment_status: string }>('status', 'payment_status');
  const contract = (await contractByReference(trx, loan.reference)) ?? found;
  const isOver = order.status === 'cancelled' || order.payment_status !== 'waiting';
  const isStillOpen = ['open', 'review', 'ready'].includes(loan.status);
  if (isStillOpen && isOver) {
    await expire(trx, deps, contract);
    return { changed: false, isUnwanted: true };
  }
  const status = isAgreed(contract, loan) || !isStillOpen ? loan.status : 'rejected';
  if (status !== loan.status) {
    deps.log.error({ contractId: contract.id }, 'a loan was offered with other numbers');
  }
  await changeContract(trx, deps, contract, status);
  const news = await newsOf(trx, contract, status);
  const changed = news !== null && (await moveAttempt(trx, deps, contract, news, loan));
  return { changed, isUnwanted: isStillOpen && status === 'rejected' };
}

const expire = (trx: Knex, deps: Dependencies, { id }: ContractRow): Promise<number> =>
  trx('installment_contracts')
    .where({ id })
    .whereIn('status', ['applied', 'sent'])
    .update({ status: 'expired', changed_at: deps.now() });

/** The price may hold more than the contract's: what is paid at once is paid down. */
const isAgreed = ({ plan }: ContractRow, loan: Loan): boolean =>
  isSamePlan(
    {
      months: plan.months,
      installment: plan.installment,
      downPayment: loan.price - plan.financed,
    },
    loan.plan,
  );

async function changeContract(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, status: from, reference }: ContractRow,
  reported: LoanStatus,
): Promise<void> {
  const status = contractAfter(from, reported);
  if (status === null) return;
  await trx('installment_contracts')
    .where({ id })
    .update({ status, changed_at: deps.now(), ...(status === 'offered' && { reference: null }) });
  if (status === 'sent') await deps.jobs.enqueue(trx, completeLoanJob, { reference });
}

/** What it means to the attempt; all contracts of an order pay it together. */
async function newsOf(
  trx: Knex,
  { order_id }: ContractRow,
  status: LoanStatus,
): Promise<PaymentNews | null> {
  if (status === 'review' || status === 'ready') return 'pending';
  if (status === 'rejected') return 'failed';
  if (status !== 'completed') return status === 'cancelled' ? 'cancelled' : null;
  const all = await contractsOf(trx, order_id);
  return all.every(({ status }) => status === 'completed') ? 'captured' : null;
}

async function moveAttempt(
  trx: Knex.Transaction,
  deps: Dependencies,
  { order_id }: ContractRow,
  news: PaymentNews,
  { reference, price }: Loan,
): Promise<boolean> {
  const payment = await trx('payments')
    .where({ order_id, provider: 'loans' })
    .orderByRaw('reference is not distinct from ? desc, attempt desc', [reference])
    .first<PaymentRow | undefined>();
  if (!payment) return false;
  // One of several contracts is only a part of what they pay together.
  const isOnly = (await contractsOf(trx, order_id)).length === 1;
  const taken = isOnly ? price : payment.amount;
  return applyNews(trx, deps, payment, { news, amount: news === 'captured' ? taken : null });
}
