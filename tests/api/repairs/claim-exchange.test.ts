import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wipeRepairs } from '#api/repairs/jobs.ts';
import { openPassport } from '#api/devices/passports.ts';
import { moveStock } from '#api/stock/move-stock.ts';
import { imeiOf } from '#tests/support/buyback-fixture.ts';
import { addLocation, addStock, addStockPlace } from '#tests/support/factories/stock.ts';
import { addComplaint } from '#tests/support/factories/warehouse.ts';
import { brokenStockLaws } from '#tests/support/stock-laws.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { prepareRepairShop, startRepairApp, takeIn, toReady } from './repair-fixture.ts';
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

describe('a claim without money', () => {
  const atStore = async (productId: number, onHand: number): Promise<number> => {
    const { knex } = app.deps;
    const [known]: number[] = await knex('stock_places').where({ store_id: 1 }).pluck('id');
    const placeId = known ?? (await addStockPlace(knex, { store_id: 1 })).id;
    await addStock(knex, { product_id: productId, place_id: placeId, on_hand: onHand });
    return placeId;
  };

  it('is exchanged for a free piece of the store, which leaves the stock by the ledger', async () => {
    const { desk, id, settle } = await claimOfGoods(app);
    const { knex } = app.deps;
    const productId = 7;
    await expect(settle({ outcome: 'exchanged', productId: null })).rejects.toMatchObject({
      status: 400,
    });
    const place_id = await atStore(productId, 2);
    const stock = () => knex('stock').where({ product_id: productId, place_id });
    await stock().update({ allocated: 2 });
    // It is promised to somebody else.
    await expect(settle({ outcome: 'exchanged', productId })).rejects.toMatchObject({
      status: 409,
    });
    await stock().update({ allocated: 0 });
    expect((await settle({ outcome: 'exchanged', productId })).status).toBe('settled');
    expect(await stock()).toMatchObject([{ on_hand: 1, allocated: 0 }]);
    const moved = await knex('stock_movements').where({ about_kind: 'repair', about_id: id });
    expect(moved).toMatchObject([{ why: 'exchanged', quantity: 1, to_id: null }]);
    expect((await desk.handOut(id, { reason: 'doklad' })).status).toBe('handed_out');
    expect(await kindsOfMail(app)).toContain('repair-claim-exchanged');
    expect(await brokenStockLaws(knex)).toEqual([]);
  });

  it('is not exchanged for something dearer, nor once more before the first came back', async () => {
    const { orderId, settle } = await claimOfGoods(app);
    const { knex } = app.deps;
    const productId = 7;
    await atStore(productId, 3);
    const exchange = { outcome: 'exchanged', productId } as const;
    await knex('products').where({ id: productId }).update({ price: 9_999_999 });
    await expect(settle(exchange)).rejects.toMatchObject({ status: 409 });
    await knex('products').where({ id: productId }).update({ price: 100 });
    await settle(exchange);
    const [bought] = await knex('orders').select('number');
    const again = await takeIn(app, { claimedNumber: String(bought?.number) });
    const body = { version: again.row.version, ...exchange, serial: '', reason: 'Zase nejde' };
    const second = () =>
      again.desk.client.post('admin-repair-claim-settle', { params: { id: again.id }, body });
    await expect(second()).rejects.toMatchObject({ status: 409 });
    await knex('repair_claims').update({ settled_at: '2020-01-01' });
    const place = await knex('stock_places').first('id');
    const staff = await knex('users').first('id');
    await addComplaint(knex, {
      order_id: orderId,
      place_id: place?.id ?? 0,
      staff_id: staff?.id ?? 0,
    });
    expect((await second()).status).toBe('settled');
  });

  it('is exchanged for the very device whose number is read, where pieces have numbers', async () => {
    const { settle } = await claimOfGoods(app);
    const { cipher, knex } = app.deps;
    const productId = 7;
    const place_id = await atStore(productId, 0);
    const [toId]: number[] = await knex('stock_locations').where({ place_id }).pluck('id');
    const passportId = await openPassport(knex, cipher, imeiOf(4));
    const another = await openPassport(knex, cipher, imeiOf(6));
    const come = { productId, quantity: 1, fromId: null, toId: toId ?? 0 };
    await knex.transaction((trx) =>
      moveStock(
        trx,
        [
          { ...come, passportId },
          { ...come, passportId: another },
        ],
        { why: 'received' },
      ),
    );
    const exchange = { outcome: 'exchanged', productId } as const;
    await expect(settle(exchange)).rejects.toMatchObject({ status: 400 });
    await expect(settle({ ...exchange, serial: imeiOf(5) })).rejects.toMatchObject({ status: 400 });
    await settle({ ...exchange, serial: imeiOf(4) });
    expect(await knex('repair_claims')).toMatchObject([{ passport_id: passportId }]);
    expect(await knex('stock_units')).toContainEqual(
      expect.objectContaining({ passport_id: passportId, location_id: null }),
    );
    const events = knex('device_passport_events').where({ passport_id: passportId }).pluck('kind');
    expect(await events).toEqual(['sold']);
  });

  it('is exchanged once where two are settled at the same moment', async () => {
    const { settle } = await claimOfGoods(app);
    const { knex } = app.deps;
    await atStore(7, 3);
    await knex('products').where({ id: 7 }).update({ price: 100 });
    const [bought] = await knex('orders').select('number');
    const other = await takeIn(app, { claimedNumber: String(bought?.number) });
    const exchange = { outcome: 'exchanged', productId: 7 } as const;
    const body = { version: other.row.version, ...exchange, serial: '', reason: 'Nejde' };
    const results = await Promise.allSettled([
      settle(exchange),
      other.desk.client.post('admin-repair-claim-settle', { params: { id: other.id }, body }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await knex('stock_movements').where({ why: 'exchanged' })).toHaveLength(1);
  });

  it('takes nothing that waits in a crate for somebody, and nothing for goods that were not delivered', async () => {
    const { settle } = await claimOfGoods(app);
    const { cipher, knex } = app.deps;
    const place_id = await atStore(7, 0);
    await knex('products').where({ id: 7 }).update({ price: 100 });
    const crate = await addLocation(knex, { place_id, kind: 'crate' });
    const passportId = await openPassport(knex, cipher, imeiOf(4));
    await knex.transaction((trx) =>
      moveStock(trx, [{ productId: 7, quantity: 1, fromId: null, toId: crate.id, passportId }], {
        why: 'received',
      }),
    );
    const exchange = { outcome: 'exchanged', productId: 7, serial: imeiOf(4) } as const;
    await expect(settle(exchange)).rejects.toMatchObject({ status: 400 });
    await knex('orders').update({ status: 'picking', closed_at: null });
    await expect(settle(exchange)).rejects.toMatchObject({ status: 409 });
  });

  it('is rejected with a reason that its customer reads, and the device goes back', async () => {
    const { desk, id, settle } = await claimOfGoods(app);
    expect((await settle({})).status).toBe('settled');
    const [row] = await app.deps.knex('repairs').select('code');
    const seen = await app.client().get('repair', { params: { code: String(row?.code) } });
    expect(seen).toMatchObject({
      status: 'settled',
      claim: { outcome: 'rejected', reason: 'Poškozeno pádem', amount: 0, instead: null },
    });
    expect(seen.handOutCode).not.toBeNull();
    expect((await desk.handOut(id, { reason: 'doklad' })).status).toBe('handed_out');
    // What staff wrote may name somebody, and is forgotten with whose it was.
    const before = app.clock.now;
    app.clock.now = new Date('2029-03-01T09:00:00Z');
    await wipeRepairs.run({}, app.deps);
    expect(await app.deps.knex('repair_claims')).toMatchObject([{ reason: '–' }]);
    app.clock.now = before;
  });

  it('of an earlier claim is about what that one claimed', async () => {
    const { desk, id, row, settle } = await claimOfGoods(app);
    await settle({});
    await desk.handOut(id, { reason: 'doklad' });
    const again = await takeIn(app, { claimedNumber: row.number });
    const { claim } = await again.desk.client.get('admin-repair-claim', {
      params: { id: again.id },
    });
    expect(claim?.pieces[0]?.productId).not.toBeNull();
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
    const exchange = { outcome: 'exchanged', productId: 7, serial: '', reason: 'x' } as const;
    const settle = again.desk.client.post('admin-repair-claim-settle', {
      params: { id: again.id },
      body: { version: again.row.version, ...exchange },
    });
    // Work is not exchanged for goods.
    await expect(settle).rejects.toMatchObject({ status: 409 });
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
