import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteApplications } from '#api/careers/delete-applications.ts';
import type { OutgoingMail } from '#api/platform/mail/transport.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addJobApplication, addJobOffer } from '#tests/support/factories/content.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let admin: TestClient;
let id: number;
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
  app.logs.length = 0;
  app.clock.now = new Date('2026-11-21T12:00:00Z');
  await truncateAll(app.deps.knex);
  await app.deps.knex.raw('delete from jobs.job');
  const offer = await addJobOffer(app.deps.knex, { slug: 'technik', title_ro: 'Tehnician' });
  const row = await addJobApplication(app.deps.knex, {
    job_offer_id: offer.id,
    full_name: 'Ioana Pop',
    e_mail: 'ioana@posta.example',
    phone: '+40721234567',
    language: 'ro',
    created_at: app.clock.now,
  });
  id = row.id;
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const detail = () => admin.get('admin-job-application', { params: { id } });
const move = (from: 'new' | 'read' | 'invited' | 'refused', to: 'new' | 'read' | 'hired') =>
  admin.post('admin-job-application-move', { params: { id }, body: { from, to } });
const answer = (from: 'new' | 'invited', to: 'invited' | 'refused', text: string) =>
  admin.post('admin-job-application-answer', { params: { id }, body: { from, to, text } });

describe('what staff see of an applicant', () => {
  it('is masked, and says when it is deleted and what may be written in their language', async () => {
    const seen = await detail();
    expect(seen).toMatchObject({
      fullName: 'Ioana Pop',
      eMail: 'i…@posta.example',
      phone: '…567',
      status: 'new',
      deletedOn: '2027-05-21',
      answers: [],
    });
    expect(seen.drafts.map(({ status }) => status)).toEqual(['invited', 'refused', 'hired']);
    expect(seen.drafts[0]?.text).toContain('Tehnician');
    expect(JSON.stringify(seen)).not.toMatch(/ioana@|0721234567/);
  });

  it('is a contact in clear for a reason, which is on record', async () => {
    const asked = { thing: 'application', id, field: 'phone_number', reason: 'Voláme' } as const;
    expect((await admin.post('contact-reveal', { body: asked })).value).toBe('+40721234567');
    expect(await app.deps.knex('contact_readings').select('thing', 'thing_id')).toEqual([
      { thing: 'application', thing_id: id },
    ]);
  });

  it('is a list of one state', async () => {
    const of = async (status: 'new' | 'hired') =>
      (await admin.get('admin-job-application-list', { query: { status } })).count;
    expect([await of('new'), await of('hired')]).toEqual([1, 0]);
  });
});

describe('what becomes of an application', () => {
  it('is said by hand, without a mail, and taken back', async () => {
    expect(await move('new', 'read')).toMatchObject({ status: 'read', handledBy: 'Jana Nováková' });
    expect((await move('read', 'new')).status).toBe('new');
    await app.deps.jobs.runDue();
    expect(outbox).toEqual([]);
  });

  it('is decided by one of two people, and never by a way that there is not', async () => {
    await move('new', 'read');
    expect(await refusalOf(move('new', 'hired'))).toMatchObject({
      status: 400,
      body: { non_field_errors: [expect.stringContaining('mezitím')] },
    });
    await app.deps.knex('job_applications').update({ status: 'refused' });
    expect(await refusalOf(move('refused', 'hired'))).toMatchObject({
      status: 400,
      body: { to: [expect.any(String)] },
    });
    expect((await detail()).status).toBe('refused');
  });
});

describe('an answer', () => {
  it('is mailed as it was written, in the language of the form, each with its own text', async () => {
    await answer('new', 'invited', 'vă așteptăm luni la 10.\n\nAduceți un act. {job}');
    await answer('invited', 'refused', 'ne pare rău.');
    await app.deps.jobs.runDue();
    expect(outbox.map(({ recipient }) => recipient)).toEqual(Array(2).fill('ioana@posta.example'));
    const [invited = '', refused = ''] = outbox
      .toSorted((a, b) => b.text.length - a.text.length)
      .map(({ subject, text }) => `${subject}\n${text}`);
    expect(invited).toMatch(/^Vă invităm la interviu: Tehnician/);
    expect(invited).toContain('vă așteptăm luni la 10.\n\nAduceți un act. {job}');
    expect(refused).toContain('ne pare rău.');
    expect(await detail()).toMatchObject({
      status: 'refused',
      answers: [{ status: 'refused' }, { status: 'invited', writtenBy: 'Jana Nováková' }],
    });
    expect(app.logs.join('')).not.toMatch(/ioana|luni la 10/i);
  });

  it('is not sent twice by two people', async () => {
    const both = await Promise.allSettled([
      answer('new', 'invited', 'ano'),
      answer('new', 'refused', 'ne'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await app.deps.jobs.runDue();
    expect(outbox).toHaveLength(1);
  });

  it('has to say something', async () => {
    expect(await refusalOf(answer('new', 'invited', '  '))).toMatchObject({
      status: 400,
      body: { text: [expect.any(String)] },
    });
  });

  it('goes with its application after six months, and the mail about it too', async () => {
    await answer('new', 'invited', 'vă așteptăm.');
    await app.deps.jobs.runDue();
    app.clock.now = new Date('2027-05-21T02:50:00Z');
    await deleteApplications.run({}, app.deps);
    const { knex } = app.deps;
    expect(await knex('job_applications').select('id')).toEqual([]);
    expect(await knex('job_application_answers').select('id')).toEqual([]);
    expect(await knex('mails').select('id')).toEqual([]);
  });
});

it('lets only those in who may read CVs', async () => {
  const editor = await signIn(app, 'content');
  const asked = [
    editor.get('admin-job-application-list', { query: {} }),
    editor.get('admin-job-application', { params: { id } }),
    editor.get('admin-job-application-cv', { params: { id } }),
    editor.post('admin-job-application-move', {
      params: { id },
      body: { from: 'new', to: 'read' },
    }),
  ];
  for (const one of asked) expect((await refusalOf(one)).status).toBe(403);
});
