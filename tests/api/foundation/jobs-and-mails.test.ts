import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueMail, sendMailJob } from '#api/platform/mail/queue-mail.ts';
import { resumeMails } from '#api/platform/mail/send-mail.ts';
import { createMailTransport, type OutgoingMail } from '#api/platform/mail/transport.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const request = {
  kind: 'greeting',
  subjectKey: 'buyback:1',
  language: 'cs',
  recipient: 'jana@example.org',
} as const;

const sent: OutgoingMail[] = [];
const failures: Error[] = [];
let app: TestApp;
const ran: unknown[] = [];

beforeAll(async () => {
  app = await startTestApp({
    jobs: [{ name: 'note', run: (data) => Promise.resolve(void ran.push(data)) }],
    mailKinds: {
      greeting: ({ language }) =>
        Promise.resolve({ subject: `Ahoj ${language}`, html: '<p>Ahoj</p>', text: 'Ahoj' }),
      obsolete: () => Promise.resolve(null),
    },
    mailTransport: {
      send: (mail) => {
        const failure = failures.pop();
        if (failure) return Promise.reject(failure);
        sent.push(mail);
        return Promise.resolve();
      },
    },
  });
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await app.deps.knex.raw('delete from jobs.job');
  for (const list of [sent, failures, ran]) list.splice(0);
});
afterAll(() => app.close());

const mails = () => app.deps.knex('mails').select('kind', 'sent_at');
const queue = (more: Partial<typeof request> | { kind: string } = {}) =>
  app.deps.knex.transaction((trx) => queueMail(trx, app.deps, { ...request, ...more }));

describe('a job', () => {
  it('is stored with the change that asks for it', async () => {
    await app.deps.knex.transaction((trx) => app.deps.jobs.enqueue(trx, 'note', { id: 1 }));
    expect(await app.deps.jobs.runDue()).toBe(1);
    expect(ran).toEqual([{ id: 1 }]);
    expect(await app.deps.jobs.runDue()).toBe(0);
  });

  it('is gone when the change is rolled back', async () => {
    const { knex, jobs } = app.deps;
    const change = knex.transaction(async (trx) => {
      await jobs.enqueue(trx, 'note', { id: 1 });
      throw new Error('changed my mind');
    });
    await expect(change).rejects.toThrow('changed my mind');
    expect(await jobs.runDue()).toBe(0);
  });

  it('of an unknown name is a bug that stops the change', async () => {
    const { knex, jobs } = app.deps;
    const change = knex.transaction((trx) => jobs.enqueue(trx, 'nothing', {}));
    await expect(change).rejects.toThrow('no queue is called nothing');
  });
});

describe('a mail', () => {
  it('goes out once and is marked, however often its subject queues it', async () => {
    await queue();
    await queue();
    await app.deps.jobs.runDue();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ recipient: request.recipient, subject: 'Ahoj cs' });
    expect(await mails()).toEqual([{ kind: 'greeting', sent_at: app.clock.now }]);
  });

  it('goes out once although its job runs twice, also at the same moment', async () => {
    await queue();
    await resumeMails(app.deps);
    await Promise.all([app.deps.jobs.runDue(), app.deps.jobs.runDue()]);
    expect(sent).toHaveLength(1);
  });

  it('that was committed before a crash is found again without its job', async () => {
    await queue();
    await app.deps.knex.raw('delete from jobs.job');
    await resumeMails(app.deps);
    await app.deps.jobs.runDue();
    expect(sent).toHaveLength(1);
    await resumeMails(app.deps);
    expect(await app.deps.jobs.runDue()).toBe(0);
  });

  it('that could not be sent stays unsent, is tried again later and logs no address', async () => {
    failures.push(Object.assign(new Error('550 jana@example.org unknown'), { responseCode: 550 }));
    await queue();
    await app.deps.jobs.runDue();
    expect(await mails()).toEqual([{ kind: 'greeting', sent_at: null }]);
    const { rows } = await app.deps.knex.raw<{ rows: { state: string; output: unknown }[] }>(
      `select state, output from jobs.job where name = '${sendMailJob}'`,
    );
    expect(rows[0]?.state).toBe('retry');
    expect(JSON.stringify(rows) + app.logs.join('')).not.toContain('jana');
  });

  it('that failed for the last time says so, and waits for the next start', async () => {
    failures.push(new Error('no route to the mail server'));
    await queue();
    await app.deps.knex.raw('update jobs.job set retry_limit = 0');
    await app.deps.jobs.runDue();
    expect(app.logs.join('')).toContain('a job failed for good');
    expect(await app.deps.jobs.runDue()).toBe(0);
    await resumeMails(app.deps);
    await app.deps.jobs.runDue();
    expect(sent).toHaveLength(1);
  });

  it('that has nothing to say any more counts as done', async () => {
    await queue({ kind: 'obsolete' });
    await app.deps.jobs.runDue();
    expect(sent).toEqual([]);
    expect(await mails()).toEqual([{ kind: 'obsolete', sent_at: app.clock.now }]);
  });
});

it('without SMTP a mail is a file that a repeat overwrites, with the same message id', async () => {
  const transport = createMailTransport(app.deps.environment);
  const mail = {
    id: 7,
    recipient: 'jana@example.org',
    subject: 'Výkup přijat',
    html: '<p>Děkujeme</p>',
    text: 'Děkujeme',
    createdAt: app.clock.now,
  };
  await transport.send(mail);
  const folder = join(app.deps.environment.dataDir, 'mail');
  const first = readFileSync(join(folder, '7.eml'), 'utf8');
  await transport.send(mail);
  expect(readdirSync(folder)).toEqual(['7.eml']);
  const messageId = /^Message-ID: <mail-7\.\d+@localhost>/im;
  expect(messageId.exec(readFileSync(join(folder, '7.eml'), 'utf8'))?.[0]).toBe(
    messageId.exec(first)?.[0],
  );
  expect(first).toMatch(/^To: jana@example\.org/m);
});
