import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ApiError } from '#core/contract/client.ts';
import {
  answersA,
  answersB,
  answersC,
  emptyShop,
  imeiOf,
  insertDevices,
  offerBody,
  saleBody,
} from '#tests/support/buyback-fixture.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let desk: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-10-01T10:00:00Z') });
});
beforeEach(async () => {
  await insertDevices(app.deps.knex);
  desk = await signIn(app, 'buyback_desk');
  admin = await signIn(app, 'admin');
  await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
});
afterAll(async () => {
  await emptyShop(app.deps.knex);
  await app.close();
});

type Status = Parameters<typeof move>[0];
const detail = (id = 1) => desk.get('admin-buyback-detail', { params: { id } });
const move = async (
  status:
    | 'received'
    | 'rejected'
    | 'cancelled'
    | 'paid'
    | 'payout_pending'
    | 'accepted'
    | 'counter_offered'
    | 'inspected'
    | 'returning'
    | 'returned',
  who = admin,
) => {
  const { version } = await detail();
  const body = { status, reason: 'převzato na pobočce', version };
  return who.post('admin-buyback-move', { params: { id: 1 }, body });
};
const moveAll = async (...path: Status[]) => {
  for (const status of path) await move(status);
};
const inspect = async (deviceConditionChoices: string[], note = '') => {
  const { version } = await detail();
  const body = { deviceConditionChoices, note, version };
  return desk.post('admin-buyback-inspect', { params: { id: 1 }, body });
};
const mailKinds = async () =>
  (await app.deps.knex('mails').orderBy('id').select('kind')).map(({ kind }: { kind: string }) =>
    kind.replace('buyback-', ''),
  );
const counterCode = async () => {
  const row: { code: string } | undefined = await app.deps.knex('counter_offers').first('code');
  return row?.code ?? '';
};
const refusalOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('was not refused');
  // The body of a refusal is an object.
  return { status: error.status, body: Object(error.body) as Record<string, unknown> };
};

it('answers a stale change with 409 and the current row, and changes nothing', async () => {
  await move('received');
  const body = { status: 'cancelled', reason: 'omyl', version: 1 } as const;
  const refused = await refusalOf(desk.post('admin-buyback-move', { params: { id: 1 }, body }));
  expect(refused).toMatchObject({
    status: 409,
    body: { current: { status: 'received', version: 2 } },
  });
  expect((await detail()).status).toBe('received');
});

it('lets one of two parallel changes through', async () => {
  const body = { status: 'received', reason: 'přišlo', version: 1 } as const;
  const answers = await Promise.allSettled(
    [desk, admin].map((who) => who.post('admin-buyback-move', { params: { id: 1 }, body })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await detail()).history).toHaveLength(3);
});

it.each(['paid', 'accepted', 'counter_offered', 'inspected', 'returned'] as const)(
  'refuses the move from awaiting_device to %s on its field',
  async (status) => {
    const refused = await refusalOf(move(status));
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['status']]);
    expect((await detail()).version).toBe(1);
  },
);

it('accepts a device as described, pays it and tells the customer each time', async () => {
  await move('received');
  expect(await inspect(answersB)).toMatchObject({
    status: 'accepted',
    price: 5_900,
    inspection: { quality: 'B', price: 5_900 },
  });
  expect((await refusalOf(move('payout_pending', desk))).status).toBe(403);
  await moveAll('payout_pending', 'paid');
  expect((await detail()).status).toBe('paid');
  expect(await mailKinds()).toEqual(['confirmation', 'received', 'accepted', 'paid']);
});

it('has a paid device in stock, not for sale yet, with a passport that knows it again', async () => {
  const { knex } = app.deps;
  const pieces = () =>
    knex('products as p')
      .join('stock as s', 's.product_id', 'p.id')
      .join('stock_places as l', 'l.id', 's.place_id')
      .join('device_passports as d', 'd.id', 'p.passport_id')
      .select('p.grade', 'p.bought_for', 'p.is_on_sale', 's.on_hand', 'l.code', 'd.serial_last4');
  await move('received');
  await inspect(answersB);
  await move('payout_pending');
  expect(await pieces()).toEqual([]);
  await move('paid');
  expect(await pieces()).toEqual([
    {
      ...{ grade: 'B', bought_for: 5_900, is_on_sale: false, on_hand: 1, code: 'warehouse' },
      serial_last4: imeiOf(1).slice(-4),
    },
  ]);
  expect(await knex('device_passport_events').pluck('kind')).toEqual(['bought_back']);
});

it('puts two devices of one colour into stock when both are paid at once', async () => {
  const { knex } = app.deps;
  await app.client().change('buyback/sell-online/', saleBody(imeiOf(2)));
  const ids = [1, 2];
  const moveOne = async (id: number, status: Status) => {
    const { version } = await detail(id);
    const body = { status, reason: 'převzato na pobočce', version };
    return admin.post('admin-buyback-move', { params: { id }, body });
  };
  for (const id of ids) {
    await moveOne(id, 'received');
    const { version } = await detail(id);
    const body = { deviceConditionChoices: answersB, note: '', version };
    await desk.post('admin-buyback-inspect', { params: { id }, body });
    await moveOne(id, 'payout_pending');
  }
  await Promise.all(ids.map((id) => moveOne(id, 'paid')));
  expect(await knex('master_products').pluck('id')).toHaveLength(1);
  expect(await knex('products').pluck('grade')).toEqual(['B', 'B']);
});

it('puts nothing into stock when the payment is not recorded', async () => {
  await move('received');
  await inspect(answersB);
  await move('payout_pending');
  const { version } = await detail();
  const stale = { status: 'paid', reason: 'proplaceno', version: version - 1 } as const;
  const refused = await refusalOf(
    admin.post('admin-buyback-move', { params: { id: 1 }, body: stale }),
  );
  expect(refused.status).toBe(409);
  expect(await app.deps.knex('products').count()).toEqual([{ count: 0 }]);
});

it('pays more for a better device and says so in the history', async () => {
  await move('received');
  const inspected = await inspect(answersA);
  expect(inspected).toMatchObject({ status: 'accepted', price: 7_700, quality: 'A' });
  expect(inspected.history.at(-1)).toMatchObject({ to: 'accepted', reason: 'raised' });
});

it('makes a counter-offer for a lower grade, which the customer accepts once', async () => {
  await move('received');
  expect(await inspect(answersC, 'Rám je promáčklý.')).toMatchObject({
    status: 'counter_offered',
    price: 5_900,
  });
  const params = { code: await counterCode() };
  const client = app.client();
  expect(await client.get('buyback-counter-offer', { params })).toMatchObject({
    price: 3_200,
    originalPrice: 5_900,
    quality: 'C',
    originalQuality: 'B',
    differences: [{ name: 'Tělo', answered: 'body stav B', found: 'body stav C' }],
    note: 'Rám je promáčklý.',
    decision: 'open',
    answerBy: '2026-10-21T21:59:59.999Z',
  });
  const decide = (decision: 'accept' | 'refuse') =>
    client.post('buyback-counter-offer-decide', { params, body: { decision } });
  const twice = await Promise.all([decide('accept'), decide('accept')]);
  expect(twice.map(({ decision }) => decision)).toEqual(['accepted', 'accepted']);
  expect((await refusalOf(decide('refuse'))).status).toBe(409);
  expect(await detail()).toMatchObject({ status: 'accepted', price: 3_200, quality: 'C' });
  expect(await mailKinds()).toEqual(['confirmation', 'received', 'counter-offer', 'accepted']);
  expect((await refusalOf(inspect(answersC))).status).toBe(400);
});

it('sends the device back free of charge when the customer refuses', async () => {
  await move('received');
  await inspect(answersC);
  const params = { code: await counterCode() };
  const body = { decision: 'refuse' } as const;
  await app.client().post('buyback-counter-offer-decide', { params, body });
  expect(await detail()).toMatchObject({ status: 'returning', price: 5_900 });
  await move('returned');
  expect((await mailKinds()).slice(-2)).toEqual(['returning', 'returned']);
});

it('never lets staff answer a counter-offer for the customer', async () => {
  await move('received');
  await inspect(answersC);
  expect((await refusalOf(move('accepted'))).status).toBe(400);
});

it('rejects a device that the price list does not buy as it is', async () => {
  await move('received');
  const locked = [...answersB.slice(0, 4), 'lock_no'];
  expect(await inspect(locked)).toMatchObject({ status: 'rejected', price: 5_900 });
  expect((await mailKinds()).at(-1)).toBe('rejected');
});

it.each([
  ['an open question', answersB.slice(1)],
  ['an unknown choice', [...answersB.slice(1), 'display_golden']],
])('refuses an inspection with %s', async (_, choices) => {
  await move('received');
  const refused = await refusalOf(inspect(choices));
  expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['device_condition_choices']]);
  expect(await app.deps.knex('buyback_inspections')).toEqual([]);
});

it('keeps a mere quote out of what a sale may do', async () => {
  await app.client().change('buyback/send-to-email/', offerBody());
  const body = { status: 'received', reason: 'omyl', version: 1 } as const;
  const refused = await refusalOf(desk.post('admin-buyback-move', { params: { id: 2 }, body }));
  expect(refused.status).toBe(400);
});

it('lets one of an acceptance and a refusal at the same moment count', async () => {
  await move('received');
  await inspect(answersC);
  const params = { code: await counterCode() };
  const decisions = (['accept', 'refuse', 'accept', 'refuse'] as const).map((decision) =>
    app.client().change(`buyback/counter-offer/${params.code}/decide/`, { decision }),
  );
  const statuses = (await Promise.all(decisions)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 409, 409]);
  expect((await detail()).history).toHaveLength(6);
});
