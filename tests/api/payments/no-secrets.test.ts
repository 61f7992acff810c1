import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { letJobsRun, openAttempt } from './open-attempt.ts';
import { insertWays } from './order-fixture.ts';

/** What must never be kept or said: a card, what wallets give, what gateways are opened with. */
const secrets = {
  card: '4242424242424242',
  wallet: 'ovoce-penezenky',
  transaction: 'ovoce-twista',
  stripeKey: 'sk_test_ovocestripu',
  webhookSecret: 'whsec_ovocewebhooku',
  twistoKey: `test_key${'ab'.repeat(32)}`,
  loanPassword: 'ovoce-pujcovny',
  loanSecret: 'ovoce-podpisu',
};

let played: TestApp;
let real: TestApp;
beforeAll(async () => {
  played = await startTestApp();
  keepInside();
  real = await startTestApp({
    environment: {
      STRIPE_SECRET_KEY: secrets.stripeKey,
      STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
      TWISTO_PUBLIC_KEY: 'verejny',
      TWISTO_SECRET_KEY: secrets.twistoKey,
      LOANS_API_URL: 'https://localhost:1',
      LOANS_USERNAME: 'shop',
      LOANS_PASSWORD: secrets.loanPassword,
      LOANS_SECRET: secrets.loanSecret,
    },
  });
  await truncateAll(played.deps.knex);
  await insertWays(played.deps.knex);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await truncateAll(played.deps.knex);
  await real.close();
  await played.close();
});

/** Nobody outside answers, and the trouble repeats all that was sent, as a library's might. */
function keepInside(): void {
  const inside = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.startsWith('http://127.0.0.1')) return inside(input, init);
    const body = init?.body instanceof URLSearchParams ? init.body.toString() : init?.body;
    const sent = JSON.stringify([url, init?.headers, body]);
    return Promise.reject(new Error(`could not send ${sent}`));
  });
}

const outcomes = ['paid', 'accepted', 'declined', 'rejected', 'confirm', 'unreachable'];

/** Pays by a wallet and by Twisto, with tokens that hold a card's number. */
async function payByTokens(app: TestApp, outcome: string): Promise<void> {
  for (const [kind, wallet] of [
    ['google_pay', 'google-pay'],
    ['apple_pay', 'apple-pay'],
  ] as const) {
    const { code } = await openAttempt(played, kind);
    const token = `sandbox.${outcome}.${secrets.wallet}.${secrets.card}`;
    await app.client().change(`payment/${wallet}/process/`, { code, payment_token: token });
  }
  const { code } = await openAttempt(played, 'twisto');
  const transaction = `sandbox.${outcome}.${secrets.transaction}.${secrets.card}`;
  await app.client().change(`payment/twisto/${code}/`, { transaction_id: transaction });
}

/** Everything that the database holds, jobs and their outputs among it, as one text. */
async function wholeDatabase({ deps: { knex } }: TestApp): Promise<string> {
  const tables: { name: string }[] = await knex('pg_tables')
    .select(knex.raw("format('%I.%I', schemaname, tablename) as name"))
    .whereNotIn('schemaname', ['pg_catalog', 'information_schema']);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await knex.raw<{ rows: { text: string }[] }>(
      `select t::text as text from ${name} t`,
    );
    texts.push(name, ...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

it('keeps neither cards nor tokens nor keys, in no table and no line of the log', async () => {
  for (const outcome of outcomes) await payByTokens(played, outcome);
  await payByTokens(real, 'paid');
  await openAttempt(played, 'card');
  await openAttempt(real, 'card');
  await letJobsRun(played);
  // What a stranger sends as a message is not kept either.
  for (const provider of ['stripe', 'loans', 'twisto']) {
    await real.client().fetch(`/api/new/payment/callback/${provider}/`, {
      method: 'POST',
      body: JSON.stringify({ card: secrets.card, token: secrets.wallet }),
    });
  }
  const database = await wholeDatabase(played);
  const logs = [...played.logs, ...real.logs].join('\n');
  // The search finds what is there.
  expect(database).toContain('zakaznik@posta.example');
  expect(logs).toContain('a payment was not charged');
  for (const [name, secret] of Object.entries(secrets)) {
    expect([name, database.includes(secret)]).toEqual([name, false]);
    expect([name, logs.includes(secret)]).toEqual([name, false]);
  }
}, 60_000);
