import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readIdentity } from '#api/buyback/identity-store.ts';
import { customer, imeiOf, insertDevices, saleBody } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-10-01T10:00:00Z') });
});
beforeEach(async () => {
  await insertDevices(app.deps.knex);
  await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const stored = async () => {
  const [row] = await app.deps.knex('buybacks').select('id', 'code', 'contact', 'status');
  if (!row) throw new Error('nothing was sold');
  return { row, identity: await readIdentity(app.deps.knex, app.deps.cipher, row.id) };
};
const edit = async (changes: Readonly<Record<string, string>>, eMail = customer.e_mail) => {
  const { row } = await stored();
  const body = { code: row.code, e_mail: eMail, ...changes };
  const response = await app.client().change('buyback/edit/', body);
  const reply: unknown = await response.json();
  return { status: response.status, body: reply };
};

it('corrects the account and the address alone, on record, and tells its seller by a mail', async () => {
  const before = await stored();
  const answer = await edit({
    street: 'Nová 5',
    bank_account_full_number: '2000145399/0300',
    identity_card_number: customer.identity_card_number,
  });
  expect(answer).toMatchObject({ status: 200, body: { status: 'awaiting_device' } });
  const { row, identity } = await stored();
  expect(identity).toEqual({ ...before.identity, bankAccount: expect.stringMatching(/0300$/u) });
  expect(row.contact).toEqual({ ...Object(before.row.contact), street: 'Nová 5' });
  const last = await app.deps.knex('buyback_events').orderBy('id', 'desc').first();
  expect(last).toMatchObject({ actor: 'customer', reason: 'edited' });
  expect(await app.deps.knex('mails').pluck('kind')).toContain('buyback-edited');
});

it('tells its seller of each correction, and shows no second arrival in the same state', async () => {
  await edit({ phone_number: '777 123 456' });
  const answer = await edit({ city: 'Praha' });
  expect(answer.body).toMatchObject({
    history: [{ status: 'submitted' }, { status: 'awaiting_device' }],
  });
  const told = await app.deps.knex('mails').where('kind', 'buyback-edited');
  expect(told).toHaveLength(2);
});

it('sends the money elsewhere only for whoever knows the document of the sale', async () => {
  const before = await stored();
  const account = { bank_account_full_number: '2000145399/0300' };
  const refused = { status: 400, body: { identity_card_number: [expect.any(String)] } };
  expect(await edit(account)).toMatchObject(refused);
  expect(await edit({ ...account, identity_card_number: '204 816 358' })).toMatchObject(refused);
  expect(await stored()).toEqual(before);
});

it('says at its field what is wrong, and changes nothing', async () => {
  const before = await stored();
  expect(await edit({ bank_account_full_number: '1' })).toMatchObject({ status: 400 });
  expect(await edit({ postcode: '1' })).toMatchObject({
    status: 400,
    body: { postcode: [expect.any(String)] },
  });
  expect(await stored()).toEqual(before);
});

it('is for whoever knows the code and the e-mail, until the device is here', async () => {
  expect((await edit({ city: 'Praha' }, 'nikdo@posta.example')).status).toBe(404);
  await app.deps.knex('buybacks').update({ status: 'received' });
  expect((await edit({ city: 'Praha' })).status).toBe(409);
});
