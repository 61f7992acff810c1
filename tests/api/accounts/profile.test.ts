import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { truncateAll } from '#tests/support/database.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { address, member, startAccountApp, type AccountApp } from './account-fixture.ts';

let app: AccountApp;
beforeAll(async () => {
  app = await startAccountApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await app.deps.knex.raw('delete from jobs.job');
  await app.mails();
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const person = (more: object = {}) => ({
  first_name: 'Jana',
  last_name: 'Nová',
  phone: '601 234 567',
  company: '',
  registration_number: '',
  vat_number: '',
  language: 'cs',
  wants_news: false,
  ...more,
});
const save = (client: TestClient, more: object = {}) =>
  client.changeBy('PATCH', 'user-profile/personal-data/', person(more));

describe('personal data', () => {
  it('are kept, named in the session, and signed under reviews', async () => {
    const { client } = await member(app);
    expect(await client.get('user-profile', {})).toMatchObject({ firstName: '', isEditable: true });
    const saved = await save(client);
    expect([saved.status, await saved.json()]).toEqual([
      200,
      {
        e_mail: 'jana@posta.example',
        role: 'customer',
        language: 'cs',
        news: 'none',
        first_name: 'Jana',
        last_name: 'Nová',
        phone: '+420601234567',
        company: '',
        registration_number: '',
        vat_number: '',
        is_editable: true,
      },
    ]);
    const { user } = await client.get('config', {});
    expect(user?.name).toBe('Jana Nová');
  });

  it('of a shop account are read and never changed (SPECIFICATION 6)', async () => {
    const { client } = await member(app, { role: 'shop' });
    expect(await client.get('user-profile', {})).toMatchObject({ isEditable: false });
    const refused = await save(client);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { detail: 'Osobní údaje účtu prodejny nelze měnit.' },
    ]);
    expect(await app.deps.knex('user_profiles')).toEqual([]);
  });

  it('of a business name its company', async () => {
    const { client } = await member(app, { role: 'business' });
    const refused = await save(client);
    expect(await refused.json()).toEqual({
      company: ['Tato hodnota je požadována.'],
      registration_number: ['Tato hodnota je požadována.'],
    });
    const company = { company: 'Zkušební s.r.o.', registration_number: '99999994' };
    expect((await save(client, company)).status).toBe(200);
  });

  it('never change the role, the price level or the address of the account', async () => {
    const { client, id } = await member(app);
    await save(client, { role: 'admin', e_mail: 'x@y.cz', price_level_id: 1, user_id: 99 });
    expect(await app.deps.knex('users').where({ id }).first('role', 'e_mail')).toEqual({
      role: 'customer',
      e_mail: 'jana@posta.example',
    });
    expect(await app.deps.knex('user_profiles').first('user_id', 'price_level_id')).toEqual({
      user_id: id,
      price_level_id: null,
    });
  });

  it('begin and end the news, the beginning confirmed from the mailbox', async () => {
    const { client } = await member(app);
    expect(await (await save(client, { wants_news: true })).json()).toMatchObject({
      news: 'waiting',
    });
    await save(client, { wants_news: true });
    expect(await app.mails()).toHaveLength(1);
    await app.deps.knex('subscribers').update({ status: 'confirmed' });
    expect(await client.get('user-profile', {})).toMatchObject({ news: 'confirmed' });
    expect(await (await save(client)).json()).toMatchObject({ news: 'none' });
  });

  it('choose the language of the account and of the browser', async () => {
    const { client } = await member(app);
    await save(client, { language: 'ro' });
    expect(client.cookies.get('language')).toBe('ro');
    expect((await client.get('config', {})).language).toBe('ro');
  });
});

describe('saved addresses', () => {
  const add = (client: TestClient, more: object = {}) =>
    client.change('user-profile/addresses/', address(more));
  const defaults = async (client: TestClient) =>
    (await client.get('user-addresses', {})).addresses.map(
      ({ id, kind, isDefault }) => `${kind} ${String(id)}${isDefault ? ' default' : ''}`,
    );

  it('have one default of each kind, whatever is added, changed and removed', async () => {
    const { client } = await member(app);
    expect((await add(client)).status).toBe(201);
    await add(client, { kind: 'billing' });
    await add(client, { is_default: true });
    expect(await defaults(client)).toEqual([
      'billing 2 default',
      'delivery 3 default',
      'delivery 1',
    ]);
    await client.changeBy('PATCH', 'user-profile/addresses/3/', address({ kind: 'billing' }));
    expect(await defaults(client)).toEqual([
      'billing 2 default',
      'billing 3',
      'delivery 1 default',
    ]);
    await client.changeBy('DELETE', 'user-profile/addresses/2/');
    expect(await defaults(client)).toEqual(['billing 3 default', 'delivery 1 default']);
  });

  it('follow the rules of the market and of the country', async () => {
    const { client } = await member(app);
    const wrong = await add(client, { postcode: '1100', phone: '12', street: ' ' });
    expect(await wrong.json()).toEqual({
      street: ['Tato hodnota je požadována.'],
      postcode: ['Neplatné PSČ'],
      phone: ['Neplatné telefonní číslo'],
    });
    expect((await add(client, { country: 'DE', postcode: '10115' })).status).toBe(201);
  });

  it('are at most twenty, also when many come at once', async () => {
    const { client } = await member(app);
    const all = await Promise.all(Array.from({ length: 23 }, () => add(client)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(await all.find(({ status }) => status === 400)?.json()).toEqual({
      non_field_errors: ['Uložit lze nejvýš 20 adres. Nejdřív nějakou smažte.'],
    });
  });

  it('of somebody else are not there', async () => {
    const { client } = await member(app);
    await add(client);
    const { client: other } = await member(app, { eMail: 'petr@posta.example' });
    expect((await other.get('user-addresses', {})).addresses).toEqual([]);
    const path = 'user-profile/addresses/1/';
    expect((await other.changeBy('PATCH', path, address({ city: 'Brno' }))).status).toBe(404);
    expect((await other.changeBy('DELETE', path)).status).toBe(404);
    expect((await client.get('user-addresses', {})).addresses).toMatchObject([{ city: 'Kladno' }]);
  });
});

it('sums up what somebody has in the shop', async () => {
  const { client } = await member(app);
  await client.change('user-profile/addresses/', address());
  expect(await client.get('user-summary', {})).toEqual({
    name: 'Jana Nováková',
    counts: {
      orders: 0,
      openOrders: 0,
      addresses: 1,
      favourites: 0,
      reviews: 0,
      openReservations: 0,
      openBuybacks: 0,
    },
  });
});
