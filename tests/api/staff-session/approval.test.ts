import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { useApproval } from '#api/staff-session/use-approval.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { addPerson, password, pin, signInAt, signInWithPin, type Person } from './staff-fixture.ts';

const start = new Date('2026-11-21T06:00:00Z');

let app: TestApp;
let device: TestClient;
let asker: Person;
let boss: Person;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.now = start;
  await truncateAll(app.deps.knex);
  device = app.client();
  boss = await addPerson(app, 'warehouse_supervisor', 'vedouci');
  asker = await addPerson(app, 'support', 'jana');
  await signInWithPin(device, boss);
  await signInAt(device, asker);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const about = { action: 'full_purge', subject: 'all' } as const;
const ask = (more: object = {}) =>
  device.post('auth-supervisor', { body: { eMail: boss.eMail, password, ...about, ...more } });
const use = (token: string, more: object = {}) =>
  app.deps.knex.transaction((trx) =>
    useApproval(trx, { token, ...about, by: asker.id, now: app.clock.now, ...more }),
  );
const invalid = { status: 409, phrase: 'approval_invalid' };

it('is used once, for its action, its subject and who asked, and records both people', async () => {
  const { approval } = await ask();
  await expect(use(approval, { action: 'take_over' })).rejects.toMatchObject(invalid);
  await expect(use(approval, { subject: 'other' })).rejects.toMatchObject(invalid);
  await expect(use(approval, { by: boss.id })).rejects.toMatchObject(invalid);
  expect(await use(approval)).toBe(boss.id);
  await expect(use(approval)).rejects.toMatchObject(invalid);
  const [row] = await app.deps.knex('supervisor_approvals');
  expect(row).toMatchObject({ asked_by: asker.id, approved_by: boss.id, used_at: start, ...about });
});

it('ends after two minutes', async () => {
  const { approval } = await ask();
  app.clock.now = new Date(start.getTime() + 119_999);
  expect(await use(approval)).toBe(boss.id);
  app.clock.now = start;
  const late = await ask();
  app.clock.now = new Date(start.getTime() + 120_000);
  await expect(use(late.approval)).rejects.toMatchObject(invalid);
});

it('is given by PIN on the device where the supervisor signed in', async () => {
  const byPin = { eMail: boss.eMail, pin, ...about };
  const { approval } = await device.post('auth-supervisor', { body: byPin });
  expect(await use(approval)).toBe(boss.id);
  const elsewhere = app.client();
  await signInAt(elsewhere, asker);
  expect((await refusalOf(elsewhere.post('auth-supervisor', { body: byPin }))).status).toBe(400);
});

it('answers the same for a wrong password, an unknown person, no supervisor and oneself', async () => {
  const packer = await addPerson(app, 'packer');
  const told = 'Tímto to potvrdit nelze. Zkontrolujte e-mail a heslo nebo PIN jiného vedoucího.';
  const refused = { status: 400, body: { password: [told] } };
  expect(await refusalOf(ask({ password: 'neznam' }))).toEqual(refused);
  expect(await refusalOf(ask({ eMail: 'nikdo@obmena.example' }))).toEqual(refused);
  expect(await refusalOf(ask({ eMail: packer.eMail }))).toEqual(refused);
  await signInAt(device, boss);
  expect(await refusalOf(ask())).toEqual(refused);
  expect(await app.deps.knex('supervisor_approvals')).toEqual([]);
});

it('is given back where what it allowed was not done', async () => {
  const { approval } = await ask();
  await app.deps.knex
    .transaction(async (trx) => {
      await useApproval(trx, { token: approval, ...about, by: asker.id, now: app.clock.now });
      throw new Error('the order was stale');
    })
    .catch(() => undefined);
  expect(await use(approval)).toBe(boss.id);
});
