import type { Knex } from 'knex';
import type { SignedRequest } from '#core/contract/endpoint.ts';
import type { PaymentNews } from '#core/payments/attempt-status.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { applyNews, type PaymentRow } from './apply-news.ts';
import { gatewayOf } from '../outside/payments/gateways.ts';
import { followLoanJob } from './loans/follow-loan.ts';

interface StoredMessage {
  readonly id: number;
  readonly provider: string;
  readonly reference: string;
  readonly kind: PaymentNews;
  readonly amount: number | null;
}

const jobName = 'payment-message';
const retryMs = 30_000;
/** Messages that nobody claims are tried again for about a day. */
const mostAttempts = 12;

/**
 * Keeps a gateway's message and does what it says. The same message again changes nothing, one
 * about an attempt that is not known yet is tried again later (DECISIONS, T-ORD-5, 6). Refuses with
 * 400 what is not signed rightly and with 404 an unknown gateway.
 */
export async function receiveMessage(
  deps: Dependencies,
  provider: string,
  request: SignedRequest,
): Promise<void> {
  const gateway = gatewayOf(deps, provider);
  if (gateway === null) throw new Refusal(404, 'not_found');
  const message = gateway.readMessage(request);
  if (message === null) throw new Refusal(400, 'signature_invalid');
  if (message === 'nothing') return;
  const { event, reference, attempt, news: kind, amount } = message;
  if (attempt !== undefined) await nameAttempt(deps, provider, attempt, reference);
  const known = attempt === undefined ? null : await referenceOf(deps, provider, attempt);
  const [stored] = await deps
    .knex('payment_callbacks')
    .insert({
      provider,
      event,
      reference: known ?? reference,
      kind,
      amount,
      received_at: deps.now(),
    })
    .onConflict(['provider', 'event'])
    .ignore()
    .returning<StoredMessage[]>(['id', 'provider', 'reference', 'kind', 'amount']);
  if (stored) await processMessage(deps, stored.id);
}

/** Tells an attempt its reference where the gateway's own answer to it never came. */
const nameAttempt = (
  deps: Dependencies,
  provider: string,
  code: string,
  reference: string,
): Promise<number> =>
  deps.knex('payments').where({ provider, code }).whereNull('reference').update({ reference });

/** Gateways call one attempt by several names: a page by its own, the card that it held by another. */
async function referenceOf(
  deps: Dependencies,
  provider: string,
  code: string,
): Promise<string | null> {
  const row = await deps
    .knex('payments')
    .where({ provider, code })
    .first<{ reference: string | null } | undefined>('reference');
  return row?.reference ?? null;
}

/** Does what a stored message says, once; what cannot be done yet comes back as a job. */
export async function processMessage(deps: Dependencies, id: number): Promise<void> {
  await deps.knex.transaction(async (trx) => {
    const message = await trx('payment_callbacks')
      .where({ id })
      .whereNull('processed_at')
      .forUpdate()
      .first<(StoredMessage & { readonly attempts: number }) | undefined>();
    if (!message) return;
    const { provider, reference, kind, amount, attempts } = message;
    if (provider === 'loans') {
      await deps.jobs.enqueue(trx, followLoanJob, { reference });
      await trx('payment_callbacks').where({ id }).update({ processed_at: deps.now() });
      return;
    }
    const payment = await trx('payments')
      .where({ provider, reference })
      .first<PaymentRow | undefined>('id', 'order_id');
    if (payment) {
      await applyNews(trx, deps, payment, { news: kind, amount });
      await trx('payment_callbacks')
        .where({ id })
        .update({ processed_at: deps.now(), problem: null });
      return;
    }
    await postpone(trx, deps, id, attempts + 1);
  });
}

async function postpone(
  trx: Knex,
  deps: Dependencies,
  id: number,
  attempts: number,
): Promise<void> {
  await trx('payment_callbacks').where({ id }).update({ attempts, problem: 'unknown_reference' });
  if (attempts >= mostAttempts) {
    deps.log.error({ callbackId: id }, "a gateway's message belongs to no attempt");
    return;
  }
  await deps.jobs.enqueue(trx, jobName, { id }, { ms: retryMs * 2 ** (attempts - 1) });
}

export const processMessageJob: JobDefinition = {
  name: jobName,
  async run({ id }, deps) {
    if (typeof id === 'number') await processMessage(deps, id);
  },
};

/** What was stored and not done, because a process ended between the two. */
export const processLeftMessages: JobDefinition = {
  name: 'payment-messages-left',
  schedule: '* * * * *',
  async run(_, deps) {
    const rows = await deps
      .knex('payment_callbacks')
      .whereNull('processed_at')
      .where('attempts', 0)
      // One of the future was kept before somebody set the clock back.
      .whereNotBetween('received_at', [new Date(deps.now().getTime() - retryMs), deps.now()])
      .orderBy('received_at')
      .limit(200)
      .select<{ id: number }[]>('id');
    for (const { id } of rows) await processMessage(deps, id);
  },
};
