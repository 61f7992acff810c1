import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { loansOf } from '../../outside/payments/gateways.ts';
import { completeLoanJob, followLoan, followLoanJob } from './follow-loan.ts';

/** Says `sent` to the company, which completes the loan by it; a repeat is harmless (T-INS-9). */
const completeLoan: JobDefinition = {
  name: completeLoanJob,
  async run({ reference }, deps) {
    await loansOf(deps).complete(String(reference));
    await followLoan(deps, String(reference));
  },
};

/** Does what a message announced. */
const followToldLoan: JobDefinition = {
  name: followLoanJob,
  async run({ reference }, deps) {
    await followLoan(deps, String(reference));
  },
};

export const loanJobs: readonly JobDefinition[] = [completeLoan, followToldLoan];
