import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetSubscribers } from '#api/newsletter/forget-subscribers.ts';
import type { OutgoingMail } from '#api/platform/mail/transport.ts';
import { truncateAll } from '#tests/support/database.ts';
import { fieldsOf } from '#tests/support/refused-fields.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
const outbox: OutgoingMail[] = [];
beforeAll(async () => {
  const send = (mail: OutgoingMail) => {
    outbox.push(mail);
    return Promise.resolve();
  };
  app = await startTestApp({ mailTransport: { send } });
});
beforeEach(async () => {
  outbox.length = 0;
  app.clock.now = new Date('2026-11-21T12:00:00Z');
  await truncateAll(app.deps.knex);
  await app.deps.knex.raw('delete from jobs.job');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const eMail = 'jana.nova@posta.example';
const ask = (address = eMail, more = {}) =>
  app.client().change('news/subscriber/add-subscriber/', { e_mail: address, ...more });
const codeOf = (mail: OutgoingMail | undefined) =>
  /novinky-e-mailem\/([\w-]{22})/.exec(mail?.text ?? '')?.[1] ?? '';
const later = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};
const subscribed = async () => {
  await ask();
  await app.deps.jobs.runDue();
  return codeOf(outbox.at(-1));
};

describe('asking for news', () => {
  it('starts nothing until the mailbox confirmed it', async () => {
    const code = await subscribed();
    const client = app.client();
    const state = () => client.get('news-subscriber', { params: { code } });
    expect(await state()).toEqual({ status: 'waiting', eMail: 'j***@posta.example' });
    await client.post('news-subscriber-confirm', { params: { code } });
    expect((await state()).status).toBe('confirmed');
    await client.post('news-subscriber-remove', { params: { code } });
    expect((await state()).status).toBe('unsubscribed');
  });

  it('answers the same whether or not the address is known', async () => {
    const code = await subscribed();
    await app.client().post('news-subscriber-confirm', { params: { code } });
    later(60);
    const [known, unknown] = [await ask(), await ask('jiny@posta.example')];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    await app.deps.jobs.runDue();
    // The difference is told in the mailbox alone.
    expect(
      outbox
        .slice(1)
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual(['Novinky už odebíráte', 'Potvrďte prosím odběr novinek']);
  });

  it('mails an address once in a quarter of an hour', async () => {
    await subscribed();
    await ask();
    await app.deps.jobs.runDue();
    expect(outbox).toHaveLength(1);
    later(16);
    await ask();
    await app.deps.jobs.runDue();
    expect(outbox).toHaveLength(2);
    expect(codeOf(outbox[1])).toBe(codeOf(outbox[0]));
  });

  it('refuses what is no address and keeps nothing for a program', async () => {
    const refused = await ask('nikdo');
    expect([refused.status, await fieldsOf(refused)]).toEqual([400, ['e_mail']]);
    expect((await ask(eMail, { website: 'x' })).status).toBe(204);
    expect(await app.deps.knex('subscribers').select('id')).toEqual([]);
  });

  it('keeps the address out of the log', async () => {
    await subscribed();
    expect(app.logs.join('')).not.toContain('jana.nova');
  });
});

it('knows no subscription by another code', async () => {
  await subscribed();
  for (const code of ['AAAAAAAAAAAAAAAAAAAAAA', 'a%00b']) {
    expect((await app.client().fetch(`/api/new/news/subscriber/${code}/`)).status).toBe(404);
  }
  const change = await app.client().change('news/subscriber/AAAAAAAAAAAAAAAAAAAAAA/confirm/');
  expect(change.status).toBe(404);
});

it('forgets who did not confirm within a week, and their mails', async () => {
  const code = await subscribed();
  later(7 * 24 * 60 + 1);
  await forgetSubscribers.run({}, app.deps);
  expect((await app.client().fetch(`/api/new/news/subscriber/${code}/`)).status).toBe(404);
  expect(await app.deps.knex('mails').where('recipient', eMail)).toEqual([]);
});

it('keeps who confirmed', async () => {
  const code = await subscribed();
  await app.client().post('news-subscriber-confirm', { params: { code } });
  later(365 * 24 * 60);
  await forgetSubscribers.run({}, app.deps);
  expect(await app.deps.knex('subscribers').select('status')).toEqual([{ status: 'confirmed' }]);
});
