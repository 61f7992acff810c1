import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { order } from '#tests/api/orders/order-fixture.ts';
import { cash, moveThrough, releaseAll } from '#tests/api/orders/order-steps.ts';
import { openPassport } from '#api/devices/passports.ts';
import { moveStock } from '#api/stock/move-stock.ts';
import { imeiOf } from '#tests/support/buyback-fixture.ts';
import { addStock, addStockPlace } from '#tests/support/factories/stock.ts';
import { brokenStockLaws } from '#tests/support/stock-laws.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { prepareRepairShop, startRepairApp, takeIn, toReady } from './repair-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startRepairApp();
});
beforeEach(() => prepareRepairShop(app));
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

type Settle = CallInput<Endpoints['admin-repair-claim-settle']>['body'];
type Refund = CallInput<Endpoints['admin-repair-claim-refund']>['body'];

/** A claim of goods that were bought here and paid at the door, on the bench. */
async function claimOfGoods() {
  await order(app.client(), cash);
  await moveThrough(app, 'picking', 'packed', 'handed_over', 'delivered');
  const [bought] = await app.deps.knex('orders').select('id', 'number');
  const taken = await takeIn(app, { claimedNumber: String(bought?.number) });
  const support = await signIn(app, 'support');
  const params = { id: taken.id };
  const version = async () => (await taken.desk.seen(taken.id)).version;
  return {
    ...taken,
    orderId: Number(bought?.id),
    claim: async () => (await taken.desk.client.get('admin-repair-claim', { params })).claim,
    settle: async (more: Partial<Settle>) =>
      taken.desk.client.post('admin-repair-claim-settle', {
        params,
        body: {
          version: await version(),
          outcome: 'rejected',
          productId: null,
          serial: '',
          reason: 'Poškozeno pádem',
          ...more,
        },
      }),
    refund: async (more: Partial<Refund>) =>
      support.post('admin-repair-claim-refund', {
        params,
        body: {
          version: await version(),
          outcome: 'refunded',
          position: 0,
          amount: null,
          reason: 'Vada se vrátila',
          ...more,
        },
      }),
  };
}

const kindsOfMail = (): Promise<string[]> =>
  app.deps.knex('mails').where('kind', 'like', 'repair-%').orderBy('id').pluck('kind');
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
    const { claim, desk, id, refund } = await claimOfGoods();
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
    expect(await kindsOfMail()).toEqual(['repair-received', 'repair-claim-refunded']);
    const returns = await (await signIn(app, 'picker')).get('goods-return', {});
    expect(returns.expected).toMatchObject([{ kind: 'complaint', pieces: 1 }]);
  });

  it('is refused where it was given back already, and where it claims nothing', async () => {
    const { refund } = await claimOfGoods();
    await app.deps.knex('orders').update({ payment_status: 'waiting' });
    await expect(refund({})).rejects.toMatchObject({ status: 409 });
    await app.deps.knex('orders').update({ payment_status: 'paid' });
    await expect(refund({ position: 900 })).rejects.toMatchObject({ status: 409 });
    await app.deps.knex('repairs').update({ claimed_order_id: null });
    await expect(refund({})).rejects.toMatchObject({ status: 409 });
  });

  it('is not settled twice: what waits for another person bars everything else', async () => {
    const { refund, settle } = await claimOfGoods();
    await refund({});
    await expect(refund({})).rejects.toMatchObject({ status: 409 });
    await expect(settle({})).rejects.toMatchObject({ status: 409 });
    await releaseAll(app);
    await expect(settle({})).rejects.toMatchObject({ status: 409 });
  });
});

describe('a price cut', () => {
  it('gives part back with a credit note of that part, and leaves the rest to be given back later', async () => {
    const { claim, desk, id, orderId, refund } = await claimOfGoods();
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
    expect(await kindsOfMail()).toEqual(['repair-received', 'repair-claim-reduced']);
    // The device goes back to its customer.
    expect((await desk.handOut(id, { reason: 'doklad' })).status).toBe('handed_out');
    const again = await takeIn(app, { claimedNumber: (await desk.seen(id)).number });
    expect(again.row.claimed.repair).toMatchObject({ id });
  });

  it.each([0, 1_000_000])('of %s is refused at its field', async (amount) => {
    const { refund } = await claimOfGoods();
    await expect(refund({ outcome: 'reduced', amount })).rejects.toMatchObject({ status: 400 });
    expect(await app.deps.knex('refunds')).toEqual([]);
  });
});

describe('a claim without money', () => {
  const atStore = async (productId: number, onHand: number): Promise<number> => {
    const { knex } = app.deps;
    const [known]: number[] = await knex('stock_places').where({ store_id: 1 }).pluck('id');
    const placeId = known ?? (await addStockPlace(knex, { store_id: 1 })).id;
    await addStock(knex, { product_id: productId, place_id: placeId, on_hand: onHand });
    return placeId;
  };

  it('is exchanged for a free piece of the store, which leaves the stock by the ledger', async () => {
    const { desk, id, settle } = await claimOfGoods();
    const { knex } = app.deps;
    const productId = 7;
    await expect(settle({ outcome: 'exchanged', productId: null })).rejects.toMatchObject({
      status: 400,
    });
    const place_id = await atStore(productId, 1);
    const stock = () => knex('stock').where({ product_id: productId, place_id });
    await stock().update({ allocated: 1 });
    // It is promised to somebody else.
    await expect(settle({ outcome: 'exchanged', productId })).rejects.toMatchObject({
      status: 409,
    });
    await stock().update({ allocated: 0 });
    expect((await settle({ outcome: 'exchanged', productId })).status).toBe('settled');
    expect(await stock()).toMatchObject([{ on_hand: 0, allocated: 0 }]);
    const moved = await knex('stock_movements').where({ about_kind: 'repair', about_id: id });
    expect(moved).toMatchObject([{ why: 'exchanged', quantity: 1, to_id: null }]);
    expect((await desk.handOut(id, { reason: 'doklad' })).status).toBe('handed_out');
    expect(await kindsOfMail()).toContain('repair-claim-exchanged');
    expect(await brokenStockLaws(knex)).toEqual([]);
  });

  it('is exchanged for the very device whose number is read, where pieces have numbers', async () => {
    const { settle } = await claimOfGoods();
    const { cipher, knex } = app.deps;
    const productId = 7;
    const place_id = await atStore(productId, 0);
    const [toId]: number[] = await knex('stock_locations').where({ place_id }).pluck('id');
    const passportId = await openPassport(knex, cipher, imeiOf(4));
    await knex.transaction((trx) =>
      moveStock(trx, [{ productId, quantity: 1, fromId: null, toId: toId ?? 0, passportId }], {
        why: 'received',
      }),
    );
    const exchange = { outcome: 'exchanged', productId } as const;
    await expect(settle(exchange)).rejects.toMatchObject({ status: 400 });
    await expect(settle({ ...exchange, serial: imeiOf(5) })).rejects.toMatchObject({ status: 400 });
    await settle({ ...exchange, serial: imeiOf(4) });
    expect(await knex('repair_claims')).toMatchObject([{ passport_id: passportId }]);
    expect(await knex('stock_units')).toMatchObject([{ location_id: null }]);
    const events = knex('device_passport_events').where({ passport_id: passportId }).pluck('kind');
    expect(await events).toEqual(['sold']);
  });

  it('is rejected with a reason that its customer reads, and the device goes back', async () => {
    const { desk, id, settle } = await claimOfGoods();
    expect((await settle({})).status).toBe('settled');
    const [row] = await app.deps.knex('repairs').select('code');
    const seen = await app.client().get('repair', { params: { code: String(row?.code) } });
    expect(seen).toMatchObject({
      status: 'settled',
      claim: { outcome: 'rejected', reason: 'Poškozeno pádem', amount: 0, instead: null },
    });
    expect(seen.handOutCode).not.toBeNull();
    expect((await desk.handOut(id, { reason: 'doklad' })).status).toBe('handed_out');
  });

  it('of a repair is the refund of its bill', async () => {
    const { desk, id, row } = await takeIn(app);
    await desk.estimate(id);
    await desk.move(id, ...toReady);
    await desk.pay(id, 'card');
    await desk.handOut(id, { reason: 'doklad' });
    const again = await takeIn(app, { claimedNumber: row.number });
    const { claim } = await again.desk.client.get('admin-repair-claim', {
      params: { id: again.id },
    });
    expect(claim?.pieces).toMatchObject([{ paid: 3_990, productId: null }]);
    const support = await signIn(app, 'support');
    await support.post('admin-repair-claim-refund', {
      params: { id: again.id },
      body: {
        version: again.row.version,
        outcome: 'refunded',
        position: 0,
        amount: null,
        reason: 'Displej zase nesvítí',
      },
    });
    expect(await app.deps.knex('refunds')).toMatchObject([{ amount: 3_990 }]);
    expect(await app.deps.knex('repair_claims')).toMatchObject([{ outcome: 'refunded' }]);
  });
});
