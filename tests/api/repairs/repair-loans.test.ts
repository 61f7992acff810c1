import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPassport } from '#api/devices/passports.ts';
import { wipeRepairs } from '#api/repairs/jobs.ts';
import { putIn } from '#api/stock/put-in.ts';
import type { CallInput, Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { items } from '#tests/api/orders/order-fixture.ts';
import { imeiOf } from '#tests/support/buyback-fixture.ts';
import { claimOfGoods } from './claim-fixture.ts';
import { releaseAll } from '#tests/api/orders/order-steps.ts';
import { truncateAll } from '#tests/support/database.ts';
import { brokenStockLaws } from '#tests/support/stock-laws.ts';
import { addStore } from '#tests/support/factories/stock.ts';
import { signIn } from '#tests/support/staff.ts';
import { setStock } from '#tests/support/factories/stock.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { prepareRepairShop, startRepairApp, takeIn } from './repair-fixture.ts';

type Lend = CallInput<Endpoints['admin-repair-lend']>['body'];
type End = CallInput<Endpoints['admin-repair-loan-end']>['body'];
type Loans = Reply<Endpoints['admin-repair-loans']>;

let app: TestApp;
let placeId: number;
beforeAll(async () => {
  app = await startRepairApp();
});
beforeEach(async () => {
  await prepareRepairShop(app);
  const { knex } = app.deps;
  const store = await knex('stock_places').whereNotNull('store_id').first<{ id: number }>('id');
  placeId = store.id;
  await knex.transaction((trx) =>
    putIn(trx, { productId: items.case, quantity: 2, placeId }, { why: 'entered' }),
  );
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const lend = (client: TestClient, id: number, more: Partial<Lend> = {}): Promise<Loans> =>
  client.post('admin-repair-lend', {
    params: { id },
    body: { productId: items.case, serial: '', condition: 'Bez škrábanců', deposit: null, ...more },
  });
const end = (client: TestClient, id: number, loan: number, more: Partial<End> = {}) =>
  client.post('admin-repair-loan-end', {
    params: { id, loan },
    body: { outcome: 'returned', charged: null, note: '', ...more },
  });
const onHand = async (product: number): Promise<number> => {
  const row = await app.deps
    .knex('stock')
    .where({ product_id: product, place_id: placeId })
    .first<{ on_hand: number }>('on_hand');
  return row.on_hand;
};
const newest = ({ loans }: Loans): number => loans[0]?.id ?? 0;

describe('lending', () => {
  it('takes a piece out of the stock of the repair’s store and says what was agreed', async () => {
    const { desk, id } = await takeIn(app);
    const before = await onHand(items.case);
    const lent = await lend(desk.client, id, { deposit: 2_000 });
    expect(lent).toMatchObject({
      canLend: false,
      loans: [{ condition: 'Bez škrábanců', deposit: 2_000, serialEnd: null, end: null }],
    });
    expect(await onHand(items.case)).toBe(before - 1);
    const move = await app.deps.knex('stock_movements').orderBy('id', 'desc').first();
    expect(move).toMatchObject({
      why: 'loan',
      about_kind: 'repair',
      about_id: id,
      to_id: null,
    });
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });

  it('is of the counter of the repair’s own store alone', async () => {
    const { desk, id } = await takeIn(app);
    await addStore(app.deps.knex, { id: 90, slug: 'brno' });
    const elsewhere = await signIn(app, 'support', 'brno');
    await expect(lend(elsewhere, id)).rejects.toMatchObject({ status: 403 });
    const loan = newest(await lend(desk.client, id));
    const seen = elsewhere.get('admin-repair-loans', { params: { id } });
    await expect(seen).rejects.toMatchObject({ status: 403 });
    await expect(end(elsewhere, id, loan)).rejects.toMatchObject({ status: 403 });
    const { version } = await desk.seen(id);
    const paid = elsewhere.post('admin-repair-pay', {
      params: { id },
      body: { version, by: 'cash' },
    });
    await expect(paid).rejects.toMatchObject({ status: 403 });
    const own = await signIn(app, 'support', 'praha');
    await expect(end(own, id, loan)).resolves.toMatchObject({ canLend: true });
  });

  it('lends nothing that is promised, and one device at a time', async () => {
    const { desk, id } = await takeIn(app);
    const pieces = app.deps.knex('stock').where({ product_id: items.case, place_id: placeId });
    await pieces.clone().update({ allocated: app.deps.knex.raw('on_hand') });
    await expect(lend(desk.client, id)).rejects.toMatchObject({ status: 409 });
    await pieces.clone().update({ allocated: 0 });
    await lend(desk.client, id);
    await expect(lend(desk.client, id)).rejects.toMatchObject({ status: 409 });
    expect(await app.deps.knex('repair_loans')).toHaveLength(1);
  });

  it('gives the last piece to one of two repairs that ask at once', async () => {
    const first = await takeIn(app);
    const second = await takeIn(app, { serial: imeiOf(2) });
    await setStock(app.deps.knex, { product_id: items.case, place_id: placeId }, { on_hand: 1 });
    const tried = await Promise.allSettled([
      lend(first.desk.client, first.id),
      lend(second.desk.client, second.id),
    ]);
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await onHand(items.case)).toBe(0);
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });

  it('asks which of several numbered devices it is, and writes it into its passport', async () => {
    const { knex, cipher } = app.deps;
    await setStock(knex, { product_id: items.phone, place_id: placeId }, { on_hand: 0 });
    const passports = await knex.transaction(async (trx) => {
      const ids = [];
      for (const n of [3, 4]) {
        const passportId = await openPassport(trx, cipher, imeiOf(n));
        const piece = { productId: items.phone, quantity: 1, placeId, passportId };
        await putIn(trx, piece, { why: 'received' });
        ids.push(passportId);
      }
      return ids;
    });
    const { desk, id } = await takeIn(app);
    const productId = items.phone;
    await expect(lend(desk.client, id, { productId })).rejects.toMatchObject({ status: 400 });
    const other = { productId, serial: imeiOf(5) };
    await expect(lend(desk.client, id, other)).rejects.toMatchObject({ status: 400 });
    const lent = await lend(desk.client, id, { productId, serial: imeiOf(4) });
    expect(lent.loans[0]?.serialEnd).toBe(imeiOf(4).slice(-4));
    expect(await brokenStockLaws(knex)).toEqual([]);
    await end(desk.client, id, newest(lent));
    const events = await knex('device_passport_events')
      .where({ passport_id: passports[1] ?? 0 })
      .orderBy('id')
      .pluck('kind');
    expect(events).toEqual(['lent', 'lent_back']);
    const unit = await knex('stock_units')
      .where({ passport_id: passports[1] ?? 0 })
      .first();
    expect(unit?.location_id).not.toBeNull();
    expect(await brokenStockLaws(knex)).toEqual([]);
  });
});

describe('a loan that ends', () => {
  it('comes back into the stock', async () => {
    const { desk, id } = await takeIn(app);
    const before = await onHand(items.case);
    const lent = await lend(desk.client, id);
    const ended = await end(desk.client, id, newest(lent));
    expect(ended).toMatchObject({ canLend: true, loans: [{ end: { outcome: 'returned' } }] });
    expect(await onHand(items.case)).toBe(before);
    await expect(end(desk.client, id, newest(lent))).rejects.toMatchObject({ status: 409 });
    expect(await onHand(items.case)).toBe(before);
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });

  it('lies with what is damaged, with a task, once somebody has said what is wrong', async () => {
    const { desk, id } = await takeIn(app);
    const before = await onHand(items.case);
    const loan = newest(await lend(desk.client, id));
    await expect(end(desk.client, id, loan, { outcome: 'damaged' })).rejects.toMatchObject({
      status: 400,
    });
    await end(desk.client, id, loan, { outcome: 'damaged', note: 'Prasklé sklo', charged: 500 });
    expect(await onHand(items.case)).toBe(before - 1);
    const tasks = await app.deps.knex('warehouse_tasks').where({ kind: 'damaged' });
    expect(tasks).toMatchObject([{ product_id: items.case, note: 'Prasklé sklo' }]);
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });

  it('keeps the device from being handed out until it is back or written off', async () => {
    const { desk, id } = await takeIn(app);
    const loan = newest(await lend(desk.client, id));
    await desk.move(id, 'declined');
    await expect(desk.handOut(id, { reason: 'doklad' })).rejects.toMatchObject({ status: 409 });
    const before = await onHand(items.case);
    await end(desk.client, id, loan, { outcome: 'written_off', note: 'Ztracené', charged: 900 });
    expect(await onHand(items.case)).toBe(before);
    expect(await desk.handOut(id, { reason: 'doklad' })).toMatchObject({ status: 'handed_out' });
    await expect(lend(desk.client, id)).rejects.toMatchObject({ status: 409 });
    // What staff wrote of it may name somebody.
    app.clock.now = new Date('2029-03-01T09:00:00Z');
    await wipeRepairs.run({}, app.deps);
    expect(await app.deps.knex('repair_loans')).toMatchObject([{ note: '–', charged: 900 }]);
  });

  it('of something dear is written off once another person agrees', async () => {
    const { desk, id } = await takeIn(app);
    await app.deps.knex('products').where({ id: items.case }).update({ price: 15_000 });
    const loan = newest(await lend(desk.client, id));
    const lost = { outcome: 'written_off', note: 'Ztracené' } as const;
    const told = await end(desk.client, id, loan, lost);
    expect(told.loans[0]?.end).toBeNull();
    await expect(end(desk.client, id, loan, lost)).rejects.toMatchObject({ status: 409 });
    await releaseAll(app);
    expect(await app.deps.knex('repair_loans')).toMatchObject([{ outcome: 'written_off' }]);
  });

  it('ends once where it comes back while another person writes it off', async () => {
    const { desk, id } = await takeIn(app);
    await app.deps.knex('products').where({ id: items.case }).update({ price: 15_000 });
    const before = await onHand(items.case);
    const loan = newest(await lend(desk.client, id));
    await end(desk.client, id, loan, { outcome: 'written_off', note: 'Ztracené' });
    await Promise.allSettled([releaseAll(app), end(desk.client, id, loan)]);
    const [row] = await app.deps.knex('repair_loans');
    const isBack = row?.outcome === 'returned';
    expect(await onHand(items.case)).toBe(isBack ? before : before - 1);
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });

  it('keeps a claim from ending with the money back until it is back', async () => {
    const { desk, id, refund } = await claimOfGoods(app);
    const loan = newest(await lend(desk.client, id));
    await expect(refund({})).rejects.toMatchObject({ status: 409 });
    await end(desk.client, id, loan);
    expect((await refund({})).status).toBe('received');
  });

  it('is ended by the repair that it belongs to alone', async () => {
    const first = await takeIn(app);
    const second = await takeIn(app, { serial: imeiOf(2) });
    const loan = newest(await lend(first.desk.client, first.id));
    await expect(end(second.desk.client, second.id, loan)).rejects.toMatchObject({ status: 404 });
  });
});
