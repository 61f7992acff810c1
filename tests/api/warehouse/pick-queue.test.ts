import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  order,
  orderConfirmed,
  prepareOrderShop,
  startOrderApp,
} from '#tests/api/orders/order-fixture.ts';
import { cash, moveThrough, pay, rowOf } from '#tests/api/orders/order-steps.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { addCrates, newStaff, scan, startRound, warehouseId } from './picking-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await addCrates(app, 'B-1', 'B-2', 'B-3');
});
afterAll(() => app.close());

describe('the queue of picks', () => {
  it('has an order once it is confirmed, and none that waits for money', async () => {
    await order(app.client(), { payment: 'bank-transfer' });
    const picker = await newStaff(app, 'picker');
    expect(await startRound(picker)).toBeNull();
    const { due } = (await rowOf(app, 'orders')) as { due: number }; // a column of it
    await pay(app, due);
    const queue = await picker.get('pick-queue', { query: {} });
    expect(queue.waiting).toMatchObject([{ pieces: 1, skips: 0, isOverdue: false }]);
    expect(JSON.stringify(queue)).not.toMatch(/Zelenka|601 ?234|posta\.example/);
    expect((await startRound(picker))?.picks).toHaveLength(1);
    expect(await rowOf(app, 'orders')).toMatchObject({ status: 'picking' });
  });

  it('gives two pickers who press at once two orders (T-WH-1)', async () => {
    await orderConfirmed(app, app.client(), cash);
    await orderConfirmed(app, app.client(), cash);
    const pickers = await Promise.all([newStaff(app, 'picker'), newStaff(app, 'picker')]);
    const rounds = await Promise.all(pickers.map((picker) => startRound(picker)));
    const numbers = rounds.map((round) => round?.picks[0]?.orderNumber);
    expect(new Set(numbers).size).toBe(2);
    expect(await startRound(await newStaff(app, 'picker'))).toBeNull();
  });

  it('gives an order of a picker who is gone to the next one after two minutes', async () => {
    await orderConfirmed(app, app.client(), cash);
    const gone = await newStaff(app, 'picker');
    const first = await startRound(gone);
    const next = await newStaff(app, 'picker');
    app.clock.now = new Date(app.clock.now.getTime() + 2 * 60_000);
    expect(await startRound(next)).toBeNull();
    app.clock.now = new Date(app.clock.now.getTime() + 1);
    const second = await startRound(next);
    expect(second?.picks[0]?.orderNumber).toBe(first?.picks[0]?.orderNumber);
    const late = await scan(gone, first?.id ?? 0, 'B-1');
    expect(late.answer.outcome).toBe('nothing_to_do');
  });

  it('leaves out what a supervisor packed by hand, in the list, in the numbers and in the books', async () => {
    await orderConfirmed(app, app.client(), cash);
    const picker = await newStaff(app, 'picker');
    expect((await picker.get('pick-queue', { query: {} })).waiting).toHaveLength(1);
    await moveThrough(app, 'picking', 'packed');
    const { places, waiting } = await picker.get('pick-queue', { query: {} });
    expect(waiting).toEqual([]);
    expect(places.map((place) => place.waiting)).toEqual(places.map(() => 0));
    expect(await rowOf(app, 'picks')).toMatchObject({ status: 'cancelled' });
    const { states } = await picker.get('control-room', { query: {} });
    expect(states.filter(({ orders }) => orders > 0)).toEqual([]);
    expect(await startRound(picker)).toBeNull();
  });

  it('keeps a walk by its heartbeat', async () => {
    await orderConfirmed(app, app.client(), cash);
    const picker = await newStaff(app, 'picker');
    const round = await startRound(picker);
    for (let beat = 0; beat < 4; beat += 1) {
      app.clock.now = new Date(app.clock.now.getTime() + 90_000);
      await picker.post('pick-heartbeat', { params: { id: round?.id ?? 0 } });
    }
    expect(await startRound(await newStaff(app, 'picker'))).toBeNull();
  });

  it('puts a skipped order last, and after three skips on the supervisor’s list (T-WH-10)', async () => {
    await orderConfirmed(app, app.client(), cash);
    const picker = await newStaff(app, 'picker');
    for (let skip = 0; skip < 3; skip += 1) {
      const round = await startRound(picker);
      expect((await scan(picker, round?.id ?? 0, 'CMD-SKIP')).answer.outcome).toBe('pick_skipped');
    }
    expect(await startRound(picker)).toBeNull();
    const { waiting } = await picker.get('pick-queue', { query: {} });
    expect(waiting).toMatchObject([{ skips: 3, waitsForSupervisor: true }]);
    const body = { placeId: warehouseId, crates: 1, pickId: waiting[0]?.pickId ?? 0 };
    const supervisor = await newStaff(app, 'warehouse_supervisor');
    expect((await supervisor.post('pick-round-start', { body })).round).not.toBeNull();
  });
});
