import type { Knex } from 'knex';
import {
  isPausedAfter,
  restAfterFailures,
  waitAfterTry,
  webhookTest,
} from '#core/integrations/webhook.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Attempt, DeliveryRow } from './delivery-rows.ts';
import { tellOfPause } from './webhook-mails.ts';

export const isTaken = ({ status }: Attempt): boolean =>
  status !== null && status >= 200 && status < 300;

const later = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds);

/** Keeps how a try ended, and what follows for the delivery and its receiver. */
export async function storeAttempt(
  deps: Dependencies,
  delivery: DeliveryRow,
  attempt: Attempt,
): Promise<void> {
  const now = deps.now();
  const tries = delivery.tries + 1;
  const taken = isTaken(attempt);
  const wait = delivery.type === webhookTest ? null : waitAfterTry(tries);
  const ended = taken || wait === null;
  await deps.knex.transaction(async (trx) => {
    const stored = await trx('webhook_deliveries')
      // Whoever was too slow no longer holds it, and somebody else says how it went.
      .where({ id: delivery.id, claimed_until: delivery.claimed_until })
      .update({
        tries,
        state: taken ? 'delivered' : ended ? 'failed' : 'waiting',
        next_at: ended ? null : later(now, wait),
        ended_at: ended ? now : null,
        claimed_until: null,
        attempts: trx.raw('attempts || ?::jsonb', [JSON.stringify([attempt])]),
      });
    if (stored === 0 || delivery.type === webhookTest) return;
    if (taken) await noteTaken(trx, delivery.webhook_id, now);
    else await noteFailure(trx, deps, delivery.webhook_id, attempt);
  });
}

const noteTaken = (trx: Knex, id: number, now: Date) =>
  trx('webhooks').where({ id }).update({
    failures: 0,
    failing_since: null,
    rests_until: null,
    last_delivered_at: now,
  });

async function noteFailure(
  trx: Knex,
  deps: Dependencies,
  id: number,
  { status }: Attempt,
): Promise<void> {
  const now = deps.now();
  const [row] = await trx('webhooks')
    .where({ id })
    .forUpdate()
    .select('failures', 'failing_since', 'is_active');
  if (!row) return;
  const failures = row.failures + 1;
  const isPaused = row.is_active && isPausedAfter({ failingSince: row.failing_since }, status, now);
  await trx('webhooks')
    .where({ id })
    .update({
      failures,
      failing_since: row.failing_since ?? now,
      rests_until: later(now, restAfterFailures(failures)),
      ...(isPaused && { is_active: false, paused_at: now, version: trx.raw('version + 1') }),
    });
  if (isPaused) await tellOfPause(trx, deps, id);
}
