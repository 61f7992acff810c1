import { z } from 'zod';
import {
  GatewayError,
  type AttemptToPay,
  type ChargedAttempt,
  type PaymentGateway,
  type Wallet,
} from './gateway.ts';
import { cardHolds } from './stripe-holds.ts';
import { connectToStripe, type Ask, type StripeConnection } from './stripe-client.ts';
import { readMessage } from './stripe-messages.ts';
import {
  chargedBy,
  failure,
  intent,
  minorUnits,
  session,
  stateOfIntent,
  stateOfSession,
} from './stripe-replies.ts';

/** Stripe asks for half an hour at least; ours lets go of the stock after an hour. */
const sessionMinutes = 45;

export interface StripeSettings extends StripeConnection {
  readonly webhookSecret: string;
  readonly isSandbox: boolean;
  readonly now: () => Date;
}

/** Cards, Google Pay and Apple Pay by Stripe: https://docs.stripe.com/api */
export function createStripe(settings: StripeSettings): PaymentGateway {
  const { isSandbox } = settings;
  const ask = connectToStripe(settings);
  const intentNameOf = (reference: string) => nameIntent(ask, reference);
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

    async charge(attempt, wallet, token): Promise<ChargedAttempt> {
      const card = isSandbox ? token : await cardTokenOf(ask, wallet, token);
      const reply = await ask(
        'POST',
        '/v1/payment_intents',
        chargeFields(attempt, card),
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
      const found = session.parse(await ask('GET', `/v1/checkout/sessions/${reference}`));
      const isHeld = found.metadata?.hold !== undefined && found.status === 'complete';
      if (!isHeld || !found.payment_intent) return stateOfSession(found);
      const path = `/v1/payment_intents/${found.payment_intent}`;
      return stateOfIntent(intent.parse(await ask('GET', path)));
    },

    holds: cardHolds(ask, intentNameOf),

    async refund(reference, amount, key) {
      const paymentIntent = await intentNameOf(reference);
      const fields = { payment_intent: paymentIntent, amount: String(amount * minorUnits) };
      const reply = await ask('POST', '/v1/refunds', fields, key);
      return z.object({ id: z.string() }).parse(reply).id;
    },

    readMessage: (request) => readMessage(request, settings),
  };
}

async function nameIntent(ask: Ask, reference: string): Promise<string> {
  const found = reference.startsWith('pi_')
    ? reference
    : session.parse(await ask('GET', `/v1/checkout/sessions/${reference}`)).payment_intent;
  if (!found) throw new GatewayError('nothing was paid by this session');
  return found;
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
  ...(attempt.isHold === true && {
    'metadata[hold]': 'yes',
    // https://docs.stripe.com/payments/place-a-hold-on-a-payment-method
    'payment_intent_data[capture_method]': 'manual',
    'payment_intent_data[metadata][attempt]': attempt.code,
  }),
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

const idOf = z.object({ id: z.string() });

/** Stripe's name of what a wallet gave the browser: Google Pay carries it, Apple Pay's is asked for. */
async function cardTokenOf(ask: Ask, wallet: Wallet, token: string): Promise<string> {
  if (wallet === 'apple_pay') {
    return idOf.parse(await ask('POST', '/v1/tokens', { pk_token: token })).id;
  }
  const given = idOf.safeParse(parsed(token));
  if (!given.success) throw new GatewayError("a wallet's token that is none");
  return given.data.id;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
