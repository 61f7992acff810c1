import { setTimeout as wait } from 'node:timers/promises';
import { createTestClient, type TestClient } from '../support/test-client.ts';
import { pay } from './pay.ts';
import { sell } from './sell.ts';
import type { Ask, Storm, Wire } from './shared-storm.ts';

const patienceMs = 240_000;
const pauseMs = 500;
const lookAroundMs = 2_000;

/** Tries until the shop answers with anything but trouble of its own, as a customer reloads. */
export function stubborn(storm: Storm, client: TestClient, address: string): Ask {
  return async (path, body) => {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const headers = { 'x-forwarded-for': address };
      const answer = await client.change(path, body, headers).catch(() => null);
      const text = await answer?.text().catch(() => null);
      const status = text === null ? 0 : (answer?.status ?? 0);
      storm.answers.set(status, (storm.answers.get(status) ?? 0) + 1);
      if (status > 0 && status < 500) return { status, body: parsed(text ?? '') };
      if (Date.now() > deadline) throw new Error(`${path} was not answered in four minutes`);
      await wait(pauseMs);
    }
  };
}

const parsed = (text: string): Wire => {
  const value: unknown = text.startsWith('{') ? JSON.parse(text) : {};
  return value as Wire; // an object, by its first character
};

/** Somebody comes, fills a cart, orders with impatient fingers and pays in some way, until the end. */
export async function shopOnAndOn(storm: Storm): Promise<void> {
  while (!storm.isOver()) {
    const client = createTestClient(storm.url);
    const address = `10.${part(storm)}.${part(storm)}.${part(storm)}`;
    const ask = stubborn(storm, client, address);
    const swaps = storm.wish.has('swaps') && storm.dice() < 0.15;
    const device = swaps ? await sell(storm, ask) : null;
    const wishes = device ? await swapFor(storm, ask, device) : await fillCart(storm, ask);
    const body = wishes && (await choose(storm, client, ask, wishes.payment));
    // Half of the swaps are handed to the courier.
    const atDoor = device !== null && storm.dice() < 0.5;
    const placed = body && (await order(storm, ask, { ...body, exchanges_at_door: atDoor }));
    if (placed) await pay(storm, ask, placed);
    // Whoever gets nothing looks around before trying anew, and leaves the shop to others meanwhile.
    else await wait(lookAroundMs);
  }
}

/** Sets the device off against one phone more. */
async function swapFor(
  storm: Storm,
  ask: Ask,
  device: string,
): Promise<{ payment: string } | null> {
  const wish = { product: oneOf(storm, storm.goods.products), quantity: 1, buyout_product: device };
  const { status, body } = await ask('cart/add-product/', wish);
  if (status !== 200) storm.refusals.set(`swap ${String(status)}`, JSON.stringify(body));
  return status === 200 ? { payment: 'card' } : null;
}

const part = ({ dice }: Storm): string => String(Math.floor(dice() * 250) + 1);
const oneOf = <T>({ dice }: Storm, values: readonly T[]): T | undefined =>
  values[Math.floor(dice() * values.length)];

async function fillCart(storm: Storm, ask: Ask): Promise<{ payment: string } | null> {
  const { products, codes } = storm.goods;
  const quantity = 1 + Math.floor(storm.dice() * 2);
  const first = await ask('cart/add-product/', { product: oneOf(storm, products), quantity });
  const product = oneOf(storm, products);
  const second = await ask('cart/add-product/', { product, quantity: 1 });
  if (first.status !== 200 && second.status !== 200) return null;
  // Whoever finds a code used has heard of another one.
  for (let tries = 0; storm.dice() < 0.8 && tries < 3; tries += 1) {
    const { status } = await ask('cart/discount-code/', { code: oneOf(storm, codes) });
    if (status === 200) break;
  }
  const chance = storm.dice();
  return { payment: chance < 0.8 ? 'card' : chance < 0.9 ? 'cash-on-delivery' : 'bank-transfer' };
}

const billing = {
  first_name: 'Bořivoj',
  last_name: 'Zelenka',
  street: 'Dlouhá 5',
  city: 'Praha',
  postcode: '110 00',
  country: 'CZ',
  phone_number: '601 234 567',
  e_mail: 'borivoj.zelenka@posta.example',
};

/** Chooses delivery and payment, looks at the summary, and is about to finish. */
async function choose(
  storm: Storm,
  client: TestClient,
  ask: Ask,
  payment: string,
): Promise<Wire | null> {
  await ask('cart/payments-and-deliveries/', { delivery: 'courier' });
  const chosen = await ask('cart/payments-and-deliveries/', { payment });
  if (chosen.status !== 200) return null;
  const summary = await client.get('cart-summary', {}).catch(() => null);
  if (!summary) return storm.isOver() ? null : choose(storm, client, ask, payment);
  return {
    type_payment: payment,
    type_delivery_code: 'courier',
    token: summary.token,
    cart_digest: summary.cart.digest,
    order_billing_address: billing,
    order_info: { note: '', agrees_with_terms: true, wants_newsletter: false },
  };
}

/** Presses the button two or three times; all presses are one order. */
async function order(storm: Storm, ask: Ask, body: Wire): Promise<Wire | null> {
  const presses = storm.dice() < 0.5 ? 2 : 3;
  const answers = await Promise.all(
    Array.from({ length: presses }, () => ask('order/finish/', body)),
  );
  const placed = answers.filter(({ status }) => status === 200 || status === 201);
  const numbers = new Set(placed.map((answer) => String(answer.body['order_number'])));
  if (numbers.size > 1) storm.violations.push(`one checkout made ${[...numbers].join(' and ')}`);
  for (const number of numbers) storm.told.add(number);
  for (const { body: one } of placed) storm.codes.push(...codesIn(one));
  return placed.find((answer) => answer.body['payment'])?.body ?? null;
}

/** The code of the link that the customer is told. */
const codesIn = ({ status_url: url }: Wire): string[] =>
  typeof url === 'string' ? url.split('/').slice(2, 3) : [];
