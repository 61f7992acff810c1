import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { startAccountApp, type AccountApp } from './account-fixture.ts';
import { addColleague, firstStep, password } from './factor-fixture.ts';
import { PasskeyAuthenticator } from './passkey-authenticator.ts';

const origin = 'http://localhost:3000';
let app: AccountApp;
let key: PasskeyAuthenticator;
beforeAll(async () => {
  app = await startAccountApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await app.deps.knex.raw('delete from jobs.job');
  key = new PasskeyAuthenticator(origin);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const begin = async (client: TestClient) =>
  (await client.post('auth-factor-passkey-begin', { body: { password } })).options;
const add = (client: TestClient, answer: string) =>
  client.post('auth-factor-passkey-add', { body: { name: 'Telefon', answer } });

/** A colleague who has signed in by the password. */
async function colleague() {
  await addColleague(app, 'admin', 'jana');
  const client = app.client();
  await client.login('jana@obmena.example', password);
  return client;
}

/** The second step of a new sign-in, and what the browser is asked for it. */
async function step() {
  const pending = (await firstStep(app.client(), 'jana'))?.pending ?? '';
  const { options } = await app
    .client()
    .post('auth-second-step-passkey-options', { body: { pending } });
  return { pending, options };
}
/** Until the account may be tried again. */
const wait = () => {
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
};
const prove = (pending: string, answer: string) =>
  app.client().post('auth-second-step-passkey', { body: { pending, answer } });

it('is added in the shop’s own address and opens the second step', async () => {
  const client = await colleague();
  const { recoveryCodes } = await add(client, key.make(await begin(client)));
  expect(recoveryCodes).toHaveLength(10);
  expect(await firstStep(app.client(), 'jana')).toMatchObject({
    kind: 'prove',
    factors: ['passkey'],
  });
  const { pending, options } = await step();
  const { user } = await prove(pending, key.prove(options));
  expect(user.eMail).toBe('jana@obmena.example');
});

it('proves nothing a second time, elsewhere, by another key, or without its owner', async () => {
  const client = await colleague();
  await add(client, key.make(await begin(client)));
  const first = await step();
  const answer = key.prove(first.options);
  await prove(first.pending, answer);
  const refused: string[] = [answer, 'nothing', '{}', 'null'];
  for (const used of refused) {
    wait();
    const { pending } = await step();
    expect(await refusalOf(prove(pending, used))).toMatchObject({ status: 400 });
  }
  const { pending, options } = await step();
  const elsewhere = key.prove(options, { origin: 'https://obmena.example.evil' });
  expect(await refusalOf(prove(pending, elsewhere))).toMatchObject({ status: 400 });
  wait();
  const third = await step();
  const other = new PasskeyAuthenticator(origin).prove(third.options);
  expect(await refusalOf(prove(third.pending, other))).toMatchObject({ status: 400 });
});

it('is refused where nobody put a finger on it, and where the question was another', async () => {
  const client = await colleague();
  const options = await begin(client);
  const unproved = key.make(options, { isVerified: false });
  expect(await refusalOf(add(client, unproved))).toMatchObject({
    status: 400,
    body: { answer: ['Ověření nesouhlasí, nebo už bylo použito. Zkuste nový kód.'] },
  });
  // The question was used up by the wrong answer.
  expect(await refusalOf(add(client, key.make(options)))).toMatchObject({ status: 400 });
  const other = key.make(await begin(client), { challenge: 'b3RoZXI' });
  expect(await refusalOf(add(client, other))).toMatchObject({ status: 400 });
  expect(await app.deps.knex('second_factors')).toEqual([]);
});

it('is removed by the password, and the account is left to it where the shop is none', async () => {
  const client = await colleague();
  await add(client, key.make(await begin(client)));
  const page = app.client();
  for (const [name, value] of client.cookies) page.cookies.set(name, value);
  const { factors } = await page.get('auth-factors', {});
  const id = factors[0]?.id ?? 0;
  const remove = (text: string) =>
    page.post('auth-factor-remove', { body: { id, password: text } });
  expect(await refusalOf(remove('Spatne-heslo-1'))).toMatchObject({ status: 400 });
  await remove(password);
  expect(await firstStep(app.client(), 'jana')).toBeNull();
  expect(await app.deps.knex('recovery_codes')).toEqual([]);
});
