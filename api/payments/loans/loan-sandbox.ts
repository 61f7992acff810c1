import type { Dependencies } from '../../platform/dependencies.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { loanMessage } from '../../outside/payments/sandbox/loans-sandbox.ts';
import {
  decideSandboxLoan,
  findSandboxLoan,
  type SandboxLoan,
} from '../../outside/payments/sandbox/sandbox-loans.ts';
import { receiveMessage } from '../receive-message.ts';

/** What the visitor of a played loan company's page can make happen. */
export const loanOutcomes = [
  'approved',
  'approved_twice',
  'approved_late',
  'needs_documents',
  'rejected',
  'rejected_after_sent',
  'other_plan',
  'cancelled',
] as const;
type LoanOutcome = (typeof loanOutcomes)[number];

export const isLoanOutcome = (text: string | null): text is LoanOutcome =>
  loanOutcomes.some((outcome) => outcome === text);

const jobName = 'sandbox-loan-message';
const ready = 'READY_TO_SHIP';

/** A message to the shop; one with a state comes when the company decides so. */
interface SandboxMessage {
  readonly ms: number;
  readonly state?: string;
}

/** What was chosen happens: the application's state now, the messages about it as jobs. */
export const chooseLoanOutcome = (
  deps: Dependencies,
  loan: SandboxLoan,
  outcome: LoanOutcome,
): Promise<void> =>
  deps.knex.transaction(async (trx) => {
    const { reference } = loan;
    const { change, messages = [{ ms: 0 }] } = play(loan, outcome);
    if ((await decideSandboxLoan(trx, reference, change)) === 0) return;
    for (const { ms, ...message } of messages) {
      await deps.jobs.enqueue(trx, jobName, { reference, ...message }, { ms });
    }
  });

function play(
  { installment }: SandboxLoan,
  outcome: LoanOutcome,
): { change: Partial<SandboxLoan>; messages?: readonly SandboxMessage[] } {
  switch (outcome) {
    case 'approved':
      return { change: { state: ready } };
    case 'approved_twice':
      return { change: { state: ready }, messages: [{ ms: 0 }, { ms: 2_000 }] };
    case 'approved_late':
      return {
        change: { state: 'PROCESSING_APPROVED' },
        messages: [{ ms: 0 }, { ms: 15_000, state: ready }],
      };
    case 'needs_documents':
      return { change: { state: 'PROCESSING_REVIEW' } };
    case 'rejected':
      return { change: { state: 'REJECTED' } };
    case 'rejected_after_sent':
      return { change: { state: ready, state_after_sent: 'REJECTED' } };
    case 'other_plan':
      return { change: { state: ready, installment: installment + 1 } };
    case 'cancelled':
      return { change: { state: 'CANCELLED_NOT_PAID' } };
  }
}

/** Sends the played company's message to the shop, signed as the real one signs. */
export const sendLoanMessage: JobDefinition = {
  name: jobName,
  async run({ reference, state }, deps) {
    const name = String(reference);
    if (typeof state === 'string') await decideSandboxLoan(deps.knex, name, { state });
    const loan = await findSandboxLoan(deps.knex, name);
    if (loan) await receiveMessage(deps, 'loans', loanMessage(deps, loan, loan.state));
  },
};
