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

/** A repair that was announced without the pages; `signedIn` by the demonstration's customer. */
export async function announce(market: MarketCode, eMail: string, signedIn = false) {
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
    },
  });
}

/** Receives a device and does the next thing, as somebody at the bench does. */
export async function receive(
  market: MarketCode,
  number: string,
  next: 'estimate' | 'not_repairable',
): Promise<void> {
  const staff = createTestClient(shopOf(market).url);
  // Not a technician: another spec gives theirs a passkey, which the password then waits for.
  await staff.login('support@obmena.example', staffPassword);
  const { results } = await staff.post('admin-repair-find', { body: { text: number } });
  const id = results[0]?.id ?? 0;
  const params = { id };
  const move = (version: number, to: 'received' | 'not_repairable', reason: string) =>
    staff.post('admin-repair-move', { params, body: { version, to, reason } });
  const { version } = await staff.get('admin-repair', { params });
  const received = await move(version, 'received', '');
  if (next === 'estimate') {
    await staff.post('admin-repair-estimate', { params, body: { version: received.version } });
  } else {
    await move(received.version, next, 'deska');
  }
}
