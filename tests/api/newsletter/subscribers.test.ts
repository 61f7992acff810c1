import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import { addSubscriber } from '#tests/support/factories/people.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let support: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.logs.length = 0;
  app.clock.now = new Date('2026-11-21T12:00:00Z');
  await truncateAll(app.deps.knex);
  await app.deps.knex.raw('delete from jobs.job');
  support = await signIn(app, 'support');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const eMail = 'jana.nova@posta.example';
const at = (text: string) => new Date(text);
const find = (address: string) =>
  support.post('admin-subscriber-find', { body: { eMail: address } });

/** Somebody who asked in the footer of the shop and confirmed a minute later. */
async function subscribed(): Promise<number> {
  await app.client().change('news/subscriber/add-subscriber/', { e_mail: eMail });
  const row = await app.deps.knex('subscribers').where({ e_mail: eMail }).first('id', 'code');
  app.clock.now = at('2026-11-21T12:01:00Z');
  await app.client().post('news-subscriber-confirm', { params: { code: row?.code ?? '' } });
  return row?.id ?? 0;
}

describe('a subscription', () => {
  it('keeps by what, when and in which wording it was agreed to', async () => {
    await subscribed();
    expect((await find(eMail)).results).toMatchObject([
      {
        eMail: 'j…@posta.example',
        status: 'confirmed',
        since: '2026-11-21T12:01:00.000Z',
        source: 'form',
        askedAt: '2026-11-21T12:00:00.000Z',
        consentText: '2026-11',
        consentAt: '2026-11-21T12:01:00.000Z',
        endedBy: null,
      },
    ]);
  });

  it('goes on by its first consent where it is asked for once more', async () => {
    await subscribed();
    app.clock.now = at('2026-11-21T12:20:00Z');
    await app.client().change('news/subscriber/add-subscriber/', { e_mail: eMail });
    expect((await find(eMail)).results[0]).toMatchObject({
      askedAt: '2026-11-21T12:00:00.000Z',
      consentAt: '2026-11-21T12:01:00.000Z',
    });
  });

  it('makes no consent up where none was kept', async () => {
    await addSubscriber(app.deps.knex, { e_mail: eMail });
    expect((await find(eMail)).results[0]).toMatchObject({
      source: null,
      askedAt: null,
      consentText: null,
      consentAt: null,
    });
  });
});

it('is found by the whole address alone, in whatever case, and never by a part', async () => {
  await subscribed();
  expect((await find('JANA.nova@posta.example')).results).toHaveLength(1);
  expect((await find('nova@posta.example')).results).toEqual([]);
  expect(app.logs.join('')).not.toMatch(/jana\.nova/i);
});

it('lists one state with the numbers of all, of this month by the clocks of the market', async () => {
  const { knex } = app.deps;
  await addSubscriber(knex);
  await addSubscriber(knex, { status: 'waiting' });
  const left = { status: 'unsubscribed' } as const;
  // An hour before and an hour after midnight in Prague.
  await addSubscriber(knex, { ...left, changed_at: at('2026-10-31T22:00:00Z') });
  await addSubscriber(knex, { ...left, changed_at: at('2026-10-31T23:30:00Z') });
  const list = await support.get('admin-subscriber-list', { query: { status: 'unsubscribed' } });
  expect(list.count).toBe(2);
  expect(list.results.map(({ since }) => since.slice(11, 16))).toEqual(['23:30', '22:00']);
  expect(list.numbers).toEqual({ confirmed: 1, waiting: 1, leftThisMonth: 1 });
  expect(JSON.stringify(list)).not.toContain('odber-');
});

describe('whoever asks to be left alone', () => {
  it('is sent nothing from then on, by the name of who did it, and only begins anew alone', async () => {
    const id = await subscribed();
    const end = () => support.post('admin-subscriber-unsubscribe', { params: { id }, body: {} });
    const ended = {
      status: 'unsubscribed',
      endedBy: 'Jana Nováková',
      since: '2026-11-21T12:01:00.000Z',
    };
    expect(await end()).toMatchObject(ended);
    app.clock.now = at('2026-11-21T12:20:00Z');
    expect(await end()).toMatchObject(ended);
    const { code = '' } = (await app.deps.knex('subscribers').where({ id }).first('code')) ?? {};
    await app.client().post('news-subscriber-confirm', { params: { code } });
    expect((await find(eMail)).results[0]).toMatchObject({
      status: 'confirmed',
      endedBy: null,
      consentAt: '2026-11-21T12:20:00.000Z',
    });
  });

  it('has to be there', async () => {
    const end = support.post('admin-subscriber-unsubscribe', { params: { id: 99 }, body: {} });
    expect((await refusalOf(end)).status).toBe(404);
  });
});

describe('the export', () => {
  const body = { status: 'confirmed' } as const;

  it('tells addresses with their consent, runs no formula and is on record', async () => {
    await subscribed();
    await addSubscriber(app.deps.knex, { e_mail: '=cmd@posta.example' });
    await addSubscriber(app.deps.knex, { status: 'waiting', e_mail: 'ceka@posta.example' });
    const admin = await signIn(app, 'admin');
    const file = await admin.post('admin-subscriber-export', { body });
    expect(file).toMatchObject({ name: 'newsletter-confirmed-2026-11-21.csv', count: 2 });
    const [head, ...lines] = file.contents.trim().split('\r\n');
    expect(head).toContain('e_mail;language;status;since;source;asked_at;consent_text;consent_at');
    expect(lines.find((line) => line.startsWith(eMail))).toContain(
      'form;2026-11-21T12:00:00.000Z;2026-11;2026-11-21T12:01:00.000Z',
    );
    expect(file.contents).toContain("'=cmd@posta.example");
    expect(file.contents).not.toContain('ceka@');
    const events = await app.deps.knex('security_events').where({ kind: 'exported' });
    expect(events).toMatchObject([{ subject: 'admin-subscriber-export' }]);
  });

  it('is for who may take addresses out of the house, and for nobody who only answers', async () => {
    const asked = support.post('admin-subscriber-export', { body });
    expect((await refusalOf(asked)).status).toBe(403);
    expect(await app.deps.knex('security_events').where({ kind: 'exported' })).toEqual([]);
  });
});

it('shows an address in clear for a reason alone, to who may', async () => {
  const id = await subscribed();
  const body = {
    thing: 'subscriber',
    id,
    field: 'e_mail',
    reason: 'Volá kvůli odhlášení',
  } as const;
  expect((await support.post('contact-reveal', { body })).value).toBe(eMail);
  const content = await signIn(app, 'content');
  expect((await refusalOf(content.post('contact-reveal', { body }))).status).toBe(403);
  expect((await refusalOf(content.get('admin-subscriber-list', { query: {} }))).status).toBe(403);
});
