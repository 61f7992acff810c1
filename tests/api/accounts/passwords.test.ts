import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import {
  codeIn,
  member,
  newPassword,
  password,
  registration,
  startAccountApp,
  type AccountApp,
} from './account-fixture.ts';

const start = new Date('2026-11-21T12:00:00Z');
let app: AccountApp;
beforeAll(async () => {
  app = await startAccountApp();
});
beforeEach(async () => {
  app.clock.now = start;
  await truncateAll(app.deps.knex);
  await app.deps.knex.raw('delete from jobs.job');
  await app.mails();
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const ask = (eMail = 'jana@posta.example') =>
  app.client().change('auth/password-reset/', { e_mail: eMail });
const set = (token: string, text = newPassword) =>
  app.client().change('auth/password-reset/confirm/', {
    token,
    password: text,
    password_confirmation: text,
  });
const change = (client: TestClient, current: string, text = newPassword) =>
  client.change('auth/password-change/', {
    current_password: current,
    password: text,
    password_confirmation: text,
  });
const isSignedIn = async (client: TestClient) => (await client.get('config', {})).user !== null;

it.each(['Heslo123!', 'Password1!', 'Aa1!aaaa', 'Qwerty1!'])(
  'is refused as %s, which anybody would try first',
  async (text) => {
    const { client } = await member(app);
    await ask();
    const code = codeIn((await app.mails())[0]);
    const sign = { password: text, password_confirmation: text };
    await app.client().change('auth/register/', registration({ e_mail: 'nova@posta.example' }));
    const token = codeIn((await app.mails())[0]);
    const answers = [
      await set(code, text),
      await change(client, password, text),
      await app.client().change('auth/register/confirm/', { token, ...sign }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(JSON.stringify(await answer.json())).toContain('brzy uhodl');
    }
    expect((await set(code)).status).toBe(204);
  },
);

describe('a forgotten password', () => {
  it('is replaced by a link of a mail, which ends every session', async () => {
    const { client } = await member(app);
    await ask();
    const code = codeIn((await app.mails())[0]);
    expect((await set(code)).status).toBe(204);
    expect(await isSignedIn(client)).toBe(false);
    expect((await app.client().login('jana@posta.example', password)).status).toBe(401);
    expect((await app.client().login('jana@posta.example', newPassword)).status).toBe(200);
    expect((await app.mails()).map(({ subject }) => subject)).toEqual(['Vaše heslo bylo změněno']);
  });

  it('is asked for with the same answer whether or not there is an account', async () => {
    await member(app);
    const known = await ask();
    const unknown = await ask('petr@posta.example');
    const shapeOf = async (answer: Response) => [answer.status, await answer.text()];
    expect(await shapeOf(known)).toEqual(await shapeOf(unknown));
    const mails = await app.mails();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['jana@posta.example', 'Nové heslo k vašemu účtu'],
      ['petr@posta.example', 'Účet s touto adresou u nás není'],
    ]);
    expect(codeIn(mails[1])).toBe('');
  });

  it('is set once by a link that is used twice at once', async () => {
    await member(app);
    await ask();
    const code = codeIn((await app.mails())[0]);
    const answers = await Promise.all([set(code), set(code, 'Treti-heslo-3')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect(await app.mails()).toHaveLength(1);
  });

  it('is not set by a link after an hour, by an older link, by any other text', async () => {
    await member(app);
    await ask();
    await ask();
    const [older, newer] = await app.mails();
    expect((await set(codeIn(newer))).status).toBe(204);
    const refused = await set(codeIn(older));
    expect([refused.status, await refused.json()]).toEqual([
      404,
      { detail: 'Odkaz už neplatí nebo byl použit. Nechte si prosím poslat nový.' },
    ]);
    await ask();
    const late = codeIn((await app.mails()).at(-1));
    app.clock.now = new Date(start.getTime() + 3_600_000);
    expect((await set(late)).status).toBe(404);
    expect((await set('x'.repeat(43))).status).toBe(404);
  });

  it('keeps a link that was good but for the password', async () => {
    await member(app, { role: 'support' });
    await ask();
    const code = codeIn((await app.mails())[0]);
    const short = await set(code, 'Heslo12!');
    expect([short.status, await short.json()]).toEqual([
      400,
      { password: ['Heslo zaměstnance musí mít alespoň 12 znaků.'] },
    ]);
    expect((await set(code)).status).toBe(204);
  });

  it('is mailed five times an hour to one address', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await ask()).status).toBe(204);
    expect((await ask()).status).toBe(429);
  });

  it('is stored nowhere in a form that opens the account', async () => {
    await member(app);
    await ask();
    const code = codeIn((await app.mails())[0]);
    expect(JSON.stringify(await app.deps.knex('password_resets'))).not.toContain(code);
    expect(app.logs.join('')).not.toContain(code);
  });
});

describe('a change of the password', () => {
  it('needs the current one and ends all other sessions', async () => {
    const { client } = await member(app);
    const other = app.client();
    await other.login('jana@posta.example', password);
    const wrong = await change(client, 'Spatne-heslo-1');
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      { current_password: ['Toto heslo nesouhlasí.'] },
    ]);
    expect(await isSignedIn(other)).toBe(true);
    expect((await change(client, password)).status).toBe(204);
    expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, false]);
    expect((await app.client().login('jana@posta.example', newPassword)).status).toBe(200);
  });

  it('happens once when two come at the same time', async () => {
    const { client } = await member(app);
    const answers = await Promise.all([
      change(client, password),
      change(client, password, 'Treti-heslo-3'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
  });

  it('locks after ten wrong current passwords, as the login does', async () => {
    const { client } = await member(app);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await change(client, 'Spatne-heslo-1')).status).toBe(400);
    }
    expect((await change(client, password)).status).toBe(429);
  });

  it('takes 128 characters that the login takes too, and no more', async () => {
    const { client } = await member(app);
    const long = `Bc2?${'🙂😀'.repeat(62)}`;
    expect((await change(client, password, `${long}x`)).status).toBe(400);
    expect((await change(client, password, long)).status).toBe(204);
    expect((await app.client().login('jana@posta.example', long)).status).toBe(200);
  });
});
