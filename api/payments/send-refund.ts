import type { Dependencies } from '../platform/dependencies.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { GatewayError } from '../outside/payments/gateway.ts';
import { sendRefundJob } from '../orders/create-refund.ts';
import { gatewayOf } from '../outside/payments/gateways.ts';
import type { Rows } from '../platform/database/rows.ts';
import { RefundModel } from './refund-model.ts';

type RefundRow = Pick<Rows['refunds'], 'id' | 'amount' | 'attempts'> &
  Pick<Rows['payments'], 'provider' | 'reference'>;

const retryMs = 60_000;
/** Then it is a task for staff. */
const mostAttempts = 8;

/**
 * Sends a refund the way the money came. The gateway takes the task's id as the key of a repeat, so
 * a job that runs twice gives money back once. What has no gateway waits for staff.
 */
async function sendRefund(deps: Dependencies, id: number): Promise<void> {
  const refund = await deps
    .knex('refunds')
    .join('payments', 'payments.id', 'refunds.payment_id')
    .where('refunds.id', id)
    .where('refunds.status', 'waiting')
    .first<RefundRow | undefined>(
      'refunds.id',
      'refunds.amount',
      'refunds.attempts',
      'payments.provider',
      'payments.reference',
    );
  if (!refund || refund.reference === null) return;
  const gateway = gatewayOf(deps, refund.provider);
  if (gateway === null) return;
  try {
    const reference = await gateway.refund(
      refund.reference,
      refund.amount,
      `refund-${String(refund.id)}`,
    );
    await RefundModel.query(deps.knex)
      .where({ id, status: 'waiting' })
      .patch({ status: 'done', reference, doneAt: deps.now(), problem: null });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    await postpone(deps, refund, error.message);
  }
}

async function postpone(
  deps: Dependencies,
  { id, attempts }: RefundRow,
  problem: string,
): Promise<void> {
  const tried = attempts + 1;
  const isOver = tried >= mostAttempts;
  deps.log.error({ refundId: id, reason: problem, tried }, 'a refund was not sent');
  await deps.knex.transaction(async (trx) => {
    await RefundModel.query(trx)
      .findById(id)
      .patch({ attempts: tried, problem, status: isOver ? 'failed' : 'waiting' });
    if (isOver) return;
    await deps.jobs.enqueue(trx, sendRefundJob, { refundId: id }, { ms: retryMs * 2 ** attempts });
  });
}

export const sendRefunds: JobDefinition = {
  name: sendRefundJob,
  async run({ refundId }, deps) {
    if (typeof refundId === 'number') await sendRefund(deps, refundId);
  },
};
