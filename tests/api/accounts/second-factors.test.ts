import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { startAccountApp, type AccountApp } from './account-fixture.ts';
import { codeAt } from '#tests/support/totp.ts';
import { addApp, addColleague, firstStep, password } from './factor-fixture.ts';

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

const wait = (seconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000);
};
const prove = (pending: string, code: string, client = app.client()) =>
  client.post('auth-second-step', { body: { pending, code } });
const pendingOf = async (name: string) => (await firstStep(app.client(), name))?.pending ?? '';

/** A colleague with an app. */
async function withApp(name = 'jana') {
  const id = await addColleague(app, 'admin', name);
  const client = app.client();
  await client.login(`${name}@obmena.example`, password);
  return { id, client, ...(await addApp(app, client)) };
}

/** Runs in a shop that is real, where staff may have to have a second factor. */
async function inProduction<T>(run: () => Promise<T>): Promise<T> {
  Object.assign(app.deps.environment, { isProduction: true });
  try {
    return await run();
  } finally {
    Object.assign(app.deps.environment, { isProduction: false });
  }
}

describe('an authenticator app', () => {
  it('is asked for after the password, and opens the session', async () => {
    const { secret } = await withApp();
    wait(60);
    const client = app.client();
    const step = await firstStep(client, 'jana');
    expect(step).toMatchObject({ kind: 'prove', factors: ['totp'] });
    expect((await client.get('config', {})).user).toBeNull();
    const { user } = await prove(step?.pending ?? '', codeAt(secret, app.clock.now), client);
    expect(user.eMail).toBe('jana@obmena.example');
    expect((await client.get('auth-session', {})).user?.role).toBe('admin');
  });

  it('counts only once its first code is given, and that code opens nothing more', async () => {
    await addColleague(app, 'admin', 'jana');
    const client = app.client();
    await client.login('jana@obmena.example', password);
    const { secret } = await client.post('auth-factor-app-begin', { body: { password } });
    expect(await firstStep(app.client(), 'jana')).toBeNull();
    const code = codeAt(secret, app.clock.now);
    await client.post('auth-factor-app-add', { body: { code } });
    expect(await refusalOf(prove(await pendingOf('jana'), code))).toMatchObject({ status: 400 });
  });

  it('gives a code that is taken once, of two who send it at once', async () => {
    const { secret } = await withApp();
    wait(60);
    const code = codeAt(secret, app.clock.now);
    const pendings = [await pendingOf('jana'), await pendingOf('jana')];
    const answers = await Promise.allSettled(pendings.map((pending) => prove(pending, code)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(prove(await pendingOf('jana'), code))).toMatchObject({
      status: 400,
      body: { code: ['Ověření nesouhlasí, nebo už bylo použito. Zkuste nový kód.'] },
    });
  });

  it('is not added without the password, nor by a customer', async () => {
    await addColleague(app, 'admin', 'jana');
    const client = app.client();
    await client.login('jana@obmena.example', password);
    const begin = (body: object) => client.post('auth-factor-app-begin', { body });
    expect(await refusalOf(begin({}))).toMatchObject({ status: 400 });
    expect(await refusalOf(begin({ password: 'Spatne-heslo-1' }))).toMatchObject({ status: 400 });
    await addColleague(app, 'customer', 'petr');
    const customer = app.client();
    await customer.login('petr@obmena.example', password);
    const refused = customer.post('auth-factor-app-begin', { body: { password } });
    expect(await refusalOf(refused)).toMatchObject({ status: 403 });
  });

  it('is kept so that the table tells nobody the secret, and ends sessions of the password', async () => {
    await addColleague(app, 'admin', 'jana');
    const other = app.client();
    await other.login('jana@obmena.example', password);
    const client = app.client();
    await client.login('jana@obmena.example', password);
    const { secret } = await addApp(app, client);
    const row = await app.deps.knex('second_factors').first();
    expect(JSON.stringify(row)).not.toContain(secret);
    expect((await other.get('config', {})).user).toBeNull();
    expect((await client.get('config', {})).user?.name).toBeDefined();
    expect((await app.mails()).map(({ subject }) => subject)).toContain(
      'Přihlášení chrání druhý faktor',
    );
  });
});

describe('guesses of the code', () => {
  it('end the second step after five', async () => {
    await withApp();
    const pending = await pendingOf('jana');
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await refusalOf(prove(pending, '000000'))).status);
      wait(5);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 401]);
  });

  it('wait by account as guesses of the password do, and are told to the holder and the admins', async () => {
    await withApp();
    await addColleague(app, 'admin', 'sefka');
    await app.mails();
    for (let turn = 0; turn < 10; turn += 1) {
      await refusalOf(prove(await pendingOf('jana'), '000000'));
      wait(900);
    }
    await refusalOf(prove(await pendingOf('jana'), '000000'));
    expect(await refusalOf(prove(await pendingOf('jana'), '000000'))).toMatchObject({
      status: 429,
    });
    const mails = await app.mails();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual(
      expect.arrayContaining([
        ['jana@obmena.example', 'Někdo zná heslo k vašemu účtu'],
        ['sefka@obmena.example', 'Někdo zkouší účet zaměstnance'],
      ]),
    );
  });
});

describe('recovery codes', () => {
  it('are shown once, open once each, and are kept unreadable', async () => {
    const { recoveryCodes, client } = await withApp();
    expect(recoveryCodes).toHaveLength(10);
    const [code = ''] = recoveryCodes;
    expect(JSON.stringify(await app.deps.knex('recovery_codes'))).not.toContain(code);
    const { user } = await prove(await pendingOf('jana'), code.toLowerCase());
    expect(user.eMail).toBe('jana@obmena.example');
    expect(await refusalOf(prove(await pendingOf('jana'), code))).toMatchObject({ status: 400 });
    expect((await client.get('auth-factors', {})).recoveryCodesLeft).toBe(9);
    const renewed = await client.post('auth-recovery-codes', { body: { password } });
    expect(renewed.recoveryCodes).not.toContain(recoveryCodes[1]);
    const old = prove(await pendingOf('jana'), recoveryCodes[1] ?? '');
    expect(await refusalOf(old)).toMatchObject({ status: 400 });
  });
});

describe('in a real shop', () => {
  it('whoever pays or reveals gets a second factor before anything else', async () => {
    await addColleague(app, 'admin', 'jana');
    await inProduction(async () => {
      const client = app.client();
      const step = await firstStep(client, 'jana');
      expect(step).toMatchObject({ kind: 'enrol', factors: [] });
      const pending = step?.pending ?? '';
      expect(await refusalOf(prove(pending, '000000'))).toMatchObject({ status: 401 });
      const { secret } = await client.post('auth-factor-app-begin', { body: { pending } });
      const code = codeAt(secret, app.clock.now);
      const added = await client.post('auth-factor-app-add', { body: { pending, code } });
      expect(added.user?.role).toBe('admin');
      expect(added.recoveryCodes).toHaveLength(10);
      const page = app.client();
      for (const [name, value] of client.cookies) page.cookies.set(name, value);
      const { factors, isDemanded } = await page.get('auth-factors', {});
      expect(isDemanded).toBe(true);
      const removed = page.post('auth-factor-remove', {
        body: { id: factors[0]?.id ?? 0, password },
      });
      expect(await refusalOf(removed)).toMatchObject({ status: 409 });
    });
  });

  it('a session from before ends, and a picker needs the password alone', async () => {
    await addColleague(app, 'admin', 'jana');
    await addColleague(app, 'picker', 'petr');
    const client = app.client();
    await client.login('jana@obmena.example', password);
    await inProduction(async () => {
      expect((await client.get('config', {})).user).toBeNull();
      expect(await firstStep(app.client(), 'petr')).toBeNull();
    });
  });

  it('a PIN goes on with the second factor of its device', async () => {
    const { secret } = await withApp();
    await inProduction(async () => {
      wait(60);
      const device = app.client();
      const step = await firstStep(device, 'jana');
      await prove(step?.pending ?? '', codeAt(secret, app.clock.now), device);
      const desk = app.client();
      for (const [name, value] of device.cookies) desk.cookies.set(name, value);
      await desk.post('auth-pin-set', { body: { password, pin: '2580' } });
      const userId = (await desk.get('auth-session', {})).user?.id ?? 0;
      const back = app.client();
      for (const [name, value] of device.cookies) back.cookies.set(name, value);
      await back.post('auth-pin-switch', { body: { userId, pin: '2580' } });
      expect((await back.get('auth-session', {})).user?.id).toBe(userId);
    });
  });
});

describe('a reset by an admin', () => {
  it('takes all away, signs out, is recorded and told', async () => {
    const { id, client } = await withApp();
    await addColleague(app, 'admin', 'sefka');
    const admin = app.client();
    await admin.login('sefka@obmena.example', password);
    await app.mails();
    const page = await admin.get('grid-staff', { query: { limit: 10 } });
    expect(page.results.find((row) => row.id === id)).toMatchObject({ hasSecondFactor: true });
    await admin.post('staff-factors-reset', { body: { id } });
    expect((await client.get('config', {})).user).toBeNull();
    expect(await firstStep(app.client(), 'jana')).toBeNull();
    expect(await app.deps.knex('recovery_codes')).toEqual([]);
    const [recorded] = await app.deps.knex('audit_log').where({ what: 'staff-factors-reset' });
    expect(recorded).toMatchObject({ kind: 'change' });
    expect((await app.mails()).map(({ subject }) => subject)).toContain(
      'Správce zrušil váš druhý faktor',
    );
  });

  it('is for colleagues: not for oneself, a customer, or whoever may not manage accounts', async () => {
    const { id, client } = await withApp();
    const reset = (target: number, by = client) =>
      by.post('staff-factors-reset', { body: { id: target } });
    expect(await refusalOf(reset(id))).toMatchObject({ status: 409 });
    const customer = await addColleague(app, 'customer', 'petr');
    expect(await refusalOf(reset(customer))).toMatchObject({ status: 404 });
    await addColleague(app, 'support', 'eva');
    const support = app.client();
    await support.login('eva@obmena.example', password);
    expect(await refusalOf(reset(id, support))).toMatchObject({ status: 403 });
  });
});
