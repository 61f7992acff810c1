import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  items,
  orderConfirmed,
  prepareOrderShop,
  startOrderApp,
} from '#tests/api/orders/order-fixture.ts';
import { cash } from '#tests/api/orders/order-steps.ts';
import { addSmallBox } from '#tests/support/factories/stock.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { addCrates, eanOf, newStaff, scan, startRound, warehouseId } from './picking-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await addCrates(app, 'B-1', 'B-2');
  await addSmallBox(app.deps.knex);
});
afterAll(() => app.close());

const orderCase = () => orderConfirmed(app, app.client(), { ...cash, products: [[items.case, 1]] });

const later = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};

const roomOf = (client: TestClient) =>
  client.get('control-room', { query: { placeId: warehouseId } });

/** How many orders are in each state that has any. */
const counts = async (client: TestClient) =>
  Object.fromEntries(
    (await roomOf(client)).states
      .filter(({ orders }) => orders > 0)
      .map(({ state, orders }) => [state, orders]),
  );

const packScan = (packer: TestClient, text: string) =>
  packer.post('pack-scan', { body: { operationId: randomUUID(), text } });

describe('the control room', () => {
  it('counts an order where it is, from waiting to handed over, and times it', async () => {
    const ean = await eanOf(app, items.case);
    await orderCase();
    const supervisor = await newStaff(app, 'warehouse_supervisor');
    expect(await counts(supervisor)).toEqual({ waiting: 1 });
    const picker = await newStaff(app, 'picker');
    const round = await startRound(picker);
    expect(await counts(supervisor)).toEqual({ picking: 1 });
    await scan(picker, round?.id ?? 0, 'B-1', ean);
    expect(await counts(supervisor)).toEqual({ to_pack: 1 });
    const packer = await newStaff(app, 'packer');
    const { desk } = await packScan(packer, 'B-1');
    expect(await counts(supervisor)).toEqual({ packing: 1 });
    await packScan(packer, ean);
    later(4);
    await packer.post('pack-finish', {
      params: { id: desk?.id ?? 0 },
      body: { weightGrams: 200, boxId: null, reason: '' },
    });
    expect(await counts(supervisor)).toEqual({ packed: 1 });
    const at = app.clock.now;
    await app.deps.knex('orders').update({ status: 'handed_over', handed_over_at: at });
    expect(await counts(supervisor)).toEqual({});
    const { today } = await roomOf(supervisor);
    expect(today).toEqual({
      pickedOrders: 1,
      pickedPieces: 1,
      packedParcels: 1,
      handedOver: 1,
      notFound: 0,
      medianSeconds: 240,
    });
    later(24 * 60);
    const next = await newStaff(app, 'warehouse_supervisor');
    expect((await roomOf(next)).today).toMatchObject({ pickedOrders: 0, handedOver: 0 });
  });

  it('flags what is older than 30:00 and names it', async () => {
    await orderCase();
    const supervisor = await newStaff(app, 'warehouse_supervisor');
    later(30);
    const inTime = await roomOf(supervisor);
    expect(inTime.overdue).toEqual([]);
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    const { overdue, states } = await roomOf(supervisor);
    expect(overdue).toMatchObject([{ state: 'waiting' }]);
    expect(states.find(({ state }) => state === 'waiting')).toMatchObject({
      orders: 1,
      overdue: 1,
      oldestAt: overdue[0]?.placedAt,
    });
  });

  it('tells short picks and those put off three times apart', async () => {
    await orderCase();
    await orderCase();
    const supervisor = await newStaff(app, 'warehouse_supervisor');
    const picker = await newStaff(app, 'picker');
    const round = await startRound(picker);
    await scan(picker, round?.id ?? 0, 'B-1', 'CMD-NOTFOUND');
    const { waiting } = await picker.get('pick-queue', { query: {} });
    await app.deps
      .knex('picks')
      .where({ id: waiting[0]?.pickId ?? 0 })
      .update({ skips: 3 });
    expect(await counts(supervisor)).toEqual({ short: 1, skipped: 1 });
    expect((await roomOf(supervisor)).today.notFound).toBe(1);
  });

  it('says what must leave before a cut-off', async () => {
    await orderCase();
    const supervisor = await newStaff(app, 'warehouse_supervisor');
    const { cutOffs } = await roomOf(supervisor);
    const [row] = await app.deps.knex('picks').select<{ promised_at: Date }[]>('promised_at');
    expect(cutOffs.filter(({ toPick }) => toPick > 0)).toMatchObject([
      { at: row?.promised_at.toISOString(), toPick: 1, toPack: 0, toHandOver: 0, isMissed: false },
    ]);
    later(7 * 24 * 60);
    const late = await roomOf(await newStaff(app, 'warehouse_supervisor'));
    expect(late.cutOffs[0]).toMatchObject({ isMissed: true, toPick: 1 });
  });
});

describe('who is at work', () => {
  it('is told to supervisors of everybody, to others of themselves', async () => {
    const ean = await eanOf(app, items.case);
    await orderCase();
    await orderCase();
    const [one, two] = await Promise.all([newStaff(app, 'picker'), newStaff(app, 'picker')]);
    const round = await startRound(one);
    await startRound(two);
    await scan(one, round?.id ?? 0, 'B-1', ean);
    const supervisor = await newStaff(app, 'warehouse_supervisor');
    const all = await roomOf(supervisor);
    expect(all.atWork).toMatchObject([
      { kind: 'picking', isOwn: false, isLost: false, orders: [{ pieces: 1, done: 0 }] },
    ]);
    expect(all.people).toMatchObject([{ pickedOrders: 1, isOwn: false }]);
    const own = await roomOf(two);
    expect(own.atWork).toMatchObject([{ isOwn: true }]);
    expect(own.people).toEqual([]);
    expect((await roomOf(one)).people).toMatchObject([{ isOwn: true, pickedPieces: 1 }]);
    expect((await roomOf(one)).atWork).toEqual([]);
    expect(JSON.stringify(all)).not.toMatch(/Zelenka|601 ?234|posta\.example/);
  });

  it('says that the lease of a picker has run out', async () => {
    await orderCase();
    await startRound(await newStaff(app, 'picker'));
    later(2);
    const supervisor = await newStaff(app, 'warehouse_supervisor');
    expect((await roomOf(supervisor)).atWork).toMatchObject([{ isLost: false }]);
    app.clock.now = new Date(app.clock.now.getTime() + 1);
    expect((await roomOf(supervisor)).atWork).toMatchObject([{ isLost: true }]);
  });

  it('shows a packer at the desk with what is scanned again', async () => {
    const ean = await eanOf(app, items.case);
    await orderCase();
    const picker = await newStaff(app, 'picker');
    const round = await startRound(picker);
    await scan(picker, round?.id ?? 0, 'B-1', ean);
    const packer = await newStaff(app, 'packer');
    await packScan(packer, 'B-1');
    await packScan(packer, ean);
    expect((await roomOf(packer)).atWork).toMatchObject([
      { kind: 'packing', isOwn: true, leaseUntil: null, orders: [{ pieces: 1, done: 1 }] },
    ]);
  });
});
