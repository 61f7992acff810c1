import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remindOfRepairs, wipeRepairs } from '#api/repairs/jobs.ts';
import { toWire } from '#core/contract/casing.ts';
import { order } from '#tests/api/orders/order-fixture.ts';
import { cash, moveThrough, releaseAll } from '#tests/api/orders/order-steps.ts';
import { imeiOf, saleBody } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addStock, addStockPlace } from '#tests/support/factories/stock.ts';
import { signIn } from '#tests/support/staff.ts';
import { brokenStockLaws } from '#tests/support/stock-laws.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import {
  announce,
  deskOf,
  eMail,
  newestId,
  prepareRepairShop,
  startRepairApp,
  toReady,
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

/** A body of `admin-repair-take-in`. */
const intake = {
  store: 'praha',
  productColor: 'iphone-15-128gb-black',
  deviceName: '',
  operations: ['displej'],
  serial: imeiOf(1),
  unlockCode: '1234',
  fault: 'Prasklý displej',
  look: 'Odřená hrana',
  accessories: 'obal',
  hasBackup: false,
  acceptsDataLoss: true as const,
  priceLimit: 4_000,
  firstName: 'Bořivoj',
  lastName: 'Zelenka',
  phone: '601 234 567',
  eMail,
  language: 'cs' as const,
  claimedNumber: '',
};
type Intake = Omit<typeof intake, 'priceLimit' | 'language'> & {
  readonly priceLimit: number | null;
  readonly language: 'cs' | 'ro';
};

async function takeIn(more: Partial<Intake> = {}) {
  const desk = await deskOf(app);
  const row = await desk.client.post('admin-repair-take-in', { body: { ...intake, ...more } });
  return { desk, row, id: row.id };
}

describe('the counter', () => {
  it('takes a device in, finds it by all that somebody knows, and hands it out for cash', async () => {
    const { desk, row, id } = await takeIn();
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
    const { desk, id } = await takeIn();
    await takeIn({ serial: imeiOf(2), priceLimit: null });
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
    const { desk, row, id } = await takeIn();
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
    const { desk, id } = await takeIn();
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

  it('asks why a device goes back unrepaired', async () => {
    const { desk, row, id } = await takeIn();
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

  async function withPart() {
    const { knex } = app.deps;
    const place =
      (await knex('stock_places').where({ store_id: 1 }).first<{ id: number }>('id')) ??
      (await addStockPlace(knex, { store_id: 1 }));
    await addStock(knex, { product_id: part, place_id: place.id, on_hand: 2 });
    const { desk, id, row } = await takeIn();
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

  it('go back to whoever comes next where the device is not repaired', async () => {
    const { desk, id } = await withPart();
    await desk.estimate(id);
    await desk.move(id, 'declined');
    expect(await stockOf()).toEqual({ on_hand: 2, allocated: 0 });
    expect(await brokenStockLaws(app.deps.knex)).toEqual([]);
  });
});

describe('sold instead', () => {
  it('hands a declined device over to the buy-back, which need not be sent anything', async () => {
    const { desk, id } = await takeIn({ priceLimit: null });
    await desk.move(id, 'declined');
    await expect(desk.handOut(id, { to: 'buyback' })).rejects.toMatchObject({ status: 409 });
    const sold = await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
    expect(sold.status).toBe(201);
    const { sale } = await desk.seen(id);
    expect(sale).toMatchObject({ status: 'awaiting_device' });
    expect((await desk.handOut(id, { to: 'buyback' })).status).toBe('handed_out');
  });
});

describe('a claim', () => {
  it('refers to the repair, costs nothing, and stands in the passport as one', async () => {
    const { desk, id, row } = await takeIn();
    await desk.estimate(id);
    await desk.move(id, ...toReady);
    await desk.pay(id, 'card');
    await desk.handOut(id, { reason: 'doklad' });
    const claim = await takeIn({ claimedNumber: row.number, priceLimit: 0 });
    expect(claim.row.claimed).toEqual({ repair: { id, number: row.number }, order: null });
    expect((await desk.seen(id)).claims).toEqual([{ id: claim.id, number: claim.row.number }]);
    const line = {
      kind: 'work',
      operationId: 1,
      productId: null,
      name: '',
      warrantyMonths: 0,
    } as const;
    const body = { version: claim.row.version, lines: [{ ...line, price: 0 }] };
    await desk.client.post('admin-repair-lines', { params: { id: claim.id }, body });
    expect(await desk.estimate(claim.id)).toMatchObject({ status: 'approved', total: 0 });
    expect(await desk.move(claim.id, ...toReady)).toMatchObject({ bill: null });
    await desk.handOut(claim.id, { reason: 'doklad' });
    const events: string[] = await app.deps
      .knex('device_passport_events')
      .orderBy('id')
      .pluck('kind');
    expect(events).toEqual(['repaired', 'warranty_claim']);
  });

  it('may end with the money back, by the refund of the repair’s bill', async () => {
    const { desk, id } = await takeIn();
    await desk.estimate(id);
    await desk.move(id, ...toReady);
    const { bill } = await desk.pay(id, 'card');
    const support = await signIn(app, 'support');
    const params = { id: bill?.orderId ?? 0 };
    const { version } = await support.get('admin-order', { params });
    const body = { version, pieces: [{ position: 0, quantity: 1 }], includeShipping: false };
    const refund = await support.change(
      `order/admin/orders/${String(params.id)}/refund/`,
      toWire(body),
    );
    expect(refund.status, await refund.text()).toBe(201);
    await releaseAll(app);
    const [credit] = await app.deps.knex('refunds');
    expect(credit).toMatchObject({ order_id: params.id, amount: 3_990 });
  });

  it('refers to an order that was bought here, and to nothing that nobody knows', async () => {
    await order(app.client(), cash);
    await moveThrough(app, 'picking', 'packed', 'handed_over', 'delivered');
    const [number]: string[] = await app.deps.knex('orders').pluck('number');
    const { row } = await takeIn({ claimedNumber: number ?? '' });
    expect(row.claimed).toMatchObject({ repair: null, order: { number } });
    await expect(takeIn({ claimedNumber: '1999999999' })).rejects.toMatchObject({ status: 400 });
  });
});

describe('time', () => {
  const days = (count: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + count * 86_400_000);
    return remindOfRepairs.run({}, app.deps);
  };
  const kinds = (): Promise<string[]> =>
    app.deps.knex('mails').where('kind', 'repair-reminder').orderBy('id').pluck('subject_key');

  it('reminds three times of a device that waits, then sets it aside, and still hands it out', async () => {
    const { desk, id } = await takeIn();
    await desk.estimate(id);
    await desk.move(id, ...toReady);
    await days(6);
    expect(await kinds()).toEqual([]);
    await days(1);
    await days(1);
    expect(await kinds()).toHaveLength(1);
    await days(24);
    await days(31);
    expect(await kinds()).toHaveLength(3);
    await days(30);
    const [status]: string[] = await app.deps.knex('repairs').pluck('status');
    expect(status).toBe('unclaimed');
    const later = await deskOf(app);
    await later.pay(id, 'cash');
    expect((await later.handOut(id, { reason: 'doklad' })).status).toBe('handed_out');
  });

  it('cancels what was announced and never came', async () => {
    await announce(app.client());
    await days(29);
    expect(await app.deps.knex('repairs').pluck('status')).toEqual(['announced']);
    await days(1);
    expect(await app.deps.knex('repairs').pluck('status')).toEqual(['cancelled']);
  });

  it('forgets whose it was, and keeps what was repaired', async () => {
    await announce(app.client());
    await days(31);
    app.clock.now = new Date(app.clock.now.getTime() + 821 * 86_400_000);
    await wipeRepairs.run({}, app.deps);
    const [row] = await app.deps.knex('repairs');
    expect(row).toMatchObject({
      contact: null,
      e_mail: null,
      fault: '–',
      device: 'Apple iPhone 15',
    });
    expect(await app.deps.knex('repair_identities')).toEqual([]);
    expect(await app.deps.knex('mails').where('subject_key', 'like', 'repair:%')).toEqual([]);
  });
});
