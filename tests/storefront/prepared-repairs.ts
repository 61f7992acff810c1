import { randomInt } from 'node:crypto';
import { markets, type MarketCode } from '#core/market/market.ts';
import { shopOf, staffPassword } from '#tests/support/shops.ts';
import { createTestClient } from '#tests/support/test-client.ts';
import { newImei } from './sale-data.ts';

/** What somebody comes for. */
export const display = 'vymena-displeje';
const battery = 'vymena-baterie';
/** What each market has rules for. */
export const person = {
  cz: { phone: '601 234 567', postcode: '272 01', city: 'Kladno', district: '' },
  ro: { phone: '0712 345 678', postcode: '400001', city: 'Cluj-Napoca', district: 'Cluj' },
} as const;

/** A phone of the service's list, in its first colour. */
export async function servedPhone(market: MarketCode) {
  const client = createTestClient(shopOf(market).url);
  const found = await client.get('service-search-product', {
    query: { product: 'iphone-15-128gb' },
  });
  const [, , productType, productManufacturer, productModel] = found.url.split('/');
  const query = { productType, productManufacturer, productModel };
  const { choices, url } = await client.get('service-selector-data', { query });
  return { url, colors: choices.productColor };
}

interface Announcing {
  /** By the demonstration's customer. */
  readonly signedIn?: boolean;
  readonly phone?: string;
  readonly serial?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** A repair that was announced without the pages; `signedIn` by the demonstration's customer. */
export async function announce(
  market: MarketCode,
  eMail: string,
  { signedIn = false, ...typed }: Announcing = {},
) {
  const { colors } = await servedPhone(market);
  const client = createTestClient(shopOf(market).url);
  if (signedIn) await client.login('customer@obmena.example', staffPassword);
  const { centers } = await client.get('service-buyout-centers', {});
  return client.post('repair-announce', {
    body: {
      productColor: colors[0]?.value ?? '',
      operations: [display, battery],
      way: 'bring',
      store: centers.find(({ service }) => service)?.slug ?? '',
      serial: newImei(),
      fault: 'Spadl',
      accessories: '',
      hasBackup: true,
      acceptsDataLoss: true,
      priceLimit: null,
      firstName: 'Jana',
      lastName: 'Nováková',
      company: '',
      street: `Dlouhá ${String(randomInt(1_000))}`,
      ...person[market],
      country: markets[market].defaultCountry,
      eMail,
      ...typed,
    },
  });
}

/** Somebody at the bench with a repair; not a technician, whose account another spec gives a passkey. */
async function bench(market: MarketCode, number: string) {
  const staff = createTestClient(shopOf(market).url);
  await staff.login('support@obmena.example', staffPassword);
  const { results } = await staff.post('admin-repair-find', { body: { text: number } });
  const params = { id: results[0]?.id ?? 0 };
  const seen = () => staff.get('admin-repair', { params });
  type State = Awaited<ReturnType<typeof seen>>['status'];
  const move = async (to: State, reason = '') =>
    staff.post('admin-repair-move', {
      params,
      body: { version: (await seen()).version, to, reason },
    });
  return { staff, params, seen, move };
}

/** Receives a device and does the next thing, as somebody at the bench does. */
export async function receive(
  market: MarketCode,
  number: string,
  next: 'estimate' | 'not_repairable',
): Promise<void> {
  const { staff, params, move } = await bench(market, number);
  const { version } = await move('received');
  if (next === 'estimate') await staff.post('admin-repair-estimate', { params, body: { version } });
  else await move(next, 'deska');
}

/** Writes down at the bench that the customer agreed to all. */
export async function agree(market: MarketCode, number: string): Promise<void> {
  const { staff, params, seen } = await bench(market, number);
  const { version, lines } = await seen();
  const approved = lines.map(({ id }) => id);
  const body = { version, approved, reason: 'po telefonu' };
  await staff.post('admin-repair-decide', { params, body });
}

/** Takes the money for it in cash. */
export async function payInCash(market: MarketCode, number: string): Promise<void> {
  const { staff, params, seen } = await bench(market, number);
  const { version } = await seen();
  await staff.post('admin-repair-pay', { params, body: { version, by: 'cash' } });
}

/** Does what was approved. */
export async function finish(market: MarketCode, number: string): Promise<void> {
  const { staff, params, move } = await bench(market, number);
  for (const to of ['repairing', 'testing'] as const) await move(to);
  // No repair is ready before what was looked at afterwards is written down.
  const { checks } = await staff.get('admin-repair-bench', { params });
  const results = checks.flatMap(({ checkId, phases }) =>
    checkId !== null && phases.includes('after')
      ? [{ checkId, outcome: 'not_testable' as const, number: null, choice: null }]
      : [],
  );
  await staff.post('admin-repair-checked', { params, body: { phase: 'after', results } });
  await move('ready');
}

/** Hands the device out to whoever says the code; without one, to somebody who is known otherwise. */
export async function handOut(market: MarketCode, number: string, code = ''): Promise<void> {
  const { staff, params, seen } = await bench(market, number);
  const { version } = await seen();
  const reason = code === '' ? 'občanský průkaz' : '';
  const { handOut: paper } = await staff.get('admin-repair-papers', { params });
  const signature = { digest: paper.digest, signer: 'Jana', strokes: [], onPaper: 'složka 3' };
  await staff.post('admin-repair-hand-out', {
    params,
    body: { version, to: 'customer', code, reason, signature },
  });
}

/** Hands the device over to the sale that its customer has made of it. */
export async function handOverToSale(market: MarketCode, number: string): Promise<void> {
  const { staff, params, seen } = await bench(market, number);
  const { version } = await seen();
  const body = { version, to: 'buyback', code: '', reason: '', signature: null } as const;
  await staff.post('admin-repair-hand-out', { params, body });
}

/** Takes the device of a repair in again as a claim of it. */
export async function takeClaim(market: MarketCode, number: string) {
  const { staff, seen } = await bench(market, number);
  const { store, device } = await seen();
  const claim = await staff.post('admin-repair-take-in', {
    body: {
      store: store.slug,
      productColor: null,
      deviceName: device,
      operations: [],
      serial: '',
      unlockCode: '',
      fault: 'Závada se vrátila',
      look: '',
      accessories: '',
      hasBackup: true,
      acceptsDataLoss: true,
      priceLimit: 0,
      firstName: 'Jana',
      lastName: 'Nováková',
      phone: person[market].phone,
      eMail: `reklamace-${String(randomInt(1e9))}@posta.example`,
      language: markets[market].language,
      claimedNumber: number,
    },
  });
  return { staff, claim };
}

/** The same, and gives the cheapest part of its price back. */
export async function claimBack(market: MarketCode, number: string): Promise<string> {
  const { staff, claim } = await takeClaim(market, number);
  const params = { id: claim.id };
  const { claim: about } = await staff.get('admin-repair-claim', { params });
  const pieces = about?.pieces.toSorted((one, other) => one.paid - other.paid) ?? [];
  await staff.post('admin-repair-claim-refund', {
    params,
    body: {
      version: claim.version,
      outcome: 'refunded',
      position: pieces[0]?.position ?? 0,
      amount: null,
      reason: 'Závada se vrátila',
    },
  });
  return claim.number;
}
