import { randomUUID } from 'node:crypto';
import { recordInPassport } from '#api/devices/passports.ts';
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
import { addPassport } from '#tests/support/factories/devices.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { addCrates, eanOf, newStaff, scan, startRound, warehouseId } from './picking-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await addCrates(app, 'B-1', 'B-2', 'B-3');
});
afterAll(() => app.close());

const statuses = () => app.deps.knex('picks').orderBy('id').pluck<string[]>('status');

describe('a pick', () => {
  const begin = async (wish = {}) => {
    await orderConfirmed(app, app.client(), { ...cash, ...wish });
    const picker = await newStaff(app, 'picker');
    const round = await startRound(picker);
    return { picker, id: round?.id ?? 0 };
  };

  it('goes from the crate over the pieces to its end by scans alone', async () => {
    const ean = await eanOf(app, items.case);
    const { picker, id } = await begin({ products: [[items.case, 2]] });
    expect((await scan(picker, id, ean)).answer.outcome).toBe('crate_first');
    expect((await scan(picker, id, 'B-1')).answer.outcome).toBe('crate_bound');
    const one = await scan(picker, id, ean);
    expect(one.answer.outcome).toBe('counted');
    expect(one.round?.lines).toMatchObject([{ quantity: 2, picked: 1 }]);
    const done = await scan(picker, id, ean);
    expect(done.answer.outcome).toBe('round_done');
    expect(done.round).toBeNull();
    expect(await statuses()).toEqual(['picked']);
    const moved = await app.deps.knex('stock_movements').where({ why: 'picked' });
    expect(moved).toHaveLength(2);
    expect(await stockOf(app, items.case)).toMatchObject({ allocated: 2 });
  });

  it('applies a repeated scan once and answers it alike (T-WH-8)', async () => {
    const ean = await eanOf(app, items.case);
    const { picker, id } = await begin({ products: [[items.case, 2]] });
    await scan(picker, id, 'B-1');
    const body = { operationId: randomUUID(), text: ean };
    const answers = await Promise.all(
      [1, 2, 3].map(() => picker.post('pick-scan', { params: { id }, body })),
    );
    expect(answers.map(({ answer }) => answer.outcome)).toEqual(Array(3).fill('counted'));
    expect(await app.deps.knex('pick_pieces')).toHaveLength(1);
  });

  it('refuses the crate of another order, of two who bind one at once one wins (T-WH-5)', async () => {
    const first = await begin();
    const second = await begin();
    const [one, two] = await Promise.all(
      [first, second].map(({ picker, id }) => scan(picker, id, 'B-1')),
    );
    const outcomes = [one?.answer.outcome, two?.answer.outcome].sort();
    expect(outcomes).toEqual(['crate_bound', 'crate_of_another']);
    expect((await scan(first.picker, first.id, 'B-9')).answer.outcome).toBe('not_known');
  });

  /** A used phone in its bin, known by an IMEI. */
  const putPhone = async () => {
    const { knex } = app.deps;
    const passport = await knex.transaction((trx) =>
      recordInPassport(trx, app.deps.cipher, '490154203237518', [
        { kind: 'bought_back', at: app.clock.now },
      ]),
    );
    await addPassport(knex);
    const piece = { productId: items.usedPhone, placeId: warehouseId };
    await knex('products').where({ id: items.usedPhone }).update({ passport_id: passport });
    await knex.transaction(async (trx) => {
      await setCount(trx, { ...piece, quantity: 0 }, { why: 'counted' });
      await setCount(trx, { ...piece, quantity: 1 }, { why: 'counted' });
    });
    return passport;
  };

  it('knows a device by its serial number alone (T-WH-3, T-WH-4)', async () => {
    const { knex } = app.deps;
    const passport = await putPhone();
    const { picker, id } = await begin({ products: [[items.usedPhone, 1]] });
    const ean = await eanOf(app, items.usedPhone);
    expect((await scan(picker, id, 'B-1', ean)).answer.outcome).toBe('serial_needed');
    expect((await scan(picker, id, '356938035643809')).answer.outcome).toBe('serial_not_found');
    expect((await scan(picker, id, '49-015420-323751-8')).answer.outcome).toBe('round_done');
    expect(await knex('stock_units').where({ passport_id: passport }).first()).toMatchObject({
      product_id: items.usedPhone,
    });
    const texts = await knex('scans').pluck<string[]>('text');
    expect(texts.join(' ')).not.toContain('490154203237518');
  });

  it.each([0, 1, 2, 3])(
    'counts a label with EAN, two IMEIs and a serial number once, and keeps the rest (T-SCAN-6, turned by %i)',
    async (turn) => {
      const { knex } = app.deps;
      await putPhone();
      const { picker, id } = await begin({ products: [[items.usedPhone, 1]] });
      const ean = await eanOf(app, items.usedPhone);
      await scan(picker, id, 'B-1');
      const codes = [ean, '490154203237518', '356938035643809', 'SN-C39X4K2MN70'];
      const [text = '', ...also] = [...codes.slice(turn), ...codes.slice(0, turn)];
      const body = { operationId: randomUUID(), text, also };
      const sent = () => picker.post('pick-scan', { params: { id }, body });
      expect((await sent()).answer.outcome).toBe('round_done');
      expect((await sent()).answer.outcome).toBe('round_done');
      expect(await knex('pick_pieces')).toHaveLength(1);
      const outcomes = await knex('scans').orderBy('id').pluck<string[]>('outcome');
      expect(outcomes).toEqual([
        'crate_bound',
        'round_done',
        ...Array<string>(3).fill('same_label'),
      ]);
    },
  );

  it('says of a label with nothing that is wanted what is wrong', async () => {
    await putPhone();
    const { picker, id } = await begin({ products: [[items.usedPhone, 1]] });
    await scan(picker, id, 'B-1');
    const also = ['SN-C39X4K2MN70'];
    const body = { operationId: randomUUID(), text: await eanOf(app, items.case), also };
    const { answer } = await picker.post('pick-scan', { params: { id }, body });
    expect(answer.outcome).toBe('not_of_this_order');
  });

  it('says that its order was cancelled, and what lies in the crate becomes a task (T-WH-6)', async () => {
    const ean = await eanOf(app, items.case);
    const placed = await orderConfirmed(app, app.client(), {
      ...cash,
      products: [[items.case, 2]],
    });
    const picker = await newStaff(app, 'picker');
    const id = (await startRound(picker))?.id ?? 0;
    await scan(picker, id, 'B-1', ean);
    expect((await cancel(app.client(), codeOf(placed))).status).toBe(200);
    const said = await scan(picker, id, ean);
    expect(said.answer.outcome).toBe('order_cancelled');
    expect(said.round).toBeNull();
    const tasks = await app.deps.knex('warehouse_tasks');
    expect(tasks).toMatchObject([{ kind: 'put_back', status: 'open' }]);
    expect(await stockOf(app, items.case)).toMatchObject({ allocated: 0 });
  });

  it('tells whose walk it is after a take-over, and changes nothing (T-WH-2)', async () => {
    const ean = await eanOf(app, items.case);
    const { picker, id } = await begin({ products: [[items.case, 2]] });
    await scan(picker, id, 'B-1');
    const supervisor = await newStaff(app, 'warehouse_supervisor');
    const body = { reason: 'šla domů' };
    const { round } = await supervisor.post('pick-take-over', { params: { id }, body });
    expect(round?.picks[0]?.crates).toEqual(['B-1']);
    const late = await scan(picker, id, ean);
    expect(late.answer.outcome).toBe('taken_over');
    expect(late.answer.named).toMatch(/warehouse_supervisor/);
    expect(await app.deps.knex('pick_pieces')).toHaveLength(0);
    expect((await scan(supervisor, id, ean, ean)).answer.outcome).toBe('round_done');
    const { id: orderId } = (await rowOf(app, 'orders')) as { id: number }; // a column of it
    const replay = await supervisor.get('order-scans', { params: { id: orderId } });
    expect(replay.scans.map(({ outcome }) => outcome)).toEqual([
      'crate_bound',
      'counted',
      'round_done',
    ]);
    expect(replay.takeOvers).toMatchObject([{ reason: 'šla domů' }]);
  });

  it('takes the last scan back, piece by piece and then the crate', async () => {
    const ean = await eanOf(app, items.case);
    const { picker, id } = await begin({ products: [[items.case, 2]] });
    await scan(picker, id, 'B-1', ean);
    expect((await scan(picker, id, 'CMD-UNDO')).round?.lines).toMatchObject([{ picked: 0 }]);
    expect((await scan(picker, id, 'CMD-UNDO')).round?.picks).toMatchObject([{ crates: [] }]);
    expect((await scan(picker, id, 'CMD-UNDO')).answer.outcome).toBe('nothing_to_undo');
    const crates = await app.deps
      .knex('location_stock as s')
      .join('stock_locations as l', 'l.id', 's.location_id')
      .where('l.kind', 'crate');
    expect(crates).toEqual([]);
  });

  it('counts a bin as empty where the thing is not found (T-WH-7)', async () => {
    const { picker, id } = await begin({ products: [[items.case, 2]] });
    await scan(picker, id, 'B-1');
    const said = await scan(picker, id, 'CMD-NOTFOUND');
    expect(said.answer.outcome).toBe('line_not_found');
    expect(await statuses()).toEqual(['short']);
    expect(await stockOf(app, items.case)).toEqual({ on_hand: 0, allocated: 0 });
    expect(await app.deps.knex('warehouse_tasks')).toMatchObject([{ kind: 'recount' }]);
  });

  it('restores bin, promise and task where the thing was there after all (T-WH-7)', async () => {
    const wish = [
      [items.case, 2],
      [items.phone, 1],
    ];
    const { picker, id } = await begin({ products: wish });
    const bound = await scan(picker, id, 'B-1');
    const line = bound.round?.lines.find((one) => one.id === bound.round?.step.lineId);
    const product = line?.productId ?? 0;
    const before = await stockOf(app, product);
    const missing = await scan(picker, id, 'CMD-NOTFOUND');
    expect(missing.answer.outcome).toBe('line_not_found');
    expect(await stockOf(app, product)).toEqual({ on_hand: 0, allocated: 0 });
    const back = await scan(picker, id, 'CMD-UNDO');
    expect(back.answer.outcome).toBe('undone');
    expect(back.round?.lines.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
    expect(await stockOf(app, product)).toEqual(before);
    expect(await app.deps.knex('warehouse_tasks')).toMatchObject([{ status: 'cancelled' }]);
  });
});
