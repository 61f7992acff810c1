import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { createAccount } from '#tests/support/test-app.ts';
import { password, startAccountApp, type AccountApp } from './account-fixture.ts';

const start = new Date('2026-11-21T12:00:00Z');
const eMail = 'jana@posta.example';
let app: AccountApp;
beforeAll(async () => {
  app = await startAccountApp({ TRUST_PROXY: '1' });
});
beforeEach(async () => {
  app.clock.now = start;
  await truncateAll(app.deps.knex);
  await app.deps.knex.raw('delete from jobs.job');
  await app.mails();
  await createAccount(app.deps, { eMail, password, role: 'admin' });
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const from = (address: string, text: string, account = eMail, client = app.client()) =>
  client.change(
    'auth/login/',
    { e_mail: account, password: text },
    { 'x-forwarded-for': `203.0.113.${address}` },
  );

/** One wrong password from each of as many networks. */
async function guess(times: number, account = eMail): Promise<Response[]> {
  const answers: Response[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    answers.push(await from(String(turn), 'Spatne-heslo-1', account));
  }
  return answers;
}
const statusesOf = (answers: readonly Response[]) => answers.map(({ status }) => status);
const wait = (seconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000);
};

describe('guesses of one password from many networks', () => {
  it('wait 1, 2, 4 … seconds after the fifth', async () => {
    const statuses = statusesOf(await guess(60));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(55);
    for (const seconds of [1, 2, 4, 8]) {
      const refused = await from('200', 'Spatne-heslo-1');
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(seconds)]);
      wait(seconds);
      expect((await from('201', 'Spatne-heslo-1')).status).toBe(401);
    }
  });

  it('are answered the same for an account that is not there', async () => {
    const texts = async (account: string) => {
      const answers = await guess(7, account);
      return Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
    };
    expect(await texts('nikdo@posta.example')).toEqual(await texts(eMail));
  });

  it('do not keep the holder out of a network or a browser where they have signed in', async () => {
    const browser = app.client();
    expect((await from('90', password, eMail, browser)).status).toBe(200);
    await guess(60);
    expect((await from('91', password)).status).toBe(429);
    expect((await from('90', password)).status).toBe(200);
    const again = app.client();
    const visitor = browser.cookies.get('visitor') ?? '';
    expect(visitor).not.toBe('');
    again.cookies.set('visitor', visitor);
    expect((await from('92', password, eMail, again)).status).toBe(200);
    // Their coming in does not make the guesses any faster.
    expect((await from('93', 'Spatne-heslo-1')).status).toBe(429);
  });

  it('begin anew after the right password', async () => {
    await guess(5);
    wait(1);
    expect((await from('90', password)).status).toBe(200);
    expect(statusesOf(await guess(5))).toEqual([401, 401, 401, 401, 401]);
  });

  it('are told to the holder once a day', async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      await from(String(turn), 'Spatne-heslo-1');
      wait(900);
    }
    const mails = await app.mails();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [eMail, 'Někdo zkouší heslo k vašemu účtu'],
    ]);
    wait(80_000);
    await guess(1);
    expect(await app.mails()).toHaveLength(1);
  });

  it('send nothing where there is no account', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      await from(String(turn), 'Spatne-heslo-1', 'nikdo@posta.example');
      wait(900);
    }
    expect(await app.mails()).toEqual([]);
  });
});
