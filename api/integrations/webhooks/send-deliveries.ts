import { performance } from 'node:perf_hooks';
import type { Dependencies } from '../../platform/dependencies.ts';
import { postOutside } from '../../platform/fetch/post-outside.ts';
import { claimDelivery, dueWebhooks } from './claim-delivery.ts';
import { payloadOf, type Attempt, type DeliveryRow } from './delivery-rows.ts';
import { signedHeaders } from './sign-message.ts';
import { isTaken, storeAttempt } from './store-attempt.ts';
import { signingSecrets } from './webhook-secrets.ts';

/** For one receiver's answer. */
const mostAnswerMs = 10_000;
const mostAnswerBytes = 500;
/** For all that one receiver is sent in one run; a slow one keeps the others waiting no longer. */
const mostLaneMs = 15_000;
/** After that a delivery whose process died is taken by another one. */
const claimMs = 60_000;

interface SendLimits {
  readonly mostMs?: number;
}

/** Sends what is due, to all receivers at once and to each in the order of events; answers whether something is left. */
export async function sendDeliveries(
  deps: Dependencies,
  limits: SendLimits = {},
): Promise<boolean> {
  const due = await dueWebhooks(deps.knex, deps.now());
  await Promise.all(due.map((id) => sendLane(deps, id, limits)));
  return (await dueWebhooks(deps.knex, deps.now())).length > 0;
}

/** Until there is nothing more, the receiver fails, or its time is over. */
async function sendLane(deps: Dependencies, webhookId: number, limits: SendLimits): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < mostLaneMs) {
    const now = deps.now();
    const until = new Date(now.getTime() + claimMs);
    const delivery = await claimDelivery(deps.knex, webhookId, now, until);
    if (delivery === null) return;
    const attempt = await sendDelivery(deps, delivery, limits);
    await storeAttempt(deps, delivery, attempt);
    if (!isTaken(attempt)) return;
  }
}

async function sendDelivery(
  { knex, now, cipher, environment }: Dependencies,
  delivery: DeliveryRow,
  { mostMs = mostAnswerMs }: SendLimits,
): Promise<Attempt> {
  const at = now();
  const began = performance.now();
  const webhook = await knex('webhooks').where({ id: delivery.webhook_id }).first();
  if (!webhook) throw new Error('a delivery has no webhook');
  const body = payloadOf(delivery);
  const message = { id: delivery.message_id, at, body };
  const answer = await postOutside(webhook.url, {
    headers: signedHeaders(message, signingSecrets(cipher, webhook, at)),
    body,
    mostMs,
    mostBytes: mostAnswerBytes,
    onlyHttps: true,
    privateHosts: environment.privateHosts,
  });
  return {
    at: at.toISOString(),
    status: answer.ok ? answer.value.status : null,
    reason: answer.ok ? null : answer.error,
    milliseconds: Math.round(performance.now() - began),
    beginning: answer.ok ? answer.value.beginning : '',
  };
}
