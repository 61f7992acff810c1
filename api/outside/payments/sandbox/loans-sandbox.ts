import { z } from 'zod';
import type { SignedRequest } from '#core/contract/endpoint.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { randomCode } from '../../../platform/identity/random-code.ts';
import type { LoanCompany } from '../loans/loan-company.ts';
import { loanCheckSum } from '../loans/loan-messages.ts';
import { minorUnits } from '../loans/loan-replies.ts';
import { createLoanCompany } from '../loans/loans-api.ts';
import {
  decideSandboxLoan,
  findSandboxLoan,
  isUndecided,
  refundSandboxLoan,
  sendSandboxLoan,
  type SandboxLoan,
} from './sandbox-loans.ts';
import { isSilent } from './sandbox-payments.ts';

/** What the played company signs by: of this shop alone, so that nobody else writes its messages. */
const secretOf = ({ cipher }: Dependencies): string => cipher.sign('sandbox', 'loans');
const address = 'https://loans.sandbox.invalid';
/** Front of the references, by which their pages are known. */
export const loanPrefix = 'loan_test_';

/** A loan company without one: the real client talks to a server that is played here. */
export const createLoansSandbox = (deps: Dependencies): LoanCompany =>
  createLoanCompany({
    address,
    username: 'sandbox',
    password: 'sandbox',
    secret: secretOf(deps),
    isSandbox: true,
    fetch: (input, init) =>
      serve(deps, new URL(input instanceof Request ? input.url : input).pathname, init),
  });

/** A message about an application in the company's own form, signed. */
export function loanMessage(
  deps: Dependencies,
  { reference, number }: SandboxLoan,
  stateReason: string,
): SignedRequest {
  const checkSum = loanCheckSum(number, stateReason, secretOf(deps));
  const body = { applicationId: reference, orderReference: number, stateReason, checkSum };
  return { headers: {}, body: JSON.stringify(body) };
}

async function serve(deps: Dependencies, path: string, init?: RequestInit): Promise<Response> {
  if (path.startsWith('/authentication/')) return Response.json({ accessToken: 'sandbox' });
  const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
  const [, , , , reference = '', ...action] = path.split('/');
  if (reference === '') return create(deps, body);
  const isDone = await act(deps, reference, action.join('/'), body);
  const loan = await findSandboxLoan(deps.knex, reference);
  if (!loan || !isDone) return Response.json({ errors: [] }, { status: loan ? 422 : 404 });
  return Response.json(replyOf(loan, deps.environment.publicUrl));
}

async function act({ knex }: Dependencies, reference: string, action: string, body: unknown) {
  if (action === 'order/send') await sendSandboxLoan(knex, reference);
  if (action === 'cancel')
    await decideSandboxLoan(knex, reference, { state: 'CANCELLED_RETURNED' });
  if (action !== 'order/return') return true;
  const [item] = returned.parse(body).items;
  const amount = item.totalPrice.amount / minorUnits;
  return refundSandboxLoan(knex, reference, amount, item.code);
}

const money = z.object({ amount: z.number() });
const returned = z.object({ items: z.tuple([z.object({ code: z.string(), totalPrice: money })]) });
const asked = z.object({
  type: z.enum(['INSTALLMENT', 'LEASING']),
  order: z.object({ number: z.string(), totalPrice: money }),
  settingsInstallment: z.object({
    preferredMonths: z.int(),
    preferredInstallment: money,
    preferredDownPayment: money,
  }),
  merchantUrls: z.object({ approvedRedirect: z.string() }),
});

async function create({ knex, environment }: Dependencies, body: unknown): Promise<Response> {
  const { type, order, settingsInstallment: plan, merchantUrls } = asked.parse(body);
  const price = order.totalPrice.amount / minorUnits;
  if (isSilent(price)) throw new TypeError('fetch failed');
  const [loan] = await knex('sandbox_loans')
    .insert({
      reference: loanPrefix + randomCode(),
      number: order.number,
      kind: type,
      price,
      months: plan.preferredMonths,
      installment: plan.preferredInstallment.amount / minorUnits,
      down_payment: plan.preferredDownPayment.amount / minorUnits,
      return_url: merchantUrls.approvedRedirect,
    })
    .onConflict('number')
    .ignore()
    .returning<SandboxLoan[]>('*');
  // As the real one: the number of an order is taken once.
  if (!loan) return Response.json({ errors: [] }, { status: 422 });
  return Response.json(replyOf(loan, environment.publicUrl));
}

const replyOf = (loan: SandboxLoan, publicUrl: string) => {
  const inMinor = (amount: number) => ({ amount: amount * minorUnits });
  return {
    id: loan.reference,
    stateReason: loan.state,
    gatewayRedirectUrl: isUndecided(loan)
      ? `${publicUrl}/sandbox/payments/${loan.reference}`
      : null,
    order: { totalPrice: inMinor(loan.price) },
    settingsInstallment: {
      preferredMonths: loan.months,
      preferredInstallment: inMinor(loan.installment),
      preferredDownPayment: inMinor(loan.down_payment),
    },
  };
};
