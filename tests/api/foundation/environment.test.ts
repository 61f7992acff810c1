import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { parseEnvironment } from '#api/platform/settings/environment.ts';

const seller = {
  SELLER_NAME: 'Krám a.s.',
  SELLER_STREET: 'Nová 1',
  SELLER_CITY: 'Brno',
  SELLER_POSTCODE: '602 00',
  SELLER_COMPANY_ID: '25596641',
  SELLER_VAT_ID: 'CZ25596641',
  SELLER_REGISTER: 'KS Brno, B 1',
  SELLER_EMAIL: 'kram@shop.example',
  SELLER_PHONE: '+420 500 000 000',
  SELLER_IBAN: 'CZ65 0800 0000 1920 0014 5399',
  SELLER_BIC: 'GIBACZPX',
  SELLER_BANK: 'Banka',
};

it('has a default for everything, and an empty value counts as none', () => {
  expect(parseEnvironment({ PORT: '', MARKET: ' ', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    market: 'cz',
    databaseUrl: undefined,
    replyCacheMegabytes: 32,
    databasePoolMax: 10,
    mostConnections: 5_000,
    publicUrl: 'http://localhost:3000',
  });
});

it('serves metrics to the machine itself, wherever the shop listens', () => {
  const { host, metricsHost } = parseEnvironment({ HOST: '0.0.0.0' });
  expect([host, metricsHost]).toEqual(['0.0.0.0', '127.0.0.1']);
});

it.each([
  [{ PORT: '70000' }, 'PORT is not valid: expected a port from 0 to 65535.'],
  [{ PORT: 'http' }, 'PORT is not valid: expected a port from 0 to 65535.'],
  [{ MAX_CONNECTIONS: '5' }, 'MAX_CONNECTIONS is not valid: expected at least 100 connections.'],
  [{ MARKET: 'sk' }, 'MARKET is not valid: expected one of cz, ro.'],
  [
    { PUBLIC_URL: 'shop' },
    'PUBLIC_URL is not valid: expected an address such as https://shop.example.',
  ],
  [
    { SEED_STAFF_PASSWORD: 'short' },
    'SEED_STAFF_PASSWORD is not valid: expected at least 12 characters.',
  ],
])('refuses %j in one line', (variables, line) => {
  expect(() => parseEnvironment(variables)).toThrow(line);
});

it('never repeats a wrong value, which may be a secret', () => {
  const secret = 'mysql://root:tajemstvi@host/db';
  expect(() => parseEnvironment({ DATABASE_URL: secret })).toThrow(/^((?!tajemstvi).)*$/);
});

it('reads several encryption keys in order and refuses a short or repeated one', () => {
  const base64 = randomBytes(32).toString('base64');
  const { encryptionKeys } = parseEnvironment({ ENCRYPTION_KEYS: `b:${base64},a:${base64}` });
  expect(encryptionKeys?.map(({ id }) => id)).toEqual(['b', 'a']);
  for (const wrong of [`a:${base64},a:${base64}`, 'a:AAAA', base64]) {
    expect(() => parseEnvironment({ ENCRYPTION_KEYS: wrong })).toThrow('ENCRYPTION_KEYS');
  }
});

const payments = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  TWISTO_PUBLIC_KEY: 'live_1',
  TWISTO_SECRET_KEY: `live_key${'0a'.repeat(32)}`,
  LOANS_API_URL: 'https://loans.example',
  LOANS_USERNAME: 'shop',
  LOANS_PASSWORD: 'heslo',
  LOANS_SECRET: 'podpis',
};

it('asks for what a real shop cannot do without in production', () => {
  const ENCRYPTION_KEYS = `a:${randomBytes(32).toString('base64')}`;
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' };
  expect(() => parseEnvironment(production)).toThrow('ENCRYPTION_KEYS is missing');
  expect(() => parseEnvironment({ NODE_ENV: 'production', ENCRYPTION_KEYS })).toThrow('PUBLIC_URL');
  expect(() => parseEnvironment({ ...production, ENCRYPTION_KEYS })).toThrow('CAPTCHA_SECRET');
  const captcha = { CAPTCHA_SITE_KEY: '1x00000000', CAPTCHA_SECRET: '1x00000001' };
  const real = { ...production, ...captcha, ENCRYPTION_KEYS };
  // Its company may be said in the back office; an invented one stands in for it no more.
  expect(parseEnvironment({ ...real, ...payments })).toMatchObject({
    namedSeller: null,
    sampleSeller: null,
  });
  expect(parseEnvironment({ ...real, ...payments, ...seller })).toMatchObject({
    isProduction: true,
    captcha: { siteKey: '1x00000000', secret: '1x00000001' },
  });
});

it('takes no payments that nobody pays in production', () => {
  const ENCRYPTION_KEYS = `a:${randomBytes(32).toString('base64')}`;
  const captcha = { CAPTCHA_SITE_KEY: '1x00000000', CAPTCHA_SECRET: '1x00000001' };
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' };
  const real = { ...production, ...captcha, ...seller, ...payments, ENCRYPTION_KEYS };
  for (const names of [
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['LOANS_API_URL', 'LOANS_USERNAME', 'LOANS_PASSWORD', 'LOANS_SECRET'],
  ]) {
    const [first = '', second = ''] = names;
    const none = Object.fromEntries(names.map((name) => [name, '']));
    expect(() => parseEnvironment({ ...real, ...none })).toThrow(`${first} is missing`);
    expect(() => parseEnvironment({ ...real, [second]: '' })).toThrow(`${second} is missing`);
  }
  // With real cards, Twisto is offered neither with its keys nor without them.
  const noTwisto = { ...real, TWISTO_SECRET_KEY: '', TWISTO_PUBLIC_KEY: '' };
  expect(parseEnvironment(noTwisto).twisto).toBeUndefined();
  const half = { ...real, TWISTO_PUBLIC_KEY: '' };
  expect(() => parseEnvironment(half)).toThrow('TWISTO_PUBLIC_KEY is missing');
});

it('names a wrong key of a payment without repeating it', () => {
  const wrong = { STRIPE_SECRET_KEY: 'geheim', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(() => parseEnvironment(wrong)).toThrow(/^STRIPE_SECRET_KEY is not valid: expected a/);
  expect(() => parseEnvironment(wrong)).not.toThrow(/geheim/);
});

it('lets a sandbox into production only where somebody allows it', () => {
  const ENCRYPTION_KEYS = `a:${randomBytes(32).toString('base64')}`;
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' };
  const allowed = { ...production, ENCRYPTION_KEYS, ALLOW_SANDBOX: '1' };
  expect(parseEnvironment(allowed).captcha).toBeUndefined();
  expect(() => parseEnvironment({ ...allowed, ALLOW_SANDBOX: '0' })).toThrow('ALLOW_SANDBOX=1');
  expect(() => parseEnvironment({ CAPTCHA_SECRET: '1x00000001' })).toThrow('CAPTCHA_SITE_KEY');
  expect(parseEnvironment({}).captcha).toBeUndefined();
});

it('writes invoices of a demonstration company until it is told a whole one', () => {
  expect(parseEnvironment({})).toMatchObject({
    namedSeller: null,
    sampleSeller: { country: 'CZ', companyId: '12345679' },
  });
  expect(parseEnvironment({ MARKET: 'ro' }).sampleSeller).toMatchObject({ vatId: 'RO12345674' });
  expect(parseEnvironment(seller).namedSeller).toMatchObject({
    name: 'Krám a.s.',
    iban: 'CZ6508000000192000145399',
  });
  const { SELLER_IBAN: _, ...half } = seller;
  expect(() => parseEnvironment(half)).toThrow('SELLER_IBAN is missing');
  const wrong = { ...seller, SELLER_IBAN: 'CZ66 0800 0000 1920 0014 5399' };
  expect(() => parseEnvironment(wrong)).toThrow('SELLER_IBAN is not valid: expected an IBAN.');
});

it.each([
  ['SELLER_NAME', '東京'],
  ['SELLER_NAME', '🙂'],
  ['SELLER_IBAN', 'CZ6508000000192000145390'],
  ['SELLER_BIC', 'GIBACZP'],
  ['SELLER_BIC', 'GIBACZ1X'],
  ['SELLER_BIC', 'gibaczpx'],
])('refuses at the start a %s of %s, which no payment order could carry', (name, value) => {
  expect(() => parseEnvironment({ ...seller, [name]: value })).toThrow(`${name} is not valid`);
});
