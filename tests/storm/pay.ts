import { createHmac } from 'node:crypto';
import type { Ask, Storm, Wire } from './shared-storm.ts';

/** What happens at the played gateway's page, and how often of a hundred. */
const outcomes = [
  ['paid', 30],
  ['paid_three_times', 20],
  ['paid_after_failure', 15],
  ['paid_late', 10],
  ['pending', 5],
  ['declined', 8],
  ['other_amount', 3],
  ['cancelled', 4],
  ['nothing', 5],
] as const;
type Outcome = (typeof outcomes)[number][0];

function outcomeOf({ dice }: Storm): Outcome {
  let left = dice() * 100;
  for (const [outcome, share] of outcomes) {
    if ((left -= share) < 0) return outcome;
  }
  return 'nothing';
}

const textOf = (wire: unknown, name: string): string => {
  const value: unknown = Reflect.get(Object(wire), name);
  return typeof value === 'string' ? value : '';
};

/** Pays a placed order in some way; sometimes twice at once, sometimes while cancelling it. */
export async function pay(storm: Storm, ask: Ask, placed: Wire): Promise<void> {
  const payment = placed['payment'];
  const order = textOf(placed, 'status_url').split('/')[2] ?? '';
  if (textOf(payment, 'kind') !== 'card') return;
  const chance = storm.dice();
  const ways = [payAttempt(storm, ask, payment)];
  if (chance < 0.1) ways.push(payAgain(storm, ask, order));
  if (chance > 0.9) ways.push(ask(`order/${order}/cancel/`, { reason: 'x' }).then(() => true));
  const [isPaid] = await Promise.all(ways);
  if (!isPaid && storm.dice() < 0.7) await payAgain(storm, ask, order);
}

async function payAgain(storm: Storm, ask: Ask, order: string): Promise<boolean> {
  const { status, body } = await ask(`order/${order}/pay/`, { type_payment: 'card' });
  return status === 200 && payAttempt(storm, ask, body);
}

/** Goes to the gateway's page, and answers whether the attempt was paid there. */
async function payAttempt(storm: Storm, ask: Ask, attempt: unknown): Promise<boolean> {
  const page = await pageOf(ask, attempt);
  const reference = page.split('/').at(-1) ?? '';
  const outcome = outcomeOf(storm);
  if (!page.includes('/sandbox/payments/') || outcome === 'nothing') return false;
  const body = new URLSearchParams({ outcome });
  const chosen = await send(storm.url + new URL(page).pathname, { method: 'POST', body });
  if (chosen !== 303 || !outcome.startsWith('paid')) return false;
  await sendMessages(storm, reference, await amountOf(storm, textOf(attempt, 'code')));
  return true;
}

/** What the shop's own page of the attempt says is to be paid, as the returning browser asks. */
async function amountOf({ url }: Storm, code: string): Promise<number> {
  const answer = await fetch(`${url}/api/new/payment/${code}/status/`).catch(() => null);
  const state: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  return Number(Reflect.get(Object(state), 'amount') ?? 0);
}

async function pageOf(ask: Ask, attempt: unknown): Promise<string> {
  const page = textOf(attempt, 'redirect_url');
  if (page.includes('/sandbox/payments/')) return page;
  const { body } = await ask('payment/card/pay/', { code: textOf(attempt, 'code') });
  return textOf(body, 'redirect_url');
}

/** The gateway's messages besides those it sends by itself: out of order, and each several times. */
async function sendMessages(storm: Storm, reference: string, amount: number): Promise<void> {
  // The shop was away when the browser came back: the gateway's own messages have to do.
  if (amount === 0) return;
  const paid = messageOf(storm, reference, 'paid', amount);
  const expired = messageOf(storm, reference, 'expired', amount);
  const order = storm.dice() < 0.5 ? [expired, paid, paid] : [paid, paid, expired];
  const url = `${storm.url}/api/new/payment/callback/stripe/`;
  if (storm.dice() < 0.5) {
    await Promise.all(order.map((message) => send(url, message)));
  } else {
    for (const message of order) await send(url, message);
  }
}

function messageOf(
  { gatewaySecret: secret }: Storm,
  reference: string,
  kind: 'paid' | 'expired',
  amount: number,
): RequestInit {
  const isPaid = kind === 'paid';
  const object = {
    id: reference,
    status: isPaid ? 'complete' : 'expired',
    amount_total: amount * 100,
    payment_status: isPaid ? 'paid' : 'unpaid',
  };
  const type = `checkout.session.${isPaid ? 'completed' : 'expired'}`;
  const body = JSON.stringify({ id: `evt_${reference}_${kind}`, type, data: { object } });
  const time = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { method: 'POST', body, headers: { 'stripe-signature': `t=${time},v1=${signature}` } };
}

/** Status of one try; gateways repeat by themselves what was not heard, and the shop asks them. */
const send = (url: string, init: RequestInit): Promise<number> =>
  fetch(url, { redirect: 'manual', ...init })
    .then(async (response) => {
      await response.text();
      return response.status;
    })
    .catch(() => 0);
