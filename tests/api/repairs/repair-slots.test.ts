import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '#api/platform/mail/transport.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { fromWire } from '#core/contract/casing.ts';
import { once } from '#tests/api/reservations/reservation-fixture.ts';
import { imeiOf } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addHoursException } from '#tests/support/factories/stock.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import {
  announce,
  deskOf,
  newestId,
  prepareRepairShop,
  repairBody,
  startRepairApp,
} from './repair-fixture.ts';

type Repair = Reply<Endpoints['repair']>;

let app: TestApp;
const sent: OutgoingMail[] = [];
beforeAll(async () => {
  app = await startRepairApp({
    mailTransport: {
      send: (mail) => {
        sent.push(mail);
        return Promise.resolve();
      },
    },
  });
});
beforeEach(async () => {
  await prepareRepairShop(app);
  await app.deps.knex('stores').update({ slot_minutes: 30, slot_capacity: 1 });
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

/** Eleven and half past eleven of the Monday on which the tests run. */
const eleven = '2026-11-23T10:00:00.000Z';
const halfPast = '2026-11-23T10:30:00.000Z';

async function freeSlots(): Promise<string[]> {
  const { slots } = await app.client().get('repair-slots', { query: { store: 'praha' } });
  return slots.map(({ startsAt }) => startsAt);
}

const send = (slot: string, more: Readonly<Record<string, unknown>> = {}) =>
  app.client().change('service/orders/', repairBody({ slot, ...more }));

const choose = async (code: string, startsAt: string | null) => {
  const answer = await app.client().change(`service/orders/${code}/slot/`, { starts_at: startsAt });
  return { status: answer.status, body: fromWire(await answer.json()) };
};

const view = (code: string): Promise<Repair> => app.client().get('repair', { params: { code } });

describe('slots at a store', () => {
  it('are those of its hours from an hour ahead, up to two weeks', async () => {
    const slots = await freeSlots();
    expect(slots[0]).toBe(eleven);
    expect(slots.at(-1)).toBe('2026-12-07T16:30:00.000Z');
    // Sundays are closed.
    expect(slots.some((at) => at.startsWith('2026-11-29'))).toBe(false);
    await app.deps.knex('stores').update({ slot_capacity: 0 });
    expect(await freeSlots()).toEqual([]);
    await app.deps.knex('stores').update({ slot_capacity: 1, is_service_center: false });
    expect(await freeSlots()).toEqual([]);
  });

  it('leave out holidays', async () => {
    await addHoursException(app.deps.knex, { store_id: 1, day: '2026-11-23' });
    expect((await freeSlots())[0]).toBe('2026-11-24T08:00:00.000Z');
  });
});

describe('announcing for a slot', () => {
  it('stands in the mail, on the page and at the desk', async () => {
    const { code } = await announce(app.client(), { slot: eleven });
    expect(await view(code)).toMatchObject({
      slot: { startsAt: eleven, endsAt: halfPast },
      canChooseSlot: true,
    });
    await app.deps.jobs.runDue();
    expect(sent.at(-1)?.text).toMatch(/Termín: pondělí 23\. listopadu v 11:00/);
    const desk = await deskOf(app);
    const { results } = await desk.client.get('admin-repair-today', { query: {} });
    expect(results.map(({ slot, customer }) => [slot?.startsAt, customer])).toEqual([
      [eleven, 'Bořivoj Zelenka'],
    ]);
    expect(await desk.seen(await newestId(app))).toMatchObject({ slot: { startsAt: eleven } });
  });

  it('takes no more than the slot does, however many ask at once, and offers the next ones', async () => {
    const answers = await Promise.all(
      // Neither mail nor device in common, for which they would wait for each other.
      [1, 2, 3].map((n) =>
        send(eleven, { e_mail: `zakaznik${String(n)}@posta.example`, serial: imeiOf(n) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(fromWire(await refused?.json())).toMatchObject({
      slots: [{ startsAt: halfPast }, {}, {}, {}],
    });
    // What is refused leaves nothing behind.
    expect(await app.deps.knex('repairs')).toHaveLength(1);
    expect((await freeSlots())[0]).toBe(halfPast);
  });

  it('is one slot however often it is sent', async () => {
    const headers = once();
    for (const _ of [1, 2]) {
      const answer = await app
        .client()
        .change('service/orders/', repairBody({ slot: eleven }), headers);
      expect(answer.status).toBe(201);
    }
    expect(await app.deps.knex('repair_slots')).toHaveLength(1);
  });

  it('refuses what is no slot, and one for a parcel', async () => {
    expect((await send('2026-11-23T10:07:00.000Z')).status).toBe(409);
    expect((await send('2026-11-23T09:30:00.000Z')).status).toBe(409);
    const parcel = await send(eleven, { way: 'ship' });
    expect(parcel.status).toBe(400);
    expect(await parcel.json()).toHaveProperty('slot');
  });
});

describe('changing a slot by the link', () => {
  it('moves it and frees the one before, with a mail; cancels it', async () => {
    const { code } = await announce(app.client(), { slot: eleven });
    const moved = await choose(code, halfPast);
    expect(moved).toMatchObject({ status: 200, body: { slot: { startsAt: halfPast } } });
    expect(await freeSlots()).toContain(eleven);
    expect(await app.deps.knex('mails').where({ kind: 'repair-slot' })).toHaveLength(1);
    expect(await choose(code, halfPast)).toMatchObject({ status: 200 });
    expect(await app.deps.knex('mails').where({ kind: 'repair-slot' })).toHaveLength(1);
    expect(await choose(code, null)).toMatchObject({ status: 200, body: { slot: null } });
    expect(await freeSlots()).toContain(halfPast);
  });

  it('keeps the own one where the wanted one is full', async () => {
    await announce(app.client(), { slot: eleven, e_mail: 'jiny@posta.example' });
    const { code } = await announce(app.client(), { slot: halfPast });
    expect(await choose(code, eleven)).toMatchObject({ status: 409 });
    expect((await view(code)).slot?.startsAt).toBe(halfPast);
  });

  it('goes to one of several who move to it at once', async () => {
    const codes: string[] = [];
    for (const n of [1, 2, 3, 4]) {
      const { code } = await announce(app.client(), { serial: imeiOf(n) });
      codes.push(code);
    }
    const answers = await Promise.all(codes.map((code) => choose(code, eleven)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await app.deps.knex('repair_slots')).toHaveLength(1);
  });

  it('ends when the slot begins', async () => {
    const { code } = await announce(app.client(), { slot: eleven });
    app.clock.now = new Date(eleven);
    expect(await view(code)).toMatchObject({ canChooseSlot: false });
    expect(await choose(code, null)).toMatchObject({ status: 409 });
  });
});

describe('the slot of a repair', () => {
  it('is free again when it is cancelled', async () => {
    const { code } = await announce(app.client(), { slot: eleven });
    expect(await freeSlots()).not.toContain(eleven);
    await app.client().post('repair-give-up', { params: { code }, body: {} });
    expect(await freeSlots()).toContain(eleven);
  });

  it('is free again when the device came long before, and stays in the list of the day when it came in time', async () => {
    const day = '2026-11-25T10:00:00.000Z';
    await announce(app.client(), { slot: day });
    const desk = await deskOf(app);
    await desk.move(await newestId(app), 'received');
    expect(await freeSlots()).toContain(day);
    await announce(app.client(), { slot: eleven });
    app.clock.now = new Date('2026-11-23T09:50:00Z');
    await desk.move(await newestId(app), 'received');
    const { results } = await desk.client.get('admin-repair-today', { query: { store: 'praha' } });
    expect(results).toMatchObject([{ status: 'received', slot: { startsAt: eleven } }]);
  });
});

describe('how many one e-mail announces', () => {
  it('is five that have not come, in words at the field', async () => {
    for (const _ of [1, 2, 3, 4, 5]) await announce(app.client());
    const sixth = await app.client().change('service/orders/', repairBody());
    expect([sixth.status, await sixth.json()]).toEqual([
      400,
      { e_mail: [expect.stringContaining('5 zařízení')] },
    ]);
    expect(await app.deps.knex('repairs')).toHaveLength(5);
    await announce(app.client(), { e_mail: 'jiny@posta.example' });
    await app.deps.knex('repairs').update({ status: 'received' });
    await announce(app.client());
  });

  it('is ten a day', async () => {
    for (const _ of Array(10)) {
      await announce(app.client());
      await app.deps.knex('repairs').update({ status: 'received' });
    }
    const more = await app.client().change('service/orders/', repairBody());
    expect(more.status).toBe(429);
    expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(await more.text()).toContain('10 oprav');
    app.clock.now = new Date('2026-11-24T09:00:01Z');
    await announce(app.client());
  });
});
