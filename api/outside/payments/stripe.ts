import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { SignedRequest } from '#core/contract/endpoint.ts';
import {
  GatewayError,
  type AttemptState,
  type AttemptToPay,
  type ChargedAttempt,
  type GatewayMessage,
  type PaymentGateway,
} from './gateway.ts';

const address = 'https://api.stripe.com';
const apiVersion = '2025-03-31.basil';
/** Crowns and lei have a hundred minor units each; nothing outside this file knows them. */
const minorUnits = 100;
/** Stripe asks for half an hour at least; ours lets go of the stock after an hour. */
const sessionMinutes = 45;
/** A signed message may be this much older or newer than our clock. */
const toleranceSeconds = 300;

const session = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullish(),
  payment_intent: z.string().nullish(),
});
const intent = z.object({
  id: z.string(),
  status: z.string(),
  amount_received: z.int().nullish(),
  metadata: z.object({ attempt: z.string().optional() }).default({}),
  next_action: z.object({ redirect_to_url: z.object({ url: z.string() }).optional() }).nullish(),
});
const failure = z.object({
  error: z.object({ type: z.string(), payment_intent: intent.optional() }),
});
const message = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly isSandbox: boolean;
  readonly now: () => Date;
  readonly fetch?: typeof fetch;
  readonly patienceMs?: number;
}

/** Cards, Google Pay and Apple Pay by Stripe: https://docs.stripe.com/api */
export function createStripe(settings: StripeSettings): PaymentGateway {
  const { isSandbox } = settings;
  const ask = asker(settings);
  return {
    provider: 'stripe',
    isSandbox,

    async start(attempt) {
      const reply = session.parse(
        await ask(
          'POST',
          '/v1/checkout/sessions',
          sessionFields(attempt, settings.now()),
          attempt.code,
        ),
      );
      return { reference: reply.id, redirectUrl: reply.url ?? null };
    },

    async charge(attempt, token): Promise<ChargedAttempt> {
      const reply = await ask(
        'POST',
        '/v1/payment_intents',
        chargeFields(attempt, token),
        attempt.code,
      );
      const known = intent.safeParse(reply);
      if (known.success) return chargedBy(known.data);
      const declined = failure.parse(reply).error.payment_intent;
      if (declined === undefined)
        throw new GatewayError('the card was declined without an attempt');
      return { ...chargedBy(declined), news: 'failed', amount: null };
    },

    async stateOf(reference) {
      if (reference.startsWith('pi_')) {
        return stateOfIntent(intent.parse(await ask('GET', `/v1/payment_intents/${reference}`)));
      }
      return stateOfSession(session.parse(await ask('GET', `/v1/checkout/sessions/${reference}`)));
    },

    async refund(reference, amount, key) {
      const paymentIntent = reference.startsWith('pi_')
        ? reference
        : session.parse(await ask('GET', `/v1/checkout/sessions/${reference}`)).payment_intent;
      if (!paymentIntent) throw new GatewayError('nothing was paid by this session');
      const fields = { payment_intent: paymentIntent, amount: String(amount * minorUnits) };
      const reply = await ask('POST', '/v1/refunds', fields, key);
      return z.object({ id: z.string() }).parse(reply).id;
    },

    readMessage: (request) => readMessage(request, settings),
  };
}

const sessionFields = (attempt: AttemptToPay, now: Date): Record<string, string> => ({
  mode: 'payment',
  client_reference_id: attempt.code,
  success_url: attempt.returnUrl,
  cancel_url: attempt.returnUrl,
  locale: attempt.language,
  expires_at: String(Math.floor(now.getTime() / 1_000) + sessionMinutes * 60),
  'payment_method_types[0]': 'card',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': attempt.currency.toLowerCase(),
  'line_items[0][price_data][unit_amount]': String(attempt.amount * minorUnits),
  'line_items[0][price_data][product_data][name]': attempt.orderNumber,
  'metadata[attempt]': attempt.code,
});

const chargeFields = (attempt: AttemptToPay, token: string): Record<string, string> => ({
  amount: String(attempt.amount * minorUnits),
  currency: attempt.currency.toLowerCase(),
  confirm: 'true',
  return_url: attempt.returnUrl,
  'payment_method_types[0]': 'card',
  'payment_method_data[type]': 'card',
  'payment_method_data[card][token]': token,
  'metadata[attempt]': attempt.code,
});

type Ask = (
  method: 'GET' | 'POST',
  path: string,
  fields?: Readonly<Record<string, string>>,
  key?: string,
) => Promise<unknown>;

/** A declined card (402) is an answer; anything else that is not 2xx is trouble. */
function asker({ secretKey, fetch: send = fetch, patienceMs = 10_000 }: StripeSettings): Ask {
  return async (method, path, fields, key) => {
    let response: Response;
    try {
      response = await send(address + path, {
        method,
        headers: {
          Authorization: `Bearer ${secretKey}`,
          'Stripe-Version': apiVersion,
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        },
        ...(fields === undefined ? {} : { body: new URLSearchParams(fields) }),
        signal: AbortSignal.timeout(patienceMs),
      });
    } catch (error) {
      // Its message could repeat the key; its name cannot.
      throw new GatewayError(error instanceof Error ? error.name : 'not reached');
    }
    if (!response.ok && response.status !== 402) {
      throw new GatewayError(`answered ${String(response.status)}`);
    }
    const reply: unknown = await response.json();
    return reply;
  };
}

const chargedBy = (reply: z.output<typeof intent>): ChargedAttempt => ({
  reference: reply.id,
  redirectUrl: reply.next_action?.redirect_to_url?.url ?? null,
  ...(stateOfIntent(reply) ?? { news: 'pending', amount: null }),
});

function stateOfIntent({ status, amount_received }: z.output<typeof intent>): AttemptState | null {
  if (status === 'succeeded') return { news: 'captured', amount: wholeUnits(amount_received) };
  if (status === 'canceled') return { news: 'cancelled', amount: null };
  if (status === 'requires_payment_method') return { news: 'failed', amount: null };
  return status === 'processing' ? { news: 'pending', amount: null } : null;
}

function stateOfSession(reply: z.output<typeof session>): AttemptState | null {
  if (reply.payment_status === 'paid') {
    return { news: 'captured', amount: wholeUnits(reply.amount_total) };
  }
  if (reply.status === 'expired') return { news: 'expired', amount: null };
  // Complete and unpaid: the bank takes its time.
  return reply.status === 'complete' ? { news: 'pending', amount: null } : null;
}

/** We only ever ask for whole units, so anything else is an alarm and never a rounding. */
function wholeUnits(minor: number | null | undefined): number {
  const amount = (minor ?? 0) / minorUnits;
  if (!Number.isInteger(amount)) throw new GatewayError('an amount with minor units');
  return amount;
}

function readMessage(
  request: SignedRequest,
  { webhookSecret, now }: StripeSettings,
): GatewayMessage | 'nothing' | null {
  if (!isSigned(request, webhookSecret, now())) return null;
  const { id: event, type, data } = message.parse(JSON.parse(request.body));
  if (type.startsWith('checkout.session.')) {
    const object = session.parse(data.object);
    const state = type.endsWith('async_payment_failed')
      ? ({ news: 'failed', amount: null } as const)
      : stateOfSession(object);
    return state === null ? 'nothing' : { event, reference: object.id, ...state };
  }
  if (type === 'payment_intent.succeeded' || type === 'payment_intent.payment_failed') {
    const object = intent.parse(data.object);
    // The intent of a session tells nothing that the session's own messages do not.
    const state = object.metadata.attempt === undefined ? null : stateOfIntent(object);
    return state === null ? 'nothing' : { event, reference: object.id, ...state };
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
