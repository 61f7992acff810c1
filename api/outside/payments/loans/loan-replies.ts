import { z } from 'zod';
import type { LoanStatus } from '#core/installments/contract-status.ts';
import { GatewayError } from '../gateway.ts';
import type { Loan } from './loan-company.ts';

/** Crowns and lei have a hundred minor units each; nothing outside of this adapter knows them. */
export const minorUnits = 100;

const money = z.object({ amount: z.int() });

const application = z.object({
  id: z.string(),
  stateReason: z.string(),
  gatewayRedirectUrl: z.string().nullish(),
  order: z.object({ totalPrice: money }),
  settingsInstallment: z.object({
    preferredMonths: z.int(),
    preferredInstallment: money,
    preferredDownPayment: money,
  }),
});

/** A loan as the company answers it. */
export function loanBy(reply: unknown): Loan {
  const parsed = application.safeParse(reply);
  if (!parsed.success) throw new GatewayError('an answer that was not understood');
  const { id, stateReason, gatewayRedirectUrl, order, settingsInstallment: plan } = parsed.data;
  const status = statusOf(stateReason);
  return {
    reference: id,
    status,
    price: wholeUnits(order.totalPrice),
    plan: {
      months: plan.preferredMonths,
      installment: wholeUnits(plan.preferredInstallment),
      downPayment: wholeUnits(plan.preferredDownPayment),
    },
    redirectUrl: status === 'open' || status === 'review' ? (gatewayRedirectUrl ?? null) : null,
  };
}

function statusOf(reason: string): LoanStatus {
  if (reason === 'PROCESSING_REDIRECT_NEEDED') return 'open';
  if (reason === 'READY_TO_SHIP') return 'ready';
  if (reason.startsWith('PROCESSING_')) return 'review';
  if (reason.startsWith('READY_')) return 'completed';
  if (reason === 'REJECTED') return 'rejected';
  if (reason.startsWith('CANCELLED_')) return 'cancelled';
  throw new GatewayError('a state that is not known');
}

function wholeUnits({ amount }: z.output<typeof money>): number {
  const whole = amount / minorUnits;
  if (!Number.isInteger(whole)) throw new GatewayError('an amount with minor units');
  return whole;
}
