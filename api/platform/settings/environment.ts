import { resolve } from 'node:path';
import { z } from 'zod';
import { marketCodes } from '#core/market/market.ts';
import { namedSellerOf, sampleSellerOf, sellerVariables } from './seller-settings.ts';
import { missingForPayments, paymentSettingsOf, paymentVariables } from './payment-settings.ts';
import { fastlySettingsOf, fastlyVariables } from './fastly-settings.ts';
import { carrierSettingsOf, carrierVariables } from './carrier-settings.ts';
import { liftagoSettingsOf, liftagoVariables } from './liftago-settings.ts';
import { StartError } from '../faults/start-error.ts';

const port = (expected: string) =>
  z.coerce.number(expected).int(expected).min(0, expected).max(65_535, expected);
const urlOf = (expected: string, ...protocols: readonly string[]) =>
  z.string().refine((text) => {
    return URL.canParse(text) && protocols.includes(new URL(text).protocol);
  }, expected);

const postgresUrl = urlOf(
  'an address such as postgres://user:password@host/name',
  'postgres:',
  'postgresql:',
);
const keyList = 'keys as "id:base64,id:base64", each of 32 bytes, the one that encrypts first';

const encryptionKeys = z.string().transform((text, context) => {
  const keys = text.split(',').map((part) => {
    const [id = '', base64 = ''] = part.trim().split(':');
    return { id, key: Buffer.from(base64, 'base64') };
  });
  const ids = new Set(keys.map(({ id }) => id));
  const valid = keys.every(({ id, key }) => /^[\w-]{1,32}$/.test(id) && key.length === 32);
  if (valid && ids.size === keys.length) return keys;
  context.addIssue({ code: 'custom', message: keyList });
  return z.NEVER;
});

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'development, test or production')
    .default('development'),
  PORT: port('a port from 0 to 65535').default(3000),
  HOST: z.string().optional(),
  MAX_CONNECTIONS: z.coerce
    .number('a number of connections')
    .int('a number of connections')
    .min(100, 'at least 100 connections')
    .max(1_000_000, 'at most 1000000 connections')
    .default(5_000),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((path) => resolve(path)),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_POOL_MAX: z.coerce
    .number('a number of connections')
    .int('a number of connections')
    .min(2, 'at least 2 connections')
    .max(500, 'at most 500 connections')
    .default(10),
  MARKET: z.enum(marketCodes, `one of ${marketCodes.join(', ')}`).default('cz'),
  PUBLIC_URL: urlOf('an address such as https://shop.example', 'http:', 'https:').optional(),
  SMTP_URL: urlOf('an address such as smtp://user:password@host:587', 'smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().min(3).optional(),
  SEED_STAFF_PASSWORD: z
    .string()
    .min(12, 'at least 12 characters')
    .max(128, 'at most 128 characters')
    .optional(),
  SEED_HISTORY: z.coerce
    .number('a number of days, 0 for none')
    .int('a number of days, 0 for none')
    .min(0, 'a number of days, 0 for none')
    .max(365, 'at most 365 days')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  CARD_HOLD_DAYS: z.coerce
    .number('a number of days')
    .int('a number of days')
    .min(3, 'at least 3 days')
    .max(30, 'at most 30 days')
    .default(7),
  SECOND_FACTOR_MINUTES: z.coerce
    .number('a number of minutes')
    .int('a number of minutes')
    .min(1, 'at least 1 minute')
    .max(720, 'at most 720 minutes')
    .default(15),
  METRICS_PORT: port('a port from 0 to 65535, 0 for none').optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  ENCRYPTION_KEYS: encryptionKeys.optional(),
  BACKUP_DIR: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[02-9ac-hj-np-z]{58}$/, 'a public key as npm run backup -- new-key prints it')
    .optional(),
  TRUST_PROXY: z.coerce
    .number('a number of proxies')
    .int('a number of proxies')
    .min(0, 'a number of proxies')
    .max(10, 'a number of proxies')
    .default(0),
  CAPTCHA_SITE_KEY: z.string().min(10, 'the site key of Turnstile').optional(),
  CAPTCHA_SECRET: z.string().min(10, 'the secret key of Turnstile').optional(),
  ALLOW_SANDBOX: z.enum(['0', '1'], '1 to allow sandboxes in production').default('0'),
  ENQUIRIES_MAIL: z.email('an e-mail address').optional(),
  MEILI_URL: urlOf('an address such as http://localhost:7700', 'http:', 'https:').optional(),
  MEILI_API_KEY: z.string().min(1).optional(),
  PRIVATE_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
    .refine(
      (hosts) => hosts.every((host) => /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\]):\d{1,5}$/.test(host)),
      'hosts with their ports, such as sklad.firma.lan:8080',
    )
    .optional(),
  REPLY_CACHE_MB: z.coerce
    .number('megabytes, 0 for none')
    .min(0, 'megabytes, 0 for none')
    .max(4096, 'megabytes, 0 for none')
    .default(32),
  COMPANY_REGISTER: z.enum(['sandbox', 'public'], 'sandbox or public').default('sandbox'),
  ...sellerVariables,
  ...paymentVariables,
  ...liftagoVariables,
  ...carrierVariables,
  ...fastlyVariables,
});

export type Environment = ReturnType<typeof parseEnvironment>;

const neededInProduction = {
  PUBLIC_URL: 'mails and links need the address of the shop',
  ENCRYPTION_KEYS: 'keys that were made in the data folder are lost with it',
} as const;

/** What both keys of the captcha make together; undefined stands for the sandbox. */
function captchaOf({ CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret }: z.output<typeof schema>) {
  if (siteKey !== undefined && secret !== undefined) return { siteKey, secret };
  if (siteKey === undefined && secret === undefined) return undefined;
  const missing = siteKey === undefined ? 'CAPTCHA_SITE_KEY' : 'CAPTCHA_SECRET';
  throw new StartError(`${missing} is missing: the captcha needs both of its keys.`);
}

/** A real shop does not live on what is only good enough for trying it out. */
function requireForProduction(data: z.output<typeof schema>): void {
  for (const [name, reason] of Object.entries(neededInProduction)) {
    if (data[name as keyof typeof neededInProduction] !== undefined) continue; // its own keys
    throw new StartError(`${name} is missing: with NODE_ENV=production, ${reason}.`);
  }
  if (captchaOf(data) === undefined && data.ALLOW_SANDBOX !== '1') {
    throw new StartError(
      'CAPTCHA_SECRET is missing: with NODE_ENV=production, a sandbox that keeps nobody out starts only with ALLOW_SANDBOX=1.',
    );
  }
  const missing = missingForPayments(data);
  if (missing !== null && data.ALLOW_SANDBOX !== '1') throw new StartError(missing);
}

/**
 * Reads the settings once; an empty value counts as none. Throws StartError with one line that
 * names the first wrong variable, what was expected, and never the value, which may be a secret.
 */
export function parseEnvironment(
  variables: Readonly<Record<string, string | undefined>> = process.env,
) {
  const given = Object.entries(variables).filter(([, value]) => value?.trim() !== '');
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    throw new StartError(`${name} is not valid: expected ${issue?.message ?? 'another value'}.`);
  }
  const { data } = parsed;
  if (data.NODE_ENV === 'production') requireForProduction(data);
  const showsSamples = data.NODE_ENV !== 'production' || data.ALLOW_SANDBOX === '1';
  return {
    isProduction: data.NODE_ENV === 'production',
    isTest: data.NODE_ENV === 'test',
    /** Whether texts that were only written for trying the shop out may be read. */
    showsSamples,
    port: data.PORT,
    host: data.HOST,
    /** Open at once at the shop's own port. */
    mostConnections: data.MAX_CONNECTIONS,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    databaseReplicaUrl: data.DATABASE_REPLICA_URL,
    databasePoolMax: data.DATABASE_POOL_MAX,
    market: data.MARKET,
    publicUrl: (data.PUBLIC_URL ?? `http://localhost:${String(data.PORT)}`).replace(/\/+$/, ''),
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    seedStaffPassword: data.SEED_STAFF_PASSWORD,
    /** Days of invented history that the demonstration shop is filled with; tests have none that they do not ask for. */
    seedHistoryDays: data.SEED_HISTORY ?? (data.NODE_ENV === 'test' ? 0 : 90),
    logLevel: data.LOG_LEVEL,
    cardHoldDays: data.CARD_HOLD_DAYS,
    /** For how long a second factor that was proved is good for what it guards. */
    secondFactorMinutes: data.SECOND_FACTOR_MINUTES,
    metricsPort: data.METRICS_PORT,
    metricsHost: data.METRICS_HOST,
    encryptionKeys: data.ENCRYPTION_KEYS,
    backupDir: data.BACKUP_DIR ?? resolve(data.DATA_DIR, 'backups'),
    /** Whose private key alone opens backups. */
    backupRecipient: data.BACKUP_RECIPIENT,
    trustedProxies: data.TRUST_PROXY,
    captcha: captchaOf(data),
    ...paymentSettingsOf(data),
    ...liftagoSettingsOf(data),
    ...carrierSettingsOf(data),
    ...fastlySettingsOf(data),
    /** Whether companies are looked up in the public register of the market. */
    companyRegister: data.COMPANY_REGISTER,
    enquiriesMail: data.ENQUIRIES_MAIL,
    meili:
      data.MEILI_URL === undefined ? null : { url: data.MEILI_URL, apiKey: data.MEILI_API_KEY },
    /** Hosts of a private network that imports may read all the same. */
    privateHosts: data.PRIVATE_HOSTS ?? [],
    replyCacheMegabytes: data.REPLY_CACHE_MB,
    /** The company that the environment names; without it, the one that staff keep (read-seller.ts). */
    namedSeller: namedSellerOf(data, data.MARKET),
    /** An invented company for a shop that is only tried out. */
    sampleSeller: showsSamples ? sampleSellerOf(data.MARKET) : null,
  } as const;
}
