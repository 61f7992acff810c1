import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { SignedRequest } from '#core/contract/endpoint.ts';
import type { GatewayMessage } from './gateway.ts';
import { intent, session, stateOfIntent, stateOfSession } from './stripe-replies.ts';

/** A signed message may be this much older or newer than our clock. */
const toleranceSeconds = 300;

const intentMessages: readonly string[] = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
];

const message = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

interface Signature {
  readonly webhookSecret: string;
  readonly now: () => Date;
}

/** What Stripe says, where its signature is right; null where it is not. */
export function readMessage(
  request: SignedRequest,
  { webhookSecret, now }: Signature,
): GatewayMessage | 'nothing' | null {
  if (!isSigned(request, webhookSecret, now())) return null;
  const { id: event, type, data } = message.parse(JSON.parse(request.body));
  if (type.startsWith('checkout.session.')) {
    const object = session.parse(data.object);
    const state = type.endsWith('async_payment_failed')
      ? ({ news: 'failed', amount: null } as const)
      : stateOfSession(object);
    const attempt = object.client_reference_id ?? undefined;
    return state === null ? 'nothing' : { event, reference: object.id, attempt, ...state };
  }
  if (intentMessages.includes(type)) {
    const object = intent.parse(data.object);
    // The intent of a session tells nothing that the session's own messages do not.
    const { attempt } = object.metadata;
    const state = attempt === undefined ? null : stateOfIntent(object);
    return state === null ? 'nothing' : { event, reference: object.id, attempt, ...state };
  }
  return 'nothing';
}

/** https://docs.stripe.com/webhooks#verify-manually */
function isSigned({ headers, body }: SignedRequest, secret: string, now: Date): boolean {
  const header = headers['stripe-signature'];
  if (typeof header !== 'string') return false;
  const parts = header.split(',').map((part) => part.split('=', 2));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  const age = Math.abs(now.getTime() / 1_000 - Number(time));
  if (!/^\d{10}$/.test(time) || age > toleranceSeconds) return false;
  const right = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return parts.some(([name, text = '']) => {
    const given = Buffer.from(text, 'hex');
    return name === 'v1' && given.length === right.length && timingSafeEqual(given, right);
  });
}
