import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { endHolds } from './holds/end-hold.ts';
import { askAboutOpenPayments } from './ask-gateways.ts';
import { loanJobs } from './loans/loan-jobs.ts';
import { sendLoanMessage } from './loans/loan-sandbox.ts';
import { processLeftMessages, processMessageJob } from './receive-message.ts';
import { sendSandboxMessage } from './sandbox-messages.ts';
import { sendRefunds } from './send-refund.ts';

/** Work of payments that runs apart from requests. */
export const paymentJobs: readonly JobDefinition[] = [
  processMessageJob,
  processLeftMessages,
  askAboutOpenPayments,
  sendRefunds,
  endHolds,
  sendSandboxMessage,
  ...loanJobs,
  sendLoanMessage,
];
