import { createHmac } from 'node:crypto';
import type { SignedRequest } from '#core/contract/endpoint.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { createStripe } from '../stripe.ts';
import type { SandboxGateway, SandboxMessage } from './sandbox-gateway.ts';
import {
  changeSandboxPayment,
  endSandboxHold,
  findSandboxPayment,
  isSilent,
  openSandboxPayment,
  refundSandboxPayment,
  type SandboxPayment,
} from './sandbox-payments.ts';

const gateway = 'stripe';
/** What the played gateway signs by: of this shop alone, so that nobody else writes its messages. */
const webhookSecretOf = ({ cipher }: Dependencies): string => cipher.sign('sandbox', gateway);
const minorUnits = 100;

/** Stripe without Stripe: the real client talks to a server that is played here. */
export function createStripeSandbox(deps: Dependencies): SandboxGateway {
  const { environment, now } = deps;
  return {
    gateway: createStripe({
      secretKey: 'sandbox',
      webhookSecret: webhookSecretOf(deps),
      isSandbox: true,
      now,
      fetch: (input, init) =>
        serve(deps, new URL(input instanceof Request ? input.url : input).pathname, init),
    }),
    messageOf: (payment, message) =>
      signed(messageBody(payment, message, environment.publicUrl), webhookSecretOf(deps), now()),
  };
}

async function serve(deps: Dependencies, path: string, init?: RequestInit): Promise<Response> {
  const fields = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams();
  const key = new Headers(init?.headers).get('Idempotency-Key') ?? '';
  if (init?.method === 'POST' && path === '/v1/checkout/sessions') {
    const total = Number(fields.get('line_items[0][price_data][unit_amount]')) / minorUnits;
    if (isSilent(total)) throw new TypeError('fetch failed');
    return Response.json(sessionOf(await openSession(deps, fields), deps.environment.publicUrl));
  }
  if (init?.method === 'POST' && path === '/v1/payment_intents') return charge(deps, fields);
  if (init?.method === 'POST' && path === '/v1/refunds') return refund(deps, fields, key);
  const [, held, act] = /^\/v1\/payment_intents\/([^/]+)\/(capture|cancel)$/.exec(path) ?? [];
  if (init?.method === 'POST' && held !== undefined) return endHold(deps, held, act, fields);
  const reference = (path.split('/').at(-1) ?? '').replace(/^pi_of_/, '');
  const payment = await findSandboxPayment(deps.knex, reference);
  if (payment === undefined) return trouble(404);
  const isIntent = path.startsWith('/v1/payment_intents/');
  const objectOf = isIntent ? intentOf : sessionOf;
  return Response.json(objectOf(payment, deps.environment.publicUrl));
}

const trouble = (status: number): Response =>
  Response.json({ error: { type: 'invalid_request_error' } }, { status });

const openSession = (deps: Dependencies, fields: URLSearchParams): Promise<SandboxPayment> =>
  openSandboxPayment(deps.knex, {
    gateway,
    prefix: 'cs_test_',
    attempt: fields.get('client_reference_id') ?? '',
    amount: Number(fields.get('line_items[0][price_data][unit_amount]')) / minorUnits,
    currency: fields.get('line_items[0][price_data][currency]') ?? '',
    returnUrl: fields.get('success_url') ?? '',
    isHold: fields.get('payment_intent_data[capture_method]') === 'manual',
  });

/**
 * A wallet's token says how the charge ends: `sandbox.paid.…`, `sandbox.declined.…`,
 * `sandbox.confirm.…` where the bank asks first, or `sandbox.unreachable.…`.
 */
async function charge(deps: Dependencies, fields: URLSearchParams): Promise<Response> {
  const [, outcome] = (fields.get('payment_method_data[card][token]') ?? '').split('.');
  if (outcome === 'unreachable') throw new TypeError('fetch failed');
  const payment = await openSandboxPayment(deps.knex, {
    gateway,
    prefix: 'pi_test_',
    attempt: fields.get('metadata[attempt]') ?? '',
    amount: Number(fields.get('amount')) / minorUnits,
    currency: fields.get('currency') ?? '',
    returnUrl: fields.get('return_url') ?? '',
  });
  const { publicUrl } = deps.environment;
  if (outcome === 'confirm') return Response.json(intentOf(payment, publicUrl));
  const isPaid = outcome === 'paid';
  await changeSandboxPayment(deps.knex, payment.reference, {
    status: isPaid ? 'paid' : 'failed',
    captured_amount: isPaid ? payment.amount : null,
  });
  const charged = (await findSandboxPayment(deps.knex, payment.reference)) ?? payment;
  if (charged.status === 'paid') return Response.json(intentOf(charged, publicUrl));
  const error = { type: 'card_error', payment_intent: intentOf(charged, publicUrl) };
  return Response.json({ error }, { status: 402 });
}

/** A card that is not held any more cannot be taken: the real one says 400, too. */
async function endHold(
  deps: Dependencies,
  name: string,
  act: string | undefined,
  fields: URLSearchParams,
): Promise<Response> {
  const taken = act === 'capture' ? Number(fields.get('amount_to_capture')) / minorUnits : null;
  if (taken !== null && isSilent(taken)) throw new TypeError('fetch failed');
  const payment = await endSandboxHold(deps.knex, name.replace(/^pi_of_/, ''), taken);
  const isDone = payment?.status === (taken === null ? 'cancelled' : 'paid');
  return payment !== undefined && isDone
    ? Response.json(intentOf(payment, deps.environment.publicUrl))
    : trouble(400);
}

async function refund(deps: Dependencies, fields: URLSearchParams, key: string): Promise<Response> {
  const reference = (fields.get('payment_intent') ?? '').replace(/^pi_of_/, '');
  const amount = Number(fields.get('amount')) / minorUnits;
  const isGiven = await refundSandboxPayment(deps.knex, reference, amount, key);
  return isGiven ? Response.json({ id: `re_test_${key}`, status: 'succeeded' }) : trouble(400);
}

const minor = (amount: number | null): number | null =>
  amount === null ? null : amount * minorUnits;

const sessionOf = (payment: SandboxPayment, publicUrl: string) => ({
  id: payment.reference,
  object: 'checkout.session',
  url: payment.status === 'open' ? sandboxPage(publicUrl, payment.reference) : null,
  status: sessionStatus[payment.status],
  payment_status: payment.status === 'paid' ? 'paid' : 'unpaid',
  amount_total: minor(payment.captured_amount ?? payment.amount),
  payment_intent: `pi_of_${payment.reference}`,
  client_reference_id: payment.attempt,
  metadata: payment.is_hold ? { hold: 'yes' } : {},
});

/** A session outlives a declined card: the customer may try another one on the same page. */
const sessionStatus = {
  open: 'open',
  failed: 'open',
  cancelled: 'open',
  pending: 'complete',
  held: 'complete',
  paid: 'complete',
  expired: 'expired',
} as const;

const intentOf = (payment: SandboxPayment, publicUrl: string) => ({
  id: payment.reference,
  object: 'payment_intent',
  status: intentStatus[payment.status],
  amount_received: minor(payment.captured_amount),
  amount_capturable: payment.status === 'held' ? minor(payment.amount) : 0,
  metadata: { attempt: payment.attempt },
  next_action:
    payment.status === 'open'
      ? { redirect_to_url: { url: sandboxPage(publicUrl, payment.reference) } }
      : null,
});

const intentStatus = {
  open: 'requires_action',
  failed: 'requires_payment_method',
  cancelled: 'canceled',
  expired: 'canceled',
  pending: 'processing',
  held: 'requires_capture',
  paid: 'succeeded',
} as const;

/** Address of the played gateway's own page. */
const sandboxPage = (publicUrl: string, reference: string): string =>
  `${publicUrl}/sandbox/payments/${reference}`;

function messageBody(payment: SandboxPayment, message: SandboxMessage, publicUrl: string): string {
  const reported = { ...payment, status: message.status, captured_amount: message.amount };
  const isIntent = payment.reference.startsWith('pi_');
  const object = isIntent
    ? intentOf(reported, publicUrl)
    : {
        ...sessionOf(reported, publicUrl),
        ...(message.status === 'cancelled' && { status: 'expired' }),
      };
  const type = (isIntent ? intentTypes : sessionTypes)[message.status];
  return JSON.stringify({ id: message.event, object: 'event', type, data: { object } });
}

const sessionTypes = {
  open: 'checkout.session.created',
  paid: 'checkout.session.completed',
  pending: 'checkout.session.completed',
  held: 'checkout.session.completed',
  failed: 'checkout.session.async_payment_failed',
  cancelled: 'checkout.session.expired',
  expired: 'checkout.session.expired',
} as const;

const intentTypes = {
  open: 'payment_intent.created',
  paid: 'payment_intent.succeeded',
  pending: 'payment_intent.processing',
  held: 'payment_intent.amount_capturable_updated',
  failed: 'payment_intent.payment_failed',
  cancelled: 'payment_intent.canceled',
  expired: 'payment_intent.canceled',
} as const;

function signed(body: string, secret: string, now: Date): SignedRequest {
  const time = Math.floor(now.getTime() / 1_000);
  const signature = createHmac('sha256', secret)
    .update(`${String(time)}.${body}`)
    .digest('hex');
  return { headers: { 'stripe-signature': `t=${String(time)},v1=${signature}` }, body };
}
