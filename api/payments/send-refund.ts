import { spreadRefund } from '#core/orders/card-hold.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { GatewayError } from '../outside/payments/gateway.ts';
import { sendRefundJob } from '../orders/create-refund.ts';
import { gatewayOf } from '../outside/payments/gateways.ts';
import type { Rows } from '../platform/database/rows.ts';
import { RefundModel } from './refund-model.ts';

type RefundRow = Pick<Rows['refunds'], 'id' | 'amount' | 'attempts' | 'reason' | 'order_id'> &
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
      'refunds.reason',
      'refunds.order_id',
      'payments.provider',
      'payments.reference',
    );
  if (!refund || refund.reference === null) return;
  if (gatewayOf(deps, refund.provider) === null) return;
  try {
    const reference = await giveBack(deps, refund);
    await RefundModel.query(deps.knex)
      .where({ id, status: 'waiting' })
      .patch({ status: 'done', reference, doneAt: deps.now(), problem: null });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    await postpone(deps, refund, error.message);
  }
}

/**
 * A refund goes back to the payments that it came by, each by its own gateway and key. Nothing is sent where one of them has
 * no gateway: staff pay the whole of it by hand then, and are told what of it has gone already.
 */
async function giveBack(deps: Dependencies, refund: RefundRow): Promise<string> {
  const key = `refund-${String(refund.id)}`;
  const parts = (await refundParts(deps, refund)).map((part) => {
    const gateway = gatewayOf(deps, part.provider);
    if (gateway === null) throw new GatewayError(`${part.provider} has no gateway to refund by`);
    return { ...part, gateway };
  });
  const names: string[] = [];
  let gone = 0;
  for (const { id, gateway, reference, amount } of parts) {
    try {
      const own = id === null ? key : `${key}-${String(id)}`;
      names.push(await gateway.refund(reference, amount, own));
    } catch (error) {
      if (gone === 0 || !(error instanceof GatewayError)) throw error;
      throw new GatewayError(`${error.message} (${String(gone)} has gone back already)`);
    }
    gone += amount;
  }
  return names.join(' ');
}

interface Part {
  /** Null where there is but one payment, whose key is the refund's own. */
  readonly id: number | null;
  readonly provider: string;
  readonly reference: string;
  readonly amount: number;
}

type PaidBy = Pick<Rows['payments'], 'id' | 'provider' | 'reference' | 'captured_amount'>;

/** Where a card was held besides, an order was paid by two payments (core/orders/card-hold.ts). */
async function refundParts({ knex }: Dependencies, refund: RefundRow): Promise<Part[]> {
  const { id, amount, reason, order_id: orderId, provider } = refund;
  const whole = { id: null, provider, reference: refund.reference ?? '', amount };
  const unwanted = ['captured_after_cancel', 'captured_twice'];
  if (unwanted.includes(reason)) return [whole];
  const payments = await knex('payments as p')
    .where({ 'p.order_id': orderId, 'p.status': 'captured' })
    .whereNotExists(
      knex('refunds as r').whereRaw('r.payment_id = p.id').whereIn('r.reason', unwanted),
    )
    .orderByRaw("p.purpose = 'hold', p.attempt")
    .select<PaidBy[]>('p.id', 'p.provider', 'p.reference', 'p.captured_amount');
  if (payments.length < 2) return [whole];
  const [before] = await knex('refunds')
    .where({ order_id: orderId })
    .whereNotNull('payment_id')
    .whereNotIn('reason', unwanted)
    .where('id', '<', id)
    .sum<{ sum: string | null }[]>({ sum: 'amount' });
  const taken = payments.map(({ captured_amount: captured, ...each }) => ({
    ...each,
    reference: each.reference ?? '',
    amount: captured ?? 0,
  }));
  return spreadRefund(taken, Number(before?.sum ?? 0), amount);
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
