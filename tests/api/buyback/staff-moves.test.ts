import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  answersB,
  imeiOf,
  insertDevices,
  offerBody,
  saleBody,
} from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openDesk } from './buyback-desk.ts';

let app: TestApp;
let at: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-10-01T10:00:00Z') });
});
beforeEach(async () => {
  await insertDevices(app.deps.knex);
  at = await openDesk(app);
  await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

it('answers a stale change with 409 and the current row, and changes nothing', async () => {
  await at.move('received');
  const body = { status: 'cancelled', reason: 'omyl', version: 1 } as const;
  const refused = await refusalOf(at.desk.post('admin-buyback-move', { params: { id: 1 }, body }));
  expect(refused).toMatchObject({
    status: 409,
    body: { current: { status: 'received', version: 2 } },
  });
  expect((await at.detail()).status).toBe('received');
});

it('lets one of two parallel changes through', async () => {
  const body = { status: 'received', reason: 'přišlo', version: 1 } as const;
  const answers = await Promise.allSettled(
    [at.desk, at.admin].map((who) => who.post('admin-buyback-move', { params: { id: 1 }, body })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await at.detail()).history).toHaveLength(3);
});

it.each(['paid', 'accepted', 'counter_offered', 'inspected', 'returned'] as const)(
  'refuses the move from awaiting_device to %s on its field',
  async (status) => {
    const refused = await refusalOf(at.move(status));
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['status']]);
    expect((await at.detail()).version).toBe(1);
  },
);

it('accepts a device as described, pays it and tells the customer each time', async () => {
  await at.move('received');
  expect(await at.inspect(answersB)).toMatchObject({
    status: 'accepted',
    price: 5_900,
    inspection: { quality: 'B', price: 5_900 },
  });
  expect(await at.pay()).toEqual({ paid: 1, refused: [] });
  expect((await at.detail()).status).toBe('paid');
  expect(await at.mailKinds()).toEqual(['confirmation', 'received', 'accepted', 'paid']);
});

it.each(['payout_pending', 'paid'] as const)(
  'lets nobody alone move an accepted device to %s, not even an administrator',
  async (status) => {
    await at.move('received');
    await at.inspect(answersB);
    expect((await refusalOf(at.move(status))).status).toBe(400);
    expect((await at.detail()).status).toBe('accepted');
  },
);

it('keeps a mere quote out of what a sale may do', async () => {
  await app.client().change('buyback/send-to-email/', offerBody());
  const body = { status: 'received', reason: 'omyl', version: 1 } as const;
  const refused = await refusalOf(at.desk.post('admin-buyback-move', { params: { id: 2 }, body }));
  expect(refused.status).toBe(400);
});

it('sends a device back that was accepted for nothing, and none that was accepted for more', async () => {
  await at.move('received');
  await at.inspect(answersB);
  expect((await refusalOf(at.move('rejected'))).status).toBe(400);
  // Stored before a price of 0 was refused.
  await app.deps.knex('buybacks').update({ price: 0 });
  const desk = await at.desk.get('buyback-desk', { params: { id: 1 } });
  expect(desk.moves).toEqual(['rejected']);
  await at.move('rejected');
  await at.move('returning');
  await at.move('returned');
  expect(await app.deps.knex('products')).toEqual([]);
});
