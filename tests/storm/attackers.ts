import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestClient, type TestClient } from '../support/test-client.ts';
import { stubborn } from './customer.ts';
import type { Storm } from './shared-storm.ts';

/** What no answer to an attacker may hold; victims' codes are looked for besides. */
const secrets = /Bořivoj|Zelenka|601 ?234 ?567|2000145399/;
const victimsMail = 'borivoj.zelenka@posta.example';

export interface Loot {
  attacks: number;
  refused: number;
  /** Answers of the shop while it was away, which say nothing. */
  unanswered: number;
}

const none = (): Loot => ({ attacks: 0, refused: 0, unanswered: 0 });

interface Try {
  readonly path: string;
  /** Nothing is read only. */
  readonly body?: object;
  /** Answered by 2xx to anybody; what it says is looked at all the same. */
  readonly isOpen?: boolean;
}

const oneOf = <T>({ dice }: Storm, values: readonly T[]): T | undefined =>
  values[Math.floor(dice() * values.length)];

/** Links in the mails that the shop's outbox has for the attacker. */
function linksMailed(dataDir: string, eMail: string): string[] {
  const folder = join(dataDir, 'mail');
  const files = readable(() => readdirSync(folder), []);
  const mine = files
    .slice(-400)
    .map((file) => readable(() => readFileSync(join(folder, file), 'utf8'), ''))
    .filter((text) => text.includes(eMail));
  // Quoted-printable breaks long lines.
  const plain = mine.map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
  return plain.flatMap((text) => text.match(/https?:\/\/[^\s"'<>)]+/g) ?? []);
}

function readable<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** Every path and link in an answer, wherever it stands. */
function linksIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:https?:\/)?\/\S+$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : [];
}

/** What belongs to others and can be counted up or was overheard: numbers and ids, never codes. */
function othersOf(storm: Storm): readonly string[] {
  const id = String(1 + Math.floor(storm.dice() * 500));
  return [oneOf(storm, [...storm.told]) ?? '1', id];
}

/** The attacker's own things. */
interface Own {
  readonly eMail: string;
  readonly number: string;
  readonly code: string;
  readonly links: readonly string[];
}

/** Buys the cheapest honest way, so as to have a link, a number and mails of his own. */
async function buy(storm: Storm, address: string): Promise<Own | null> {
  const client = createTestClient(storm.url);
  const ask = stubborn(storm, client, address);
  const eMail = `zlodej-${address.replaceAll('.', '-')}@posta.example`;
  const product = oneOf(storm, storm.goods.products);
  await ask('cart/add-product/', { product, quantity: 1 });
  await ask('cart/payments-and-deliveries/', { delivery: 'courier' });
  const chosen = await ask('cart/payments-and-deliveries/', { payment: 'cash-on-delivery' });
  const summary = await client.get('cart-summary', {}).catch(() => null);
  if (chosen.status !== 200 || !summary) return null;
  const person = { first_name: 'Zdeněk', last_name: 'Zlý', phone_number: '602 111 222' };
  const place = { street: 'Krátká 1', city: 'Brno', postcode: '602 00', country: 'CZ' };
  const { status, body } = await ask('order/finish/', {
    type_payment: 'cash-on-delivery',
    type_delivery_code: 'courier',
    token: summary.token,
    cart_digest: summary.cart.digest,
    order_billing_address: { ...person, ...place, e_mail: eMail },
    order_info: { note: '', agrees_with_terms: true, wants_newsletter: false },
  });
  if (status !== 201 && status !== 200) return null;
  const number = String(body['order_number']);
  storm.told.add(number);
  return {
    eMail,
    number,
    code: String(body['status_url']).split('/')[2] ?? '',
    links: linksIn(body),
  };
}

/** Every way that an attacker knows, aimed at one other's number or id. */
function triesAt(storm: Storm, { eMail, number, code, links }: Own, other: string): Try[] {
  const digits = String(Math.floor(storm.dice() * 1_000_000)).padStart(6, '0');
  const pieces = [{ position: 0, quantity: 1 }];
  const swapped = links.flatMap((link) => {
    const { pathname, search } = new URL(link, storm.url);
    const path = pathname + search;
    return [path.replaceAll(number, other), path.replaceAll(code, other)].filter(
      (one) => one !== path,
    );
  });
  const api = '/api/new/';
  const order = `${api}order/`;
  const staff = `${order}admin/orders/${other}/`;
  return [
    ...swapped.map((path) => ({ path, isOpen: true })),
    { path: `${order}${other}/` },
    { path: `${order}${other}/withdrawal/` },
    { path: `${order}${code}/documents/${other}/pdf/` },
    { path: `${order}${other}/documents/${other}/isdoc/` },
    { path: `${api}payment/${other}/status/` },
    { path: `${api}buyback/${other}/` },
    { path: `${api}buyback/counter-offer/${other}/` },
    { path: staff },
    { path: `${api}admin/buyback/${other}/` },
    { path: `${order}status/`, body: { number: other, e_mail: victimsMail }, isOpen: true },
    { path: `${order}status/`, body: { number: other, e_mail: eMail } },
    { path: `${order}status/open/`, body: { number: other, e_mail: victimsMail, code: digits } },
    { path: `${order}${other}/cancel/`, body: { reason: 'x' } },
    { path: `${order}${other}/pay/`, body: { type_payment: 'card' } },
    { path: `${order}${other}/confirm/`, body: { digits } },
    { path: `${order}${other}/withdrawal/preview/`, body: { pieces } },
    { path: `${api}buyback/counter-offer/${other}/decide/`, body: { decision: 'accept' } },
    { path: `${staff}refund/`, body: { version: 1, pieces, reason: 'x' } },
    { path: `${staff}move/`, body: { version: 1, to: 'cancelled', reason: 'x' } },
    { path: `${api}admin/payouts/orders/${other}/paid/`, body: {} },
    { path: `${api}user-profile/orders/` },
    {
      path: `${api}payment/callback/stripe/`,
      body: { id: 'evt', type: 'checkout.session.completed', data: { object: { id: other } } },
    },
  ];
}

/** Somebody who uses every link and number that he can see, until the end. Whatever he gets is a violation. */
export async function attackOnAndOn(storm: Storm, dataDir: string): Promise<Loot> {
  const loot = none();
  const address = `172.16.${String(1 + Math.floor(storm.dice() * 250))}.9`;
  let own = await buy(storm, address).catch(() => null);
  while (!storm.isOver()) {
    own ??= await buy(storm, address).catch(() => null);
    const client = createTestClient(storm.url);
    if (own) {
      const known = {
        ...own,
        links: [...new Set([...own.links, ...linksMailed(dataDir, own.eMail)])],
      };
      for (const other of othersOf(storm)) {
        if (other === own.number) continue;
        for (const one of triesAt(storm, known, other)) await attack(storm, client, one, loot);
      }
    }
    await wait(200);
  }
  return loot;
}

async function attack(storm: Storm, client: TestClient, one: Try, loot: Loot): Promise<void> {
  loot.attacks += 1;
  const address = `172.20.${String(1 + (loot.attacks % 250))}.${String(1 + Math.floor(storm.dice() * 250))}`;
  const headers = { 'x-forwarded-for': address };
  const answer = one.body
    ? client.change(one.path.slice('/api/new/'.length), one.body, headers)
    : client.fetch(one.path, { headers });
  const response = await answer.catch(() => null);
  const text = await response?.text().catch(() => null);
  if (!response || text === undefined || text === null || response.status >= 500) {
    loot.unanswered += 1;
    await wait(500);
    return;
  }
  const got = [...storm.codes].find((code) => code !== '' && text.includes(code));
  const isOpened = response.ok && !one.isOpen;
  if (secrets.test(text) || got !== undefined || isOpened) {
    const said = `${String(response.status)} ${text.slice(0, 200)}`;
    storm.violations.push(`an attacker got something by ${one.path}: ${said}`);
  } else loot.refused += 1;
}

export const sumOf = (all: readonly Loot[]): Loot =>
  all.reduce(
    (sum, { attacks, refused, unanswered }) => ({
      attacks: sum.attacks + attacks,
      refused: sum.refused + refused,
      unanswered: sum.unanswered + unanswered,
    }),
    none(),
  );
