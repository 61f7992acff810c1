import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Grade } from '#core/buyback/grade.ts';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { emptySellForm } from '#core/buyback/sell-form.ts';
import type { Language, MarketCode } from '#core/market/market.ts';
import { createSellCheck } from '#storefront/features/sell/check-sell-form.ts';
import { shopOf, staffPassword } from '#tests/support/shops.ts';
import { createTestClient, type TestClient } from '#tests/support/test-client.ts';
import { mailsOf } from './mails-of.ts';
import { newAccount, newImei, sellers } from './sale-data.ts';

/** The value of the colour that an address ends with. */
const colorOf = (path: string): string => path.split('/').at(-1) ?? '';

async function staff(market: MarketCode, account: string): Promise<TestClient> {
  const client = createTestClient(shopOf(market).url);
  const answer = await client.login(`${account}@obmena.example`, staffPassword);
  expect(answer.status).toBe(200);
  return client;
}

/** A visitor and what they say of a device: the first answer to every question. */
async function appraised(market: MarketCode, path: string, language: Language) {
  const client = createTestClient(shopOf(market).url);
  client.cookies.set('language', language);
  const deviceIdentifier = colorOf(path);
  const query = { productColor: deviceIdentifier };
  const { appraisal } = await client.get('buyback-appraisal-form-data', { query });
  const deviceConditionChoices = Object.values(appraisal.deviceConditions).map(
    ({ choices }) => choices[0]?.value ?? '',
  );
  const appraisalVersion = appraisal.version;
  return { client, sale: { deviceIdentifier, appraisalVersion, deviceConditionChoices } };
}

/** Asks for an offer by e-mail without the pages. */
export async function sendOffer(market: MarketCode, path: string, eMail: string): Promise<void> {
  const { client, sale } = await appraised(market, path, 'cs');
  await client.post('buyback-send-to-email', { body: { ...sale, eMail, note: '' } });
}

/** Sells a phone without the pages; gives its code. */
export async function sellPhone(market: MarketCode, path: string, email: string): Promise<string> {
  const { client, sale } = await appraised(market, path, 'cs');
  const person = {
    ...sellers[market],
    ...(market === 'cz' && { bankAccountNumber: newAccount() }),
    street: `Dlouhá ${String(randomInt(1_000))}`,
  };
  const form = { ...emptySellForm(market), ...person, imei: newImei(), email };
  const today = new Date().toISOString().slice(0, 10);
  const checked = createSellCheck({ market, today, deviceKind: 'phone' })(form, {
    ...sale,
    offerCode: null,
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return (await client.post('buyback-sell-online', { body: checked.value })).code;
}

/** The desk receives the device and finds a worse display. */
export async function findWorse(market: MarketCode, code: string): Promise<void> {
  const desk = await staff(market, 'buyback_desk');
  const { results } = await desk.get('admin-buyback-list', { query: { q: code } });
  const params = { id: results[0]?.id ?? 0 };
  const { version } = await desk.get('admin-buyback-detail', { params });
  const move = { status: 'received', reason: 'Balík dorazil.', version } as const;
  const received = await desk.post('admin-buyback-move', { params, body: move });
  const found = Object.values(received.deviceConditions).map(({ type, value, choices }) =>
    type === 'display' ? (choices[3]?.value ?? '') : (value ?? ''),
  );
  const note = 'Displej má prasklinu.';
  const body = { deviceConditionChoices: found, note, version: received.version };
  const inspected = await desk.post('admin-buyback-inspect', { params, body });
  expect(inspected.status).toBe('counter_offered');
}

/** Publishes a list in which one device costs less; every other price stays. */
export async function lowerPrices(
  market: MarketCode,
  path: string,
  prices: Partial<Record<Grade, number>>,
): Promise<void> {
  const pricing = await staff(market, 'pricing');
  const { results } = await pricing.get('admin-price-list-versions', { query: {} });
  const basedOn = results.find(({ current }) => current)?.code ?? '';
  const changes = [{ productModel: path.split('/').at(-2) ?? '', prices }];
  await pricing.post('admin-price-list-publish', {
    body: { basedOn, note: 'Zlevnění', changes, acceptWarnings: true },
  });
  // What changes much is released by another person.
  const admin = await staff(market, 'admin');
  const waiting = await admin.get('prepared-act-list', { query: { state: 'waiting' } });
  for (const { id, version, act } of waiting.results) {
    if (act !== 'price_publish') continue;
    const body = { version, to: 'released', note: '' } as const;
    await admin.post('prepared-act-decide', { params: { id }, body });
  }
  const after = await pricing.get('admin-price-list-versions', { query: {} });
  const code = after.results.find(({ current }) => current)?.code ?? '';
  expect(code).not.toBe(basedOn);
  // Kept answers are dropped by an announcement, which comes a moment after the publication.
  const query = { productColor: colorOf(path) };
  const versionNow = async () =>
    (await pricing.get('buyback-appraisal-form-data', { query })).appraisal.version;
  await expect.poll(versionNow).toBe(code);
}

/** Path of the page that a mail to this address leads to; waits for the mail. */
export async function mailedLink(
  market: MarketCode,
  email: string,
  page: 'offer' | 'counterOffer',
): Promise<string> {
  const start = buybackPaths(market)[page]('');
  const codes = () =>
    mailsOf(market)
      .filter((mail) => mail.includes(email))
      .flatMap((mail) => mail.split(start).slice(1))
      .map((rest) => /^[\w-]+/.exec(rest)?.[0] ?? '');
  await expect.poll(() => codes().length, { timeout: 30_000 }).toBeGreaterThan(0);
  return start + (codes()[0] ?? '');
}

/** The code of the sale that this address was told of; waits for the mail. */
export async function mailedSale(market: MarketCode, email: string): Promise<string> {
  const codes = () =>
    mailsOf(market)
      .filter((mail) => mail.includes(email))
      .flatMap((mail) => /[?]code=([\w-]+)/.exec(mail)?.[1] ?? []);
  await expect.poll(() => codes().length, { timeout: 30_000 }).toBeGreaterThan(0);
  return codes()[0] ?? '';
}

/** A counter-offer made for real; gives its path and the code of its sale. */
export async function makeCounterOffer(market: MarketCode, path: string, email: string) {
  const code = await sellPhone(market, path, email);
  await findWorse(market, code);
  return { code, path: await mailedLink(market, email, 'counterOffer') };
}
