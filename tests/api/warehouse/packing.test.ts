import { randomUUID } from 'node:crypto';
import { setCount } from '#api/stock/set-count.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  items,
  orderConfirmed,
  prepareOrderShop,
  startOrderApp,
  stockOf,
} from '#tests/api/orders/order-fixture.ts';
import { cancel, cash, rowOf } from '#tests/api/orders/order-steps.ts';
import { addSmallBox } from '#tests/support/factories/stock.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { pack } from './packing-steps.ts';
import { addCrates, eanOf, newStaff, scan, startRound } from './picking-steps.ts';

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

/** An order of two cases that lies picked in the crate B-1. */
async function picked() {
  const ean = await eanOf(app, items.case);
  const placed = await orderConfirmed(app, app.client(), { ...cash, products: [[items.case, 2]] });
  const picker = await newStaff(app, 'picker');
  const round = await startRound(picker);
  await scan(picker, round?.id ?? 0, 'B-1', ean, ean);
  return { ean, code: codeOf(placed), packer: await newStaff(app, 'packer') };
}

const weigh = (grams: number | null) =>
  app.deps
    .knex('products')
    .where({ id: items.case })
    .update({
      package_width_cm: 10,
      package_height_cm: 2,
      package_depth_cm: 15,
      package_weight_kg: grams === null ? null : grams / 1000,
    });

const where = () =>
  app.deps
    .knex('location_stock as s')
    .join('stock_locations as l', 'l.id', 's.location_id')
    .where({ 's.product_id': items.case })
    .andWhere('s.on_hand', '>', 0)
    .orderBy('l.kind')
    .select<{ kind: string; on_hand: number }[]>('l.kind', 's.on_hand');

const close = (packer: TestClient, id: number, body: object) =>
  packer.change(`warehouse/packing/${String(id)}/finish/`, body);

describe('the packing desk', () => {
  it('packs an order from the crate to its parcel, and the ledger follows', async () => {
    await weigh(200);
    const before = await stockOf(app, items.case);
    const { ean, packer } = await picked();
    const opened = await pack(packer, 'B-1');
    expect(opened.answer.outcome).toBe('crate_opened');
    expect(opened.desk).toMatchObject({
      lines: [{ quantity: 2, packed: 0 }],
      invoice: 'not_created',
      thingsGrams: 400,
    });
    expect(opened.desk?.parcelName).toContain('Zelenka');
    expect(JSON.stringify(opened.desk)).not.toMatch(/601 ?234|posta\.example|Praha|price/);
    expect(opened.desk?.boxes.find(({ isProposed }) => isProposed)?.code).toBe('S');
    expect((await pack(packer, ean)).answer.outcome).toBe('packed');
    expect((await pack(packer, 'CMD-FINISH')).answer.outcome).toBe('not_finished');
    expect((await pack(packer, ean)).answer.outcome).toBe('all_packed');
    expect((await pack(packer, ean)).answer.outcome).toBe('enough');
    expect((await pack(packer, 'CMD-FINISH')).answer.outcome).toBe('weigh_now');
    const boxId = opened.desk?.boxes[0]?.id ?? 0;
    const params = { id: opened.desk?.id ?? 0 };
    const body = { weightGrams: 500, boxId };
    const { parcel } = await packer.post('pack-finish', { params, body });
    expect(parcel).toMatchObject({ weightGrams: 500, isOrderPacked: true });
    expect(parcel.number).toMatch(/^P-\d{6}$/);
    expect((await packer.post('pack-finish', { params, body })).parcel).toEqual(parcel);
    expect(await rowOf(app, 'orders')).toMatchObject({ status: 'packed' });
    expect(await rowOf(app, 'picks')).toMatchObject({ status: 'packed' });
    expect(await app.deps.knex('crate_bindings')).toEqual([]);
    expect((await where()).find(({ kind }) => kind === 'parcel')).toEqual({
      kind: 'parcel',
      on_hand: 2,
    });
    expect((await where()).some(({ kind }) => kind === 'crate')).toBe(false);
    const after = await stockOf(app, items.case);
    expect(after).toMatchObject({ on_hand: before.on_hand, allocated: 2 });
    expect((await pack(packer, 'B-1')).answer.outcome).toBe('crate_without_order');
  });

  it('lets what was packed leave out of its parcel', async () => {
    const { ean, packer } = await picked();
    const { desk } = await pack(packer, 'B-1', ean, ean);
    const params = { id: desk?.id ?? 0 };
    await packer.post('pack-finish', { params, body: { weightGrams: 480 } });
    const admin = await newStaff(app, 'admin');
    const row = await app.deps.knex('orders').first<{ id: number; version: number }>();
    const body = { version: row.version, to: 'handed_over', reason: 'ručně' } as const;
    await admin.post('admin-order-move', { params: { id: row.id }, body });
    expect((await where()).some(({ kind }) => kind === 'parcel')).toBe(false);
  });

  it('says what is wrong with a scan and changes nothing', async () => {
    const { ean, packer } = await picked();
    const other = await eanOf(app, items.phone);
    expect((await pack(packer, ean)).answer.outcome).toBe('crate_first');
    expect((await pack(packer, 'B-2')).answer.outcome).toBe('crate_without_order');
    expect((await pack(packer, 'B-1', other)).answer.outcome).toBe('not_of_this_order');
    expect((await pack(packer, '356938035643809')).answer.outcome).toBe('serial_not_found');
    expect((await pack(packer, 'B-1')).desk?.lines).toMatchObject([{ packed: 0 }]);
  });

  it('answers a repeated operation as before (T-WH-8) and takes the last scan back', async () => {
    const { ean, packer } = await picked();
    await pack(packer, 'B-1');
    const body = { operationId: randomUUID(), text: ean };
    await packer.post('pack-scan', { body });
    const again = await packer.post('pack-scan', { body });
    expect(again.answer.outcome).toBe('packed');
    expect(again.desk?.lines).toMatchObject([{ packed: 1 }]);
    const undone = await pack(packer, 'CMD-UNDO');
    expect(undone.answer.outcome).toBe('undone');
    expect(undone.desk?.lines).toMatchObject([{ packed: 0 }]);
    expect((await pack(packer, 'CMD-UNDO')).desk).toBeNull();
  });

  it('keeps what was scanned where it is put aside, and none of it where packing is stopped', async () => {
    const { ean, packer } = await picked();
    await pack(packer, 'B-1', ean);
    expect((await pack(packer, 'CMD-SKIP')).desk).toBeNull();
    const { desk } = await pack(packer, 'B-1');
    expect(desk?.lines).toMatchObject([{ packed: 1 }]);
    await packer.post('pack-cancel', { params: { id: desk?.id ?? 0 } });
    expect((await pack(packer, 'B-1')).desk?.lines).toMatchObject([{ packed: 0 }]);
  });

  it('gives the order to whoever has the crate now', async () => {
    const { ean, packer } = await picked();
    await pack(packer, 'B-1', ean);
    const next = await newStaff(app, 'packer');
    expect((await pack(next, 'B-1')).desk?.lines).toMatchObject([{ packed: 1 }]);
    expect((await pack(packer, ean)).answer.outcome).toBe('crate_first');
  });

  it('says that the order was cancelled meanwhile (T-WH-6)', async () => {
    const { code, ean, packer } = await picked();
    const { desk } = await pack(packer, 'B-1', ean);
    expect((await cancel(app.client(), code)).status).toBe(200);
    expect((await close(packer, desk?.id ?? 0, { weight_grams: 400 })).status).toBe(409);
    const said = await pack(packer, ean);
    expect(said.answer.outcome).toBe('order_cancelled');
    expect(said.desk).toBeNull();
    expect(await app.deps.knex('warehouse_tasks')).toMatchObject([{ kind: 'put_back' }]);
  });

  it('asks for a reason or a supervisor where the weight is off (T-WH-9)', async () => {
    await weigh(200);
    const { ean, packer } = await picked();
    const { desk } = await pack(packer, 'B-1', ean, ean);
    const id = desk?.id ?? 0;
    const refused = await close(packer, id, { weight_grams: 600 });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ weight_off: true });
    expect((await close(packer, id, { weight_grams: 600, approval: 'x' })).status).toBe(409);
    const body = { weight_grams: 600, reason: 'přibalen katalog' };
    expect((await close(packer, id, body)).status).toBe(200);
    expect(await rowOf(app, 'parcels')).toMatchObject({
      expected_grams: 400,
      weight_reason: 'přibalen katalog',
    });
  });
});

describe('an order of which something was not found', () => {
  const short = async () => {
    const ean = await eanOf(app, items.case);
    await orderConfirmed(app, app.client(), { ...cash, products: [[items.case, 2]] });
    const picker = await newStaff(app, 'picker');
    const round = await startRound(picker);
    await scan(picker, round?.id ?? 0, 'B-1', ean, 'CMD-NOTFOUND');
    const packer = await newStaff(app, 'packer');
    return { ean, picker, packer, boss: await newStaff(app, 'warehouse_supervisor') };
  };
  const decide = async (boss: TestClient, to: 'queue' | 'split') => {
    const { picks } = await boss.get('short-picks', {});
    return boss.change(`warehouse/short-picks/${String(picks[0]?.pickId)}/decide/`, { to });
  };

  it('waits for a supervisor, who splits it; the rest waits again', async () => {
    const { boss, ean, packer } = await short();
    expect((await pack(packer, 'B-1')).answer.outcome).toBe('waits_for_supervisor');
    expect((await boss.get('short-picks', {})).picks).toMatchObject([
      { ready: 1, missing: [{ quantity: 1 }] },
    ]);
    expect((await decide(boss, 'split')).status).toBe(200);
    const { desk } = await pack(packer, 'B-1', ean);
    const params = { id: desk?.id ?? 0 };
    const { parcel } = await packer.post('pack-finish', { params, body: { weightGrams: 300 } });
    expect(parcel.isOrderPacked).toBe(false);
    expect(await rowOf(app, 'orders')).toMatchObject({ status: 'picking' });
    expect((await boss.get('short-picks', {})).picks).toMatchObject([{ ready: 0 }]);
    expect((await decide(boss, 'split')).status).toBe(409);
  });

  it('goes back to the queue once it is in stock again', async () => {
    const { boss, ean, picker } = await short();
    const refused = await decide(boss, 'queue');
    expect(refused.status).toBe(409);
    const piece = { productId: items.case, placeId: 1 };
    await app.deps.knex.transaction((trx) =>
      setCount(trx, { ...piece, quantity: 3 }, { why: 'counted' }),
    );
    expect((await decide(boss, 'queue')).status).toBe(200);
    expect(await stockOf(app, items.case)).toMatchObject({ allocated: 2 });
    const round = await startRound(picker);
    expect((await scan(picker, round?.id ?? 0, ean)).answer.outcome).toBe('round_done');
    expect(await rowOf(app, 'picks')).toMatchObject({ status: 'picked' });
  });
});
