import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imeiOf } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addStock, addStockPlace, setStock } from '#tests/support/factories/stock.ts';
import { signIn } from '#tests/support/staff.ts';
import { brokenStockLaws } from '#tests/support/stock-laws.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import {
  eMail,
  newestId,
  prepareRepairShop,
  startRepairApp,
  toReady,
  takeIn,
} from './repair-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startRepairApp();
});
beforeEach(() => prepareRepairShop(app));
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

describe('the counter', () => {
  it('takes a device in, finds it by all that somebody knows, and hands it out for cash', async () => {
    const { desk, row, id } = await takeIn(app);
    expect(row).toMatchObject({
      status: 'received',
      way: 'counter',
      customer: 'Bořivoj Zelenka',
      serialEnd: imeiOf(1).slice(-4),
      hasUnlockCode: true,
      contact: { eMail: 'b…@posta.example', phoneNumber: '…567' },
    });
    const found = async (text: string) => {
      const { results } = await desk.client.post('admin-repair-find', { body: { text } });
      return results.map((each) => each.id);
    };
    for (const text of [row.number, eMail, '601 234 567', '+420601234567', imeiOf(1)]) {
      expect(await found(text)).toEqual([id]);
    }
    expect(await found('7999999999')).toEqual([]);
    await desk.estimate(id);
    await desk.move(id, ...toReady);
    const [code]: (string | null)[] = await app.deps.knex('repairs').pluck('hand_out_code');
    expect(await found(code ?? '')).toEqual([id]);
    await desk.pay(id, 'cash');
    const out = await desk.handOut(id, { code: code ?? '' });
    expect(out).toMatchObject({ status: 'handed_out', hasUnlockCode: false });
  });

  it('lists what is on the bench, what waits, and what is to be fetched', async () => {
    const { desk, id } = await takeIn(app);
    await takeIn(app, { serial: imeiOf(2), priceLimit: null });
    const other = await newestId(app);
    await desk.estimate(other);
    const group = async (name: 'open' | 'bench' | 'waiting' | 'fetch' | 'closed') => {
      const { results } = await desk.client.get('admin-repair-list', { query: { group: name } });
      return results.map((each) => each.id);
    };
    expect(await group('open')).toEqual([id, other]);
    expect(await group('bench')).toEqual([id]);
    expect(await group('waiting')).toEqual([other]);
    await desk.move(id, 'declined');
    expect(await group('fetch')).toEqual([id]);
    await desk.handOut(id, { reason: 'doklad' });
    expect(await group('closed')).toEqual([id]);
  });

  it('is nobody else’s: others of the staff read nothing, and whoever acts on an older state is told', async () => {
    const { desk, row, id } = await takeIn(app);
    const picker = await signIn(app, 'picker');
    await expect(picker.get('admin-repair', { params: { id } })).rejects.toMatchObject({
      status: 403,
    });
    await desk.move(id, 'diagnosing');
    const body = { version: row.version, to: 'not_repairable', reason: 'x' } as const;
    const answer = await desk.client.change(`admin/repairs/${String(id)}/move/`, body);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ current: { status: 'diagnosing' } });
  });

  it('shows the number and the code of a device for a reason that stays in the history', async () => {
    const { desk, id } = await takeIn(app);
    const ask = (field: 'serial' | 'unlock_code') =>
      desk.client.post('admin-repair-reveal', {
        params: { id },
        body: { field, reason: 'zkouška' },
      });
    expect((await ask('unlock_code')).value).toBe('1234');
    expect((await ask('serial')).value).toBe(imeiOf(1));
    const { history } = await desk.seen(id);
    expect(history.map(({ reason }) => reason)).toEqual([
      '',
      'unlock_code: zkouška',
      'serial: zkouška',
    ]);
    const kinds: string[] = await app.deps.knex('security_events').pluck('kind');
    expect(kinds.filter((kind) => kind === 'revealed')).toHaveLength(2);
    const contact = { thing: 'repair', id, field: 'phone_number', reason: 'volám' } as const;
    const shown = await desk.client.post('contact-reveal', { body: contact });
    expect(shown.value).toBe('+420601234567');
  });

  it('prints the label of a bag, without a word about its customer', async () => {
    const { desk, row, id } = await takeIn(app);
    const { name, contents } = await desk.client.get('admin-repair-label', { params: { id } });
    expect(name).toBe(`${row.number}.pdf`);
    expect(Buffer.from(contents, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('asks why a device goes back unrepaired', async () => {
    const { desk, row, id } = await takeIn(app);
    const body = { version: row.version, to: 'not_repairable', reason: '' };
    const answer = await desk.client.change(`admin/repairs/${String(id)}/move/`, body);
    expect(answer.status).toBe(409);
    expect((await desk.seen(id)).status).toBe('received');
  });
});

describe('parts', () => {
  const part = 7;
  const stockOf = () =>
    app.deps
      .knex('stock')
      .where({ product_id: part })
      .whereIn('place_id', app.deps.knex('stock_places').whereNotNull('store_id').select('id'))
      .first<{ on_hand: number; allocated: number }>('on_hand', 'allocated');

  async function withPart(onHand: number | null = 2, serial = imeiOf(1)) {
    const { knex } = app.deps;
    const [known]: number[] = await knex('stock_places').where({ store_id: 1 }).pluck('id');
    const place = known ?? (await addStockPlace(knex, { store_id: 1 })).id;
    if (onHand !== null) {
      await addStock(knex, { product_id: part, place_id: place, on_hand: onHand });
    }
    const { desk, id, row } = await takeIn(app, { serial });
    const work = {
      kind: 'work',
      operationId: 1,
      productId: null,
      name: '',
      warrantyMonths: 12,
    } as const;
    const built = { kind: 'part', operationId: null, name: '', warrantyMonths: 12 } as const;
    const lines = [
      { ...work, price: 1_000 },
      { ...built, productId: part, price: 2_500 },
    ];
    await desk.client.post('admin-repair-lines', {
      params: { id },
      body: { version: row.version, lines },
    });
    return { desk, id };
  }

  it('are promised when they are agreed, and leave the stock when they are built in', async () => {
    const { desk, id } = await withPart();
    expect(await stockOf()).toEqual({ on_hand: 2, allocated: 0 });
    const { lines } = await desk.estimate(id);
    expect(lines.map(({ piece }) => piece)).toEqual([null, 'held']);
    expect(await stockOf()).toEqual({ on_hand: 2, allocated: 1 });
    const after = await desk.move(id, ...toReady);
    expect(after.lines.map(({ piece }) => piece)).toEqual([null, 'used']);
    expect(await stockOf()).toEqual({ on_hand: 1, allocated: 0 });
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });

  it('are asked to be bought once for all repairs that wait, and promised when they have come', async () => {
    const { knex } = app.deps;
    const { desk, id } = await withPart(0);
    await desk.estimate(id);
    const second = await withPart(null, imeiOf(2));
    await second.desk.estimate(second.id);
    const tasks = await knex('warehouse_tasks').select('kind', 'product_id', 'note');
    const numbers: string[] = await knex('repairs').orderBy('id').pluck('number');
    expect(tasks).toEqual([{ kind: 'buy_part', product_id: part, note: numbers.join(', ') }]);
    await second.desk.move(id, 'waiting_for_parts');
    await setStock(knex, { product_id: part }, { on_hand: 1 });
    const after = await second.desk.move(id, 'repairing');
    expect(after.lines.map(({ piece }) => piece)).toEqual([null, 'held']);
  });

  it('that were built in are not taken again where more is found to be done', async () => {
    const { desk, id } = await withPart();
    await desk.estimate(id);
    await desk.move(id, ...toReady, 'repairing', 'diagnosing');
    const { version, lines } = await desk.seen(id);
    const again = lines.map(({ id: _, decision: __, piece: ___, ...line }) => line);
    await desk.client.post('admin-repair-lines', {
      params: { id },
      body: { version, lines: again },
    });
    await desk.estimate(id);
    await desk.move(id, ...toReady);
    expect(await stockOf()).toEqual({ on_hand: 1, allocated: 0 });
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });

  it('go back to whoever comes next where the device is not repaired', async () => {
    const { desk, id } = await withPart();
    await desk.estimate(id);
    await desk.move(id, 'declined');
    expect(await stockOf()).toEqual({ on_hand: 2, allocated: 0 });
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });
});
