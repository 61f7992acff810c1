import { expect, it } from 'vitest';
import { createStripe } from '#api/outside/payments/stripe.ts';
import { attempt, serverThat } from './outside-server.ts';

const stripeAt = (server: ReturnType<typeof serverThat>) =>
  createStripe({
    secretKey: 'sk_live_1',
    webhookSecret: 'whsec_1',
    isSandbox: false,
    now: () => new Date(0),
    fetch: server.fetch,
  });

it('holds a card by its page, takes a part of it and lets go of another', async () => {
  const held = {
    id: 'cs_1',
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: 'pi_1',
    amount_total: 100_000,
    metadata: { hold: 'yes' },
  };
  const capturable = { id: 'pi_1', status: 'requires_capture', amount_capturable: 100_000 };
  const server = serverThat(
    Response.json({ ...held, status: 'open' }),
    Response.json(held),
    Response.json(capturable),
    Response.json(held),
    Response.json({ id: 'pi_1', status: 'succeeded', amount_received: 40_000 }),
    Response.json({ id: 'pi_2', status: 'canceled' }),
  );
  const stripe = stripeAt(server);
  await stripe.start({ ...attempt, isHold: true });
  const fields = new URLSearchParams(server.calls[0]?.body);
  expect(fields.get('payment_intent_data[capture_method]')).toBe('manual');
  expect(await stripe.stateOf('cs_1')).toEqual({ news: 'authorised', amount: 1_000 });
  const taken = await stripe.holds?.capture('cs_1', 400, 'hold-1-capture');
  expect(taken).toEqual({ news: 'captured', amount: 400 });
  const gone = await stripe.holds?.release('pi_2', 'hold-2-release');
  expect(gone).toEqual({ news: 'cancelled', amount: null });
  const [, , , , capture, release] = server.calls;
  expect(capture?.url).toBe('https://api.stripe.com/v1/payment_intents/pi_1/capture');
  expect(new URLSearchParams(capture?.body).get('amount_to_capture')).toBe('40000');
  expect(capture?.headers.get('idempotency-key')).toBe('hold-1-capture');
  expect(release?.url).toBe('https://api.stripe.com/v1/payment_intents/pi_2/cancel');
});
