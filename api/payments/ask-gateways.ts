import type { Dependencies } from '../platform/dependencies.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { GatewayError } from '../outside/payments/gateway.ts';
import { applyNews, type PaymentRow } from './apply-news.ts';
import { gatewayOf } from '../outside/payments/gateways.ts';
import { followLoan } from './loans/follow-loan.ts';

const waitMs = 60_000;
const batch = 100;
/** A loan is decided within a week. */
const longestMs = 8 * 86_400_000;

/**
 * Asks the gateway what became of an attempt and believes it; for messages that are late or lost.
 * Trouble of the gateway changes nothing. Answers whether anything changed.
 */
export async function askGateway(deps: Dependencies, payment: PaymentRow): Promise<boolean> {
  const gateway = gatewayOf(deps, payment.provider);
  if (gateway === null || payment.reference === null) return false;
  try {
    if (payment.provider === 'loans') return await followLoan(deps, payment.reference);
    const state = await gateway.stateOf(payment.reference);
    if (state === null) return false;
    return await deps.knex.transaction((trx) => applyNews(trx, deps, payment, state));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.warn({ paymentId: payment.id, reason: error.message }, 'a gateway did not answer');
    return false;
  }
}

/** Open attempts of the last days whose gateway has said nothing for a minute. */
export const askAboutOpenPayments: JobDefinition = {
  name: 'payment-ask-gateways',
  schedule: '* * * * *',
  async run(_, deps) {
    const now = deps.now().getTime();
    const rows = await deps
      .knex('payments')
      .whereIn('status', ['created', 'pending'])
      .whereNotNull('reference')
      .whereBetween('created_at', [new Date(now - longestMs), new Date(now - waitMs)])
      .orderBy('changed_at')
      .limit(batch)
      .select<PaymentRow[]>('*');
    for (const row of rows) {
      const isNews = await askGateway(deps, row);
      if (isNews) continue;
      // To the end of the line, so that a silent one does not hold up the others.
      await deps.knex('payments').where({ id: row.id }).update({ changed_at: deps.now() });
    }
  },
};
