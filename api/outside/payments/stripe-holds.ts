import { GatewayError, type AttemptState, type CardHolds } from './gateway.ts';
import type { Ask } from './stripe-client.ts';
import { failure, intent, minorUnits, stateOfIntent } from './stripe-replies.ts';

/** Cards that are held and not taken: https://docs.stripe.com/api/payment_intents/capture */
export function cardHolds(
  ask: Ask,
  intentNameOf: (reference: string) => Promise<string>,
): CardHolds {
  const tell = async (
    reference: string,
    act: 'capture' | 'cancel',
    fields: Readonly<Record<string, string>>,
    key: string,
  ): Promise<AttemptState> => {
    const name = await intentNameOf(reference);
    return stateAfter(await ask('POST', `/v1/payment_intents/${name}/${act}`, fields, key));
  };
  return {
    capture: (reference, amount, key) =>
      tell(reference, 'capture', { amount_to_capture: String(amount * minorUnits) }, key),
    release: (reference, key) => tell(reference, 'cancel', {}, key),
  };
}

/** A card that cannot be taken any more (402) is told with its intent. */
function stateAfter(reply: unknown): AttemptState {
  const known = intent.safeParse(reply);
  const found = known.success ? known.data : failure.parse(reply).error.payment_intent;
  const state = found && stateOfIntent(found);
  if (!state) throw new GatewayError('nothing is known of a card that was held');
  return state;
}
