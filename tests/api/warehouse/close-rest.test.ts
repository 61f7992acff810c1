import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  items,
  orderConfirmed,
  prepareOrderShop,
  startOrderApp,
  stockOf,
} from '#tests/api/orders/order-fixture.ts';
import { cancel, cash, pay, releaseAll, rowOf } from '#tests/api/orders/order-steps.ts';
import { addSmallBox } from '#tests/support/factories/stock.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { pack, packCrate } from './packing-steps.ts';
import { addCrates, eanOf, newStaff, scan, startRound } from './picking-steps.ts';
import { shipments } from './shipment-steps.ts';

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

interface Order {
  readonly total: number;
  readonly due: number;
  readonly status: string;
}
const theOrder = () => app.deps.knex('orders').first<Order>('total', 'due', 'status');
const mailKinds = () => app.deps.knex('mails').orderBy('id').pluck<string[]>('kind');

/** An order of two cases of which the second was not found. */
async function short(payment: 'cash' | 'transfer' = 'cash') {
  const ean = await eanOf(app, items.case);
  const products = [[items.case, 2]] as const;
  const wish = payment === 'cash' ? cash : { payment: 'bank-transfer' };
  const placed = await orderConfirmed(app, app.client(), { ...wish, products });
  const { due } = await theOrder();
  if (payment === 'transfer') await pay(app, due);
  const picker = await newStaff(app, 'picker');
  const round = await startRound(picker);
  await scan(picker, round?.id ?? 0, 'B-1', ean, 'CMD-NOTFOUND');
  return {
    ean,
    due,
    code: codeOf(placed),
    packer: await newStaff(app, 'packer'),
    boss: await newStaff(app, 'warehouse_supervisor'),
  };
}

const pickOf = async (boss: TestClient) =>
  (await boss.get('short-picks', {})).picks[0]?.pickId ?? 0;
const decide = async (boss: TestClient, to: 'split' | 'close') =>
  boss.change(`warehouse/short-picks/${String(await pickOf(boss))}/decide/`, { to });

describe('a rest that is never found', () => {
  it('is closed after the split: less is collected, and the packed parcel leaves (T-WH-7)', async () => {
    const { boss, due, ean, packer } = await short();
    await decide(boss, 'split');
    const { number } = await packCrate(packer, 'B-1', ean);
    const rest = await boss.get('short-pick-rest', { params: { id: await pickOf(boss) } });
    expect(rest).toMatchObject({ isPaid: false, isWhole: false });
    const answer = await decide(boss, 'close');
    expect(await answer.json()).toMatchObject({ status: 'packed', amount: rest.amount });
    expect(await theOrder()).toMatchObject({ status: 'packed', due: due - rest.amount });
    expect(await stockOf(app, items.case)).toMatchObject({ allocated: 1 });
    const [former, anew] = await shipments(app);
    expect([former?.cash, anew?.cash]).toEqual([due, due - rest.amount]);
    expect(former?.status).not.toBe('announced');
    expect(await app.deps.knex('warehouse_tasks').where({ kind: 'relabel' })).toHaveLength(1);
    expect(await mailKinds()).toContain('order-rest-closed');
    await app.deps.jobs.runDue();
    const body = { operationId: crypto.randomUUID(), text: number };
    expect((await packer.post('hand-over-scan', { body })).answer.outcome).toBe('scanned');
  });

  it('gives paid money back with a credit note, and tells the customer', async () => {
    const { boss, ean, packer, code } = await short('transfer');
    const answer = await decide(boss, 'close');
    expect(await answer.json()).toMatchObject({ status: 'picked' });
    const refund = await rowOf(app, 'refunds');
    const unit = await app.deps
      .knex('order_units')
      .whereNotNull('closed_at')
      .first<{ net: number }>('net');
    expect(refund).toMatchObject({ amount: unit.net, reason: 'staff' });
    const note = await app.deps.knex('invoices').where({ kind: 'credit_note' }).first('total');
    expect(note).toMatchObject({ total: -unit.net });
    const parcel = await packCrate(packer, 'B-1', ean);
    expect(parcel.isOrderPacked).toBe(true);
    expect(await mailKinds()).toContain('order-rest-refunded');
    const seen = await app.client().get('order', { params: { code } });
    expect(seen.lines[0]).toMatchObject({ quantity: 2, closed: 1 });
    await app.deps.jobs.runDue();
  });

  it('leaves the invoice of an order that is paid on delivery with what was sent', async () => {
    const { boss, ean, packer, due } = await short();
    await decide(boss, 'close');
    await packCrate(packer, 'B-1', ean);
    const { due: less } = await theOrder();
    expect(less).toBeLessThan(due);
    const admin = await newStaff(app, 'admin');
    const order = await app.deps.knex('orders').first<{ id: number; version: number }>();
    const body = { version: order.version, to: 'handed_over', reason: 'ručně' };
    await admin.change(`order/admin/orders/${String(order.id)}/move/`, body);
    expect(await rowOf(app, 'invoices')).toMatchObject({ kind: 'invoice', total: less });
  });

  it('cancels the order where nothing of it is left', async () => {
    await orderConfirmed(app, app.client(), { ...cash, products: [[items.case, 1]] });
    const picker = await newStaff(app, 'picker');
    const round = await startRound(picker);
    await scan(picker, round?.id ?? 0, 'B-1', 'CMD-NOTFOUND');
    const boss = await newStaff(app, 'warehouse_supervisor');
    expect(await (await decide(boss, 'close')).json()).toMatchObject({ status: 'order_cancelled' });
    expect(await theOrder()).toMatchObject({ status: 'cancelled' });
  });

  it('is closed once by two at once', async () => {
    const { boss } = await short();
    const id = await pickOf(boss);
    const other = await newStaff(app, 'warehouse_supervisor');
    const path = `warehouse/short-picks/${String(id)}/decide/`;
    const answers = await Promise.all([
      boss.change(path, { to: 'close' }),
      other.change(path, { to: 'close' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await app.deps.knex('order_units').whereNotNull('closed_at')).toHaveLength(1);
  });

  it('is nothing a picker may do, and nothing after the customer cancelled', async () => {
    const { boss, code, packer } = await short();
    const id = await pickOf(boss);
    const path = `warehouse/short-picks/${String(id)}/decide/`;
    expect((await packer.change(path, { to: 'close' })).status).toBe(403);
    await cancel(app.client(), code);
    expect((await boss.change(path, { to: 'close' })).status).toBe(409);
  });

  it('waits for a second person where its money is over the limit', async () => {
    const ean = await eanOf(app, items.phone);
    await app.deps.knex('products').update({ sold_at: null });
    const products = [[items.phone, 2]] as const;
    await orderConfirmed(app, app.client(), { payment: 'bank-transfer', products });
    await pay(app, (await theOrder()).due);
    const picker = await newStaff(app, 'picker');
    const round = await startRound(picker);
    await scan(picker, round?.id ?? 0, 'B-1', ean, 'CMD-NOTFOUND');
    const boss = await newStaff(app, 'warehouse_supervisor');
    const answer: unknown = await (await decide(boss, 'close')).json();
    expect(answer).toMatchObject({ status: null, amount: 0 });
    expect(await app.deps.knex('prepared_acts').where({ status: 'waiting' })).toHaveLength(1);
    expect(await app.deps.knex('order_units').whereNotNull('closed_at')).toHaveLength(0);
    await releaseAll(app);
    expect(await app.deps.knex('order_units').whereNotNull('closed_at')).toHaveLength(1);
    expect(await app.deps.knex('picks').pluck('status')).toEqual(['picked']);
    expect((await pack(await newStaff(app, 'packer'), 'B-1')).answer.outcome).toBe('crate_opened');
  });
});
