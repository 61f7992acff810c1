import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suggestedChecks } from '#core/service/suggested-checks.ts';
import { suggestedMessages } from '#core/service/suggested-messages.ts';
import { newStaff } from '#tests/api/warehouse/picking-steps.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addMessageTemplate, addServiceOperation } from '#tests/support/factories/service.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { prepareRepairShop, startRepairApp } from './repair-fixture.ts';

let app: TestApp;
let technician: TestClient;
beforeAll(async () => {
  app = await startRepairApp();
});
beforeEach(async () => {
  await prepareRepairShop(app);
  technician = await signIn(app, 'service_tech');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const take = (list: 'checks' | 'messages', by = technician) =>
  by.post('bench-suggestions-take', { body: { list } });
const general = suggestedChecks.filter(({ operation }) => operation === null);

it('gives a shop without any the suggested checks, but not those of what it does not do', async () => {
  const { knex } = app.deps;
  const { id } = await addServiceOperation(knex, { slug: 'vymena-baterie' });
  const done = await take('checks');
  expect(done).toEqual({
    changeSetId: expect.any(Number),
    added: general.length + 1,
    kept: 0,
  });
  const rows = await knex('repair_checks').orderBy('position');
  expect(rows.filter(({ operation_id: of }) => of === id)).toMatchObject([
    { name_cs: 'Kondice nové baterie', kind: 'number', is_required: true, is_active: true },
  ]);
  // Once more there is nothing left to add.
  expect(await take('checks')).toEqual({ changeSetId: null, added: 0, kept: general.length + 1 });
});

it('leaves what a shop has of the same name, and comes below it', async () => {
  const { knex } = app.deps;
  const [first] = suggestedMessages;
  const own = { ...first, text_cs: 'Po svém: {device}', position: 40 };
  await addMessageTemplate(knex, own);
  expect(await take('messages')).toMatchObject({ added: suggestedMessages.length - 1, kept: 1 });
  const rows = await knex('repair_message_templates').orderBy('position');
  expect(rows[0]).toMatchObject({ position: 40, text_cs: own.text_cs });
  expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
});

it('is taken back as one change, and is no matter of who only reads the lists', async () => {
  const { changeSetId } = await take('checks');
  const admin = await signIn(app, 'admin');
  await admin.post('admin-change-undo', { params: { id: changeSetId ?? 0 }, body: {} });
  expect(await app.deps.knex('repair_checks')).toEqual([]);
  const support = await newStaff(app, 'support');
  await expect(take('checks', support)).rejects.toMatchObject({ status: 403 });
});
