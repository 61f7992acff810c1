import type { Knex } from 'knex';
import type { Dependencies } from '../platform/dependencies.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import {
  playOutcome,
  type SandboxMessage,
  type SandboxOutcome,
} from '../outside/payments/sandbox/sandbox-gateway.ts';
import {
  changeSandboxPayment,
  findSandboxPayment,
  loseSandboxHold,
  type SandboxPayment,
} from '../outside/payments/sandbox/sandbox-payments.ts';
import { sandboxOf } from '../outside/payments/gateways.ts';
import { receiveMessage } from './receive-message.ts';

const jobName = 'sandbox-payment-message';

/** What a visitor chose on a played gateway's page happens: its state now, its messages as jobs. */
export const chooseOutcome = (
  deps: Dependencies,
  payment: SandboxPayment,
  outcome: SandboxOutcome,
): Promise<void> =>
  deps.knex.transaction(async (trx) => {
    const { status, captured, messages } = playOutcome(payment, outcome);
    const changed = await changeSandboxPayment(trx, payment.reference, {
      status,
      captured_amount: captured,
    });
    if (changed === 1) await plan(trx, deps, payment.reference, messages);
  });

async function plan(
  trx: Knex,
  deps: Dependencies,
  reference: string,
  messages: readonly SandboxMessage[],
): Promise<void> {
  for (const { delayMs, ...message } of messages) {
    await deps.jobs.enqueue(trx, jobName, { reference, ...message }, { ms: delayMs });
  }
}

/** Sends a played gateway's message to the shop, signed as the real one signs. */
export const sendSandboxMessage: JobDefinition = {
  name: jobName,
  async run(data, deps) {
    const { reference, event, status, amount } = data;
    const payment = await findSandboxPayment(deps.knex, String(reference));
    const sandbox = payment && sandboxOf(deps, payment.gateway);
    if (!payment || !sandbox) return;
    // A payment that was pending is paid by the time its second message is told.
    if ((status === 'paid' || status === 'held') && payment.status === 'pending') {
      await changeSandboxPayment(deps.knex, payment.reference, {
        status,
        captured_amount: status === 'paid' ? payment.amount : null,
      });
    }
    if (status === 'expired') await loseSandboxHold(deps.knex, payment.reference);
    const message: SandboxMessage = {
      event: String(event),
      status: status as SandboxPayment['status'], // written by plan() above
      amount: typeof amount === 'number' ? amount : null,
      delayMs: 0,
    };
    await receiveMessage(deps, payment.gateway, sandbox.messageOf(payment, message));
  },
};
