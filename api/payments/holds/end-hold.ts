import type { Knex } from 'knex';
import { endHoldJob } from '../../orders/holds/decide-hold.ts';
import { HoldModel } from '../../orders/holds/hold-rows.ts';
import { captureFailed } from '../../orders/holds/take-hold-news.ts';
import { findOrder } from '../../orders/lock-order.ts';
import { GatewayError, type AttemptState } from '../../outside/payments/gateway.ts';
import { gatewayOf } from '../../outside/payments/gateways.ts';
import type { Rows } from '../../platform/database/rows.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { applyNews } from '../apply-news.ts';

type EndingRow = Pick<Rows['order_holds'], 'order_id' | 'ending' | 'ending_amount' | 'attempts'> &
  Pick<Rows['payments'], 'id' | 'provider' | 'reference' | 'status'>;

const retryMs = 60_000;
/** Then it is for staff, who may have it tried again. */
const mostAttempts = 8;

/**
 * Tells the gateway what was decided about a held card. The key of a repeat is the hold's own, so a
 * job that runs twice takes it once; what the gateway says of it then is believed.
 */
async function endHold(deps: Dependencies, paymentId: number): Promise<void> {
  const row = await deps
    .knex('order_holds as h')
    .join('payments as p', 'p.id', 'h.payment_id')
    .where('p.id', paymentId)
    .whereNotNull('h.ending')
    .whereNull('h.told_at')
    .first<EndingRow | undefined>(
      'p.id',
      'p.provider',
      'p.reference',
      'p.status',
      'h.order_id',
      'h.ending',
      'h.ending_amount',
      'h.attempts',
    );
  if (!row || row.reference === null) return;
  try {
    const state = await tellGateway(deps, row);
    await deps.knex.transaction(async (trx) => {
      await applyNews(trx, deps, row, state);
      await told(trx, deps, paymentId);
    });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    await postpone(deps, row, error.message);
  }
}

const told = (trx: Knex, deps: Dependencies, paymentId: number): Promise<unknown> =>
  HoldModel.query(trx).where({ payment_id: paymentId }).patch({ toldAt: deps.now() }).execute();

async function tellGateway(deps: Dependencies, row: EndingRow): Promise<AttemptState> {
  const { reference, ending, ending_amount: amount } = row;
  const gateway = gatewayOf(deps, row.provider);
  if (!gateway?.holds || reference === null) throw new GatewayError('cards cannot be held there');
  // What is over already is not asked for again: the bank or an earlier job was quicker.
  const before = await gateway.stateOf(reference);
  if (before && before.news !== 'authorised') return before;
  const key = `hold-${String(row.id)}`;
  return ending === 'capture' && amount !== null
    ? gateway.holds.capture(reference, amount, `${key}-capture`)
    : gateway.holds.release(reference, `${key}-release`);
}

async function postpone(deps: Dependencies, row: EndingRow, problem: string): Promise<void> {
  const tried = row.attempts + 1;
  deps.log.error({ paymentId: row.id, reason: problem, tried }, 'a held card was not ended');
  await deps.knex.transaction(async (trx) => {
    const order = await findOrder(trx, { id: row.order_id }, true);
    await HoldModel.query(trx).where({ payment_id: row.id }).patch({ attempts: tried, problem });
    if (tried >= mostAttempts) {
      if (row.ending === 'capture') await captureFailed(trx, deps, order, row.id, problem);
      return;
    }
    const delay = { ms: retryMs * 2 ** row.attempts };
    await deps.jobs.enqueue(trx, endHoldJob, { paymentId: row.id }, delay);
  });
}

export const endHolds: JobDefinition = {
  name: endHoldJob,
  async run({ paymentId }, deps) {
    if (typeof paymentId === 'number') await endHold(deps, paymentId);
  },
};
