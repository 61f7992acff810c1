import { z } from 'zod';
import { GatewayError, type AttemptState, type ChargedAttempt } from './gateway.ts';

/** Crowns and lei have a hundred minor units each; nothing outside of Stripe's files knows them. */
export const minorUnits = 100;

export const session = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullish(),
  payment_intent: z.string().nullish(),
  client_reference_id: z.string().nullish(),
  /** `hold` where the card is held only. */
  metadata: z.object({ hold: z.string().optional() }).nullish(),
});
export const intent = z.object({
  id: z.string(),
  status: z.string(),
  amount_received: z.int().nullish(),
  amount_capturable: z.int().nullish(),
  metadata: z.object({ attempt: z.string().optional() }).default({}),
  next_action: z.object({ redirect_to_url: z.object({ url: z.string() }).optional() }).nullish(),
});
export const failure = z.object({
  error: z.object({ type: z.string(), payment_intent: intent.optional() }),
});

/** What a charge ended with. */
export const chargedBy = (reply: z.output<typeof intent>): ChargedAttempt => ({
  reference: reply.id,
  redirectUrl: reply.next_action?.redirect_to_url?.url ?? null,
  ...(stateOfIntent(reply) ?? { news: 'pending', amount: null }),
});

/** Null: nothing that the shop wants to know. */
export function stateOfIntent({
  status,
  amount_received,
  amount_capturable,
}: z.output<typeof intent>): AttemptState | null {
  if (status === 'requires_capture') {
    return { news: 'authorised', amount: wholeUnits(amount_capturable) };
  }
  if (status === 'succeeded') return { news: 'captured', amount: wholeUnits(amount_received) };
  if (status === 'canceled') return { news: 'cancelled', amount: null };
  if (status === 'requires_payment_method') return { news: 'failed', amount: null };
  return status === 'processing' ? { news: 'pending', amount: null } : null;
}

/** The same of a session. */
export function stateOfSession(reply: z.output<typeof session>): AttemptState | null {
  if (reply.payment_status === 'paid') {
    return { news: 'captured', amount: wholeUnits(reply.amount_total) };
  }
  if (reply.status === 'complete' && reply.metadata?.hold !== undefined) {
    return { news: 'authorised', amount: wholeUnits(reply.amount_total) };
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
