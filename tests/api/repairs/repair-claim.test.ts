import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseAll } from '#tests/api/orders/order-steps.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { prepareRepairShop, startRepairApp, takeIn } from './repair-fixture.ts';
import { claimOfGoods, kindsOfMail } from './claim-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startRepairApp();
});
beforeEach(() => prepareRepairShop(app));
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const openNets = (): Promise<number[]> =>
  app.deps
    .knex('order_units as u')
    .join('order_lines as l', 'l.id', 'u.line_id')
    .leftJoin('refund_units as r', 'r.unit_id', 'u.id')
    .whereNull('r.unit_id')
    .where('l.position', 0)
    .orderBy('u.id')
    .pluck('u.net');

describe('a claim that is paid back', () => {
  it('gives the price back once two people agree, keeps the device, and has nothing to fetch', async () => {
    const { claim, desk, id, refund } = await claimOfGoods(app);
    const [piece] = (await claim())?.pieces ?? [];
    expect(piece?.paid).toBeGreaterThan(5_000);
    expect((await refund({})).status).toBe('received');
    expect(await claim()).toMatchObject({ isPrepared: true, settled: null });
    await releaseAll(app);
    expect(await claim()).toMatchObject({
      canSettle: false,
      isPrepared: false,
      settled: { outcome: 'refunded', amount: piece?.paid, reason: 'Vada se vrátila' },
    });
    const seen = await desk.seen(id);
    expect(seen).toMatchObject({ status: 'handed_out', canHandOut: false });
    expect(seen.history.map(({ to }) => to)).toEqual(['received', 'settled', 'handed_out']);
    const refunds = await app.deps.knex('refunds').select('amount');
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(piece?.paid);
    expect(await kindsOfMail(app)).toEqual(['repair-received', 'repair-claim-refunded']);
    const returns = await (await signIn(app, 'picker')).get('goods-return', {});
    expect(returns.expected).toMatchObject([{ kind: 'complaint', pieces: 1 }]);
  });

  it('is refused where it was given back already, and where it claims nothing', async () => {
    const { refund } = await claimOfGoods(app);
    await app.deps.knex('orders').update({ payment_status: 'waiting' });
    await expect(refund({})).rejects.toMatchObject({ status: 409 });
    await app.deps.knex('orders').update({ payment_status: 'paid' });
    await expect(refund({ position: 900 })).rejects.toMatchObject({ status: 409 });
    await app.deps.knex('repairs').update({ claimed_order_id: null });
    await expect(refund({})).rejects.toMatchObject({ status: 409 });
  });

  it('is not settled twice: what waits for another person bars everything else', async () => {
    const { refund, settle } = await claimOfGoods(app);
    await refund({});
    await expect(refund({})).rejects.toMatchObject({ status: 409 });
    await expect(settle({})).rejects.toMatchObject({ status: 409 });
    await releaseAll(app);
    await expect(settle({})).rejects.toMatchObject({ status: 409 });
  });
});

describe('a price cut', () => {
  it('gives part back with a credit note of that part, and leaves the rest to be given back later', async () => {
    const { claim, desk, id, orderId, refund } = await claimOfGoods(app);
    const [piece] = (await claim())?.pieces ?? [];
    const paid = piece?.paid ?? 0;
    expect((await refund({ outcome: 'reduced', amount: 900 })).status).toBe('settled');
    expect(await openNets()).toContain(paid - 900);
    const [note] = await app.deps
      .knex('invoices')
      .where({ order_id: orderId, kind: 'credit_note' });
    expect(note?.total).toBe(-900);
    const cut = 'sleva z ceny po reklamaci';
    expect(JSON.stringify(note?.snapshot)).toContain(cut);
    expect(note?.snapshot).toMatchObject({
      lines: [{ quantity: 1 }],
    });
    expect(await kindsOfMail(app)).toEqual(['repair-received', 'repair-claim-reduced']);
    // The device goes back to its customer.
    expect((await desk.handOut(id, { reason: 'doklad' })).status).toBe('handed_out');
    const again = await takeIn(app, { claimedNumber: (await desk.seen(id)).number });
    expect(again.row.claimed.repair).toMatchObject({ id });
  });

  it.each([0, 1_000_000])('of %s is refused at its field', async (amount) => {
    const { refund } = await claimOfGoods(app);
    await expect(refund({ outcome: 'reduced', amount })).rejects.toMatchObject({ status: 400 });
    expect(await app.deps.knex('refunds')).toEqual([]);
  });
});
