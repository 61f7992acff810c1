import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wipeNotesOfNobody } from '#api/customers/wipe-notes.ts';
import { roles, permissionsOf, isStaff } from '#core/permissions/roles.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addOrder } from '#tests/support/factories/orders.ts';
import { addUser } from '#tests/support/factories/people.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { addPeople, jana, petr } from './customer-fixture.ts';

let app: TestApp;
let support: TestClient;
let made: Awaited<ReturnType<typeof addPeople>>;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  made = await addPeople(app.deps.knex);
  support = await signIn(app, 'support');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const find = (client: TestClient, q: string) => client.post('admin-customer-find', { body: { q } });
const keysOf = async (client: TestClient, q: string) =>
  (await find(client, q)).results.map(({ key }) => key);
const page = (client: TestClient, key: string) => client.get('admin-customer', { params: { key } });
const write = (client: TestClient, key: string, text: string) =>
  client.post('admin-customer-note', { params: { key }, body: { text } });
const janas = () => `account-${String(made.account.id)}`;
const petrs = () => `order-${String(made.petrs.id)}`;

describe('finding', () => {
  it('finds a person by phone, e-mail or name, however they are typed, and once', async () => {
    const said = [
      ...['601 234 567', '+420601234567', '00420 601 234 567', '608111222', jana.toUpperCase()],
      ...['jana mala', 'Malá Jana', 'jana.mala'],
    ];
    for (const q of said) expect([q, await keysOf(support, q)]).toEqual([q, [janas()]]);
    expect(await keysOf(support, 'petr maly')).toEqual([petrs()]);
    expect((await keysOf(support, 'posta.example')).toSorted()).toEqual([janas(), petrs()]);
  });

  it('spells no masked mail or phone out: a part of them finds nobody', async () => {
    const desk = await signIn(app, 'buyback_desk');
    for (const client of [support, desk]) {
      for (const q of ['ana.mala@', 'jana.mal', 'osta.example', '4567', '234567', '6012345']) {
        expect([q, await keysOf(client, q)]).toEqual([q, []]);
      }
    }
  });

  it('finds nobody by goods, by two letters, or by what stands for anything in a pattern', async () => {
    for (const q of ['iPhone', 'KRYT', 'ja', '%%%', '___', 'Nikdo']) {
      expect([q, await keysOf(support, q)]).toEqual([q, []]);
    }
  });

  it('shows masked contacts alone', async () => {
    const [found] = (await find(support, '601234567')).results;
    expect(found).toMatchObject({ name: 'Jana Malá', eMail: 'j…@posta.example', hasAccount: true });
    const text = JSON.stringify(await find(support, '601234567'));
    expect(text).not.toMatch(/jana\.mala|601234567|608111222/);
  });

  it('finds neither a colleague nor a store by its account, nor who was wiped', async () => {
    const { knex } = app.deps;
    await addUser(knex, { e_mail: 'kolega@obmena.example', name: 'Karel Kolega', role: 'picker' });
    await addUser(knex, { e_mail: 'pobocka@obmena.example', name: 'Karel Kolega', role: 'shop' });
    await addUser(knex, { name: 'Karel Kolega', is_active: false });
    expect(await keysOf(support, 'kolega')).toEqual([]);
    const shop = await knex('users').where({ role: 'shop' }).first<{ id: number }>('id');
    expect((await refusalOf(page(support, `account-${String(shop.id)}`))).status).toBe(404);
  });

  it('says when more are found than are shown', async () => {
    const many = Array.from({ length: 25 }, (_, at) => ({
      e_mail: `zak${String(at)}@posta.example`,
      billing_address: { firstName: 'Zdeněk', lastName: 'Mnohý' },
    }));
    await addOrder.many(app.deps.knex, many);
    const found = await find(support, 'mnohy');
    expect([found.results.length, found.isCut]).toEqual([20, true]);
    expect((await find(support, 'petr')).isCut).toBe(false);
  });
});

describe('the page', () => {
  it('shows everything of one person and nothing of another', async () => {
    const seen = await page(support, janas());
    expect(seen).toMatchObject({
      name: 'Jana Malá',
      eMail: 'j…@posta.example',
      account: { kind: 'customer', level: null },
      news: { status: 'confirmed', since: '2026-11-01T08:00:00.000Z' },
      orders: {
        count: 1,
        results: [{ number: made.order.number, status: 'delivered', total: 1_000 }],
      },
      buybacks: { count: 1, results: [{ id: made.buyback.id, status: 'quoted', price: 5_000 }] },
      reservations: { count: 1, results: [{ product: 'Pixel 8', store: 'Brno', status: 'ready' }] },
      withdrawals: { count: 1, results: [{ orderNumber: made.order.number, status: 'requested' }] },
      reviews: { count: 1, results: [{ product: 'Kryt modrý', rating: 4, status: 'waiting' }] },
      enquiries: { count: 1, results: [{ topic: 'order', state: 'open' }] },
      notes: [],
    });
    expect(
      seen.devices?.results.map(({ by, serialLast4 }) => [by, serialLast4]).toSorted(),
    ).toEqual([
      ['buyback', '2222'],
      ['order', '1111'],
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/jana\.mala|601234567|608111222|Dlouhá|Petr/);
  });

  it('is the same by whatever of theirs it is asked for', async () => {
    const { key: _, ...whole } = await page(support, janas());
    const keys = [`order-${String(made.order.id)}`, `buyback-${String(made.buyback.id)}`];
    const more = [
      `reservation-${String(made.reservation.id)}`,
      `enquiry-${String(made.enquiry.id)}`,
    ];
    for (const key of [...keys, ...more]) {
      const { key: __, ...seen } = await page(support, key);
      expect(seen).toEqual(whole);
    }
  });

  it('knows somebody without an account by their e-mail', async () => {
    const seen = await page(support, petrs());
    expect(seen).toMatchObject({ name: 'Petr Malý', account: null, news: null });
    expect(seen.orders?.results.map(({ id }) => id)).toEqual([made.petrs.id]);
    expect(seen.reviews).toEqual({ count: 0, results: [] });
  });

  it('reaches a customer by the existing reveal, for a reason, by the account too', async () => {
    const { contacts } = await page(support, janas());
    expect(contacts.map(({ thing }) => thing)).toEqual(['account', 'order']);
    expect(contacts[0]).toMatchObject({
      fields: [
        { field: 'e_mail', text: 'j…@posta.example' },
        { field: 'phone_number', text: '…222' },
      ],
    });
    const body = { thing: 'account', id: made.account.id, field: 'phone_number' } as const;
    const shown = await support.post('contact-reveal', { body: { ...body, reason: 'Volá' } });
    expect(shown.value).toBe('+420608111222');
    expect(await app.deps.knex('contact_readings').pluck('thing')).toEqual(['account']);
    const colleague = await app.deps
      .knex('users')
      .where({ role: 'support' })
      .first<{ id: number }>('id');
    const asked = { ...body, id: colleague.id, field: 'e_mail', reason: 'Volá' } as const;
    expect((await refusalOf(support.post('contact-reveal', { body: asked }))).status).toBe(404);
  });

  it.each(['order-999', 'order-x', 'nic', 'petr.maly@posta.example'])(
    'answers that nobody is known by %s',
    async (key) => {
      const asked = await support.fetch(`/api/new/admin/customers/${encodeURIComponent(key)}/`);
      expect(asked.status).toBe(404);
    },
  );
});

describe('who sees what', () => {
  it('is closed to every role that does not talk to customers', async () => {
    const closed = roles.filter(
      (role) => isStaff(role) && !permissionsOf(role).includes('customers.read'),
    );
    expect(closed).toContain('picker');
    expect(closed).toContain('warehouse_supervisor');
    for (const role of closed) {
      const client = await signIn(app, role);
      const asked = await Promise.all(
        [find(client, 'jana'), page(client, petrs()), write(client, petrs(), 'Volal.')].map(
          refusalOf,
        ),
      );
      expect([role, asked.map(({ status }) => status)]).toEqual([role, [403, 403, 403]]);
    }
  });

  it('shows the buy-back desk what it may read, and finds nobody by the rest', async () => {
    const desk = await signIn(app, 'buyback_desk');
    expect(await keysOf(desk, 'petr')).toEqual([]);
    expect((await refusalOf(page(desk, petrs()))).status).toBe(404);
    expect((await refusalOf(write(desk, petrs(), 'Volal.'))).status).toBe(404);
    const seen = await page(desk, janas());
    expect(seen).toMatchObject({
      orders: null,
      reservations: null,
      withdrawals: null,
      reviews: null,
      enquiries: null,
      buybacks: { count: 1 },
      devices: { count: 1, results: [{ by: 'buyback' }] },
    });
    expect(seen.contacts.flatMap(({ reveals }) => reveals)).toEqual([]);
  });
});

describe('notes of calls', () => {
  it('are written and read with who and when, the newest first, of that person alone', async () => {
    await write(support, janas(), 'Volala kvůli záruce.');
    await write(support, `order-${String(made.order.id)}`, 'Poslali jsme\nštítek.');
    const { notes } = await page(support, janas());
    expect(notes.map(({ text }) => text)).toEqual([
      'Poslali jsme\nštítek.',
      'Volala kvůli záruce.',
    ]);
    expect(notes[0]).toMatchObject({
      writtenBy: 'Jana Nováková',
      writtenAt: app.clock.now.toISOString(),
    });
    expect((await page(support, petrs())).notes).toEqual([]);
  });

  it('are never changed, by the database', async () => {
    await write(support, janas(), 'Volala.');
    await expect(app.deps.knex('customer_notes').update({ text: 'Nevolala.' })).rejects.toThrow();
  });

  it('go with the last thing of somebody without an account, and not before', async () => {
    const { knex } = app.deps;
    await write(support, petrs(), 'Volal.');
    await write(support, janas(), 'Volala.');
    const job = { id: 1, data: {} };
    await wipeNotesOfNobody.run(job, app.deps);
    expect(await knex('customer_notes')).toHaveLength(2);
    await knex('orders').where({ e_mail: petr }).update({
      e_mail: null,
      billing_address: null,
      delivery_address: null,
      wiped_at: app.clock.now,
    });
    await wipeNotesOfNobody.run(job, app.deps);
    expect(await knex('customer_notes').pluck('e_mail')).toEqual([jana]);
    expect((await refusalOf(page(support, petrs()))).status).toBe(404);
  });
});

it('leaves nothing of a person in logs or addresses', async () => {
  await find(support, jana);
  await find(support, '601 234 567');
  await page(support, janas());
  await write(support, janas(), 'Tajný hovor.');
  expect(app.logs.join()).not.toMatch(/jana\.mala|601.?234.?567|Tajn|Malá/);
});
