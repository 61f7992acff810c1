import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyPersonalRows } from '#api/import/customers/forget-customers.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { importer } from './subjects.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const file = [
  'E-mail;Jméno;Příjmení;Telefon;Firma;Ulice;Město;PSČ',
  'jan@example.com;Jan;Nový;777123456;;Dlouhá 1;Praha;11000',
  'firma@example.com;;;;Firma s.r.o.;;;',
  'JAN@example.com;Jan;Podruhé;;;;;',
  'spatne;Petr;Starý;;;;;',
] as const;
const people = () =>
  app.deps.knex('users').where('e_mail', 'like', '%@example.com').orderBy('e_mail');
const bring = async () => {
  const files = importer(app, admin);
  const work = await files.check(await files.upload('customers', ...file));
  return { files, work, done: await files.apply(work) };
};

it('makes accounts without a password and without consent, and mails nobody by itself', async () => {
  const { work, done, files } = await bring();
  expect(work.counts).toMatchObject({ new: 2, refused: 2 });
  expect(done.counts).toMatchObject({ applied: 2 });
  const made = await people().whereIn('role', ['customer', 'business']);
  expect(made.map((row) => [row.e_mail, row.role, row.name, row.has_password])).toEqual([
    ['firma@example.com', 'business', 'Firma s.r.o.', false],
    ['jan@example.com', 'customer', 'Jan Nový', false],
  ]);
  expect(await app.deps.knex('subscribers').select()).toEqual([]);
  const mails = await app.deps.knex('mails').whereLike('recipient', '%@example.com').pluck('kind');
  expect(mails).toEqual([]);
  expect(await app.deps.knex('user_addresses').pluck('city')).toEqual(['Praha']);
  const signedIn = app.client().post('auth-login', {
    body: { eMail: 'jan@example.com', password: 'cokoliv-dlouheho' },
  });
  expect((await refusalOf(signedIn)).status).toBe(401);
  // A second file leaves what their owners have.
  const again = await files.check(await files.upload('customers', ...file));
  expect(again.counts).toMatchObject({ new: 0, same: 2 });
});

it('writes to them when somebody says so, once, and the link gives them a password', async () => {
  const { work } = await bring();
  const press = () => admin.post('import-invite', { params: { id: work.id } });
  expect(await press()).toEqual({ invited: 2 });
  await app.deps.jobs.runDue();
  const invited = await app.deps
    .knex('mails')
    .where({ kind: 'account-invitation' })
    .orderBy('recipient')
    .pluck('recipient');
  expect(invited).toEqual(['firma@example.com', 'jan@example.com']);
  expect(await press()).toEqual({ invited: 0 });
});

it('is taken back by one undo, but for accounts that are used', async () => {
  const { done, files } = await bring();
  await app.deps.knex('users').where({ e_mail: 'jan@example.com' }).update({ has_password: true });
  await files.undo(done);
  expect(await people().whereIn('role', ['customer', 'business']).pluck('e_mail')).toEqual([
    'jan@example.com',
  ]);
});

it('is for whoever manages accounts', async () => {
  const { work } = await bring();
  const editor = await signIn(app, 'catalogue_editor');
  const { id } = work;
  expect(await refusalOf(editor.get('import-read', { params: { id } }))).toMatchObject({
    status: 403,
  });
  expect(await refusalOf(editor.get('import-error-file', { params: { id } }))).toMatchObject({
    status: 403,
  });
  const { results } = await editor.get('import-list', {});
  expect(results).toEqual([]);
  const asked = importer(app, editor).upload('customers', ...file);
  await expect(asked).rejects.toThrow();
});

it('keeps no copy of people: made rows are emptied at once, others after a week', async () => {
  const { work } = await bring();
  const cells = () =>
    app.deps.knex('import_rows').where({ import_id: work.id }).orderBy('place').pluck('cells');
  expect((await cells()).map((row: readonly string[]) => row.length)).toEqual([0, 0, 8, 8]);
  const changes = await app.deps
    .knex('change_entries')
    .where({ table_name: 'imported_accounts' })
    .select();
  expect(JSON.stringify(changes)).not.toContain('@');
  await emptyPersonalRows(app.deps.knex, new Date(app.deps.now().getTime() + 8 * 86_400_000));
  expect((await cells()).flat()).toEqual([]);
});
