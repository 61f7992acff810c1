import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteApplications } from '#api/careers/delete-applications.ts';
import type { OutgoingMail } from '#api/platform/mail/transport.ts';
import { insertContent } from '#api/seed/insert-content.ts';
import { largestCv } from '#core/careers/check-cv.ts';
import { docxFiles, examplePdf, exampleZip, odtFiles } from '#core/careers/zip.example.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { fieldsOf } from '#tests/support/refused-fields.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';

let app: TestApp;
const outbox: OutgoingMail[] = [];
beforeAll(async () => {
  const mailTransport = {
    send: (mail: OutgoingMail) => {
      outbox.push(mail);
      return Promise.resolve();
    },
  };
  app = await startTestApp({ mailTransport });
});
beforeEach(async () => {
  outbox.length = 0;
  app.logs.length = 0;
  app.clock.now = new Date('2026-11-21T12:00:00Z');
  await truncateAll(app.deps.knex);
  await app.deps.knex.raw('delete from jobs.job');
  await app.deps.knex.transaction((trx) => insertContent(trx, 'cz', app.clock.now));
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const slug = 'technik-kontroly-telefonu';
const fieldsNow = (more: Readonly<Record<string, string>> = {}) => ({
  full_name: 'Bořivoj Zelenka',
  e_mail: 'borivoj.zelenka@posta.example',
  phone: '601 234 567',
  note: 'Nastoupím v lednu.',
  consent: 'true',
  captcha: `sandbox.pass.${String(app.clock.now.getTime())}.${randomBytes(12).toString('hex')}`,
  ...more,
});
const apply = (content: Uint8Array | undefined, name = 'cv.pdf', more = {}) =>
  sendForm(app.client(), `careers/jobs/${slug}/apply/`, formWith(fieldsNow(more), content, name));
const folder = () => join(app.deps.environment.dataDir, 'private', 'cv');
const files = () => (existsSync(folder()) ? readdirSync(folder()) : []);
const count = async () => (await app.deps.knex('job_applications').select('id')).length;

describe('an application', () => {
  it.each([
    ['cv.pdf', examplePdf('/Secret (Zelenka)')],
    ['Můj životopis.odt', exampleZip(odtFiles)],
    ['cv.docx', exampleZip(docxFiles)],
  ])('is stored with %s, encrypted and outside of everything that is served', async (name, cv) => {
    const before = files();
    const answer = await apply(cv, name);
    expect(answer.status).toBe(204);
    const [file = ''] = files().filter((each) => !before.includes(each));
    expect(statSync(join(folder(), file)).mode & 0o777).toBe(0o600);
    const kept = readFileSync(join(folder(), file));
    expect(kept.includes(Buffer.from(cv.subarray(0, 16)))).toBe(false);
    for (const path of [`/private/cv/${file}`, `/media/../private/cv/${file}`]) {
      expect((await app.client().fetch(path)).headers.get('content-type')).not.toBe(
        'application/pdf',
      );
    }
    const admin = await signIn(app, 'admin');
    const { results } = await admin.get('admin-job-application-list', { query: {} });
    expect(results).toMatchObject([{ fullName: 'Bořivoj Zelenka', status: 'new' }]);
    const id = results[0]?.id ?? 0;
    const saved = await admin.get('admin-job-application-cv', { params: { id } });
    expect(Buffer.from(saved.contents, 'base64').equals(Buffer.from(cv))).toBe(true);
    expect(saved.name).toMatch(/^cv-\d+\.(pdf|odt|docx)$/);
    // Never a document: what a stranger sent is data in an answer that no window opens or keeps.
    const onWire = await admin.fetch(`/api/new/admin/job-applications/${String(id)}/cv/`);
    expect(onWire.headers.get('content-type')).toMatch(/^application\/json/);
    expect(onWire.headers.get('x-content-type-options')).toBe('nosniff');
    expect(onWire.headers.get('cache-control')).toBe('no-store');
    expect(await admin.get('admin-job-application', { params: { id } })).toMatchObject({
      status: 'read',
      handledBy: 'Jana Nováková',
    });
    expect(await app.deps.knex('cv_readings').select('id')).toHaveLength(2);
  });

  it('is acknowledged to the applicant and told to the shop without the CV and the person', async () => {
    await apply(examplePdf());
    await app.deps.jobs.runDue();
    const [first, second] = outbox.toSorted((a, b) => a.recipient.localeCompare(b.recipient));
    expect(first?.recipient).toBe('borivoj.zelenka@posta.example');
    expect(first?.text).toContain('Technik kontroly telefonů');
    expect(second?.recipient).toBe('obchod@localhost');
    expect(`${second?.text ?? ''}${second?.html ?? ''}`).not.toContain('Zelenka');
    expect(app.logs.join('')).not.toMatch(/zelenka|601234567/i);
  });

  it('sent twice is stored once, and its mails go out once', async () => {
    const cv = examplePdf();
    expect((await apply(cv)).status).toBe(204);
    expect((await apply(cv)).status).toBe(204);
    await app.deps.jobs.runDue();
    expect([await count(), outbox.length]).toEqual([1, 2]);
  });

  it('is shown to staff with the permission alone, and every refused reading leaves no trace', async () => {
    await apply(examplePdf());
    const support = await signIn(app, 'support');
    const path = '/api/new/admin/job-applications/1/cv/';
    expect((await support.fetch(path)).status).toBe(403);
    expect((await app.client().fetch(path)).status).toBe(401);
    const admin = await signIn(app, 'admin');
    expect((await admin.fetch('/api/new/admin/job-applications/99/cv/')).status).toBe(404);
    expect(await app.deps.knex('cv_readings').select('id')).toHaveLength(0);
  });
});

describe('a CV (T-FORM-9)', () => {
  it.each([
    ['is missing', undefined, 'cv.pdf'],
    ['is empty', new Uint8Array(), 'cv.pdf'],
    [
      'is a program renamed to PDF',
      Buffer.from('MZ\u0090\u0000 This program cannot be run'),
      'cv.pdf',
    ],
    ['has macros', exampleZip([...docxFiles, { name: 'word/vbaProject.bin' }]), 'cv.docx'],
    ['is a bomb', exampleZip([...docxFiles, { name: 'x', claims: 60_000_000 }]), 'cv.docx'],
    ['is a PDF called DOCX', examplePdf(), 'cv.docx'],
    ['is a page', Buffer.from('<script>alert(1)</script>'), 'cv.html'],
  ])('that %s is refused on its field', async (_, content, name) => {
    const before = files();
    const answer = await apply(content, name);
    expect([answer.status, await fieldsOf(answer)]).toEqual([400, ['file']]);
    expect([await count(), files()]).toEqual([0, before]);
  });

  it('of 20 MB is refused, and its sender is told so', async () => {
    expect((await apply(new Uint8Array(20 * 1024 * 1024))).status).toBe(413);
    expect(await count()).toBe(0);
  });

  it('of exactly 5 MiB is taken', async () => {
    const head = examplePdf().subarray(0, -10);
    const cv = Buffer.concat([head, Buffer.alloc(largestCv - head.length - 22, 32)]);
    const whole = Buffer.concat([cv, Buffer.from('\nstartxref\n9\n%%EOF\n   ')]);
    expect(whole.length).toBe(largestCv);
    expect((await apply(whole)).status).toBe(204);
  });
});

describe('the form', () => {
  it.each([
    ['consent', { consent: 'false' }],
    ['e_mail', { e_mail: 'nikdo' }],
    ['phone', { phone: '12' }],
    ['full_name', { full_name: ' ' }],
    ['captcha', { captcha: 'sandbox.fail.1700000000000.0123456789abcdef' }],
  ])('refuses a wrong %s on its field', async (field, more) => {
    const answer = await apply(examplePdf(), 'cv.pdf', more);
    expect([answer.status, await fieldsOf(answer)]).toEqual([400, [field]]);
    expect(await count()).toBe(0);
  });

  it('tells a program that all went well and keeps nothing', async () => {
    expect((await apply(examplePdf(), 'cv.pdf', { website: 'https://x.example' })).status).toBe(
      204,
    );
    expect(await count()).toBe(0);
  });

  it('is closed with its offer', async () => {
    await app.deps.knex('job_offers').where({ slug }).update({ is_open: false });
    expect((await apply(examplePdf())).status).toBe(404);
  });
});

it('deletes applications six months after they came, files and mails included', async () => {
  const before = files();
  await apply(examplePdf());
  await app.deps.jobs.runDue();
  app.clock.now = new Date('2027-05-20T22:30:00Z');
  await deleteApplications.run({}, app.deps);
  expect(await count()).toBe(0);
  expect(files().filter((name) => !before.includes(name))).toEqual([]);
  expect(await app.deps.knex('mails').whereLike('subject_key', 'job-application:%')).toEqual([]);
});

it('keeps applications until then', async () => {
  await apply(examplePdf());
  app.clock.now = new Date('2027-05-19T22:30:00Z');
  await deleteApplications.run({}, app.deps);
  expect(await count()).toBe(1);
});
