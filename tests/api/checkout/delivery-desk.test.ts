import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { items, prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let admin: TestClient;
let customer: TestClient;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  admin = await signIn(app, 'admin');
  customer = app.client();
});
afterAll(() => app.close());

const shown = () => customer.get('cart-payments-deliveries', {});
const methodRow = async (code: string) => {
  const { results } = await admin.get('admin-delivery-method-list', { query: {} });
  const row = results.find((one) => one.code === code);
  if (!row) throw new Error(`no delivery ${code}`);
  return row;
};
const change = async (code: string, body: Record<string, unknown>) => {
  const { id, version } = await methodRow(code);
  const path = `admin/delivery-methods/${String(id)}/`;
  return admin.changeBy('PATCH', path, { ...body, version });
};
const apart = (delivery: string, payment: string, goesTogether: boolean) =>
  admin.patch('admin-delivery-matrix-save', { body: { delivery, payment, goesTogether } });
const tried = (quantity: number, more: { postcode?: string | null } = {}) =>
  admin.post('admin-delivery-trial-preview', {
    body: {
      items: [{ product: items.case, pieces: quantity }],
      postcode: more.postcode ?? null,
      level: null,
    },
  });

describe('a change of deliveries', () => {
  it('is offered by the checkout at once', async () => {
    await customer.change('cart/add-product/', { product: items.case, quantity: 1 });
    const before = (await shown()).deliveries.find(({ code }) => code === 'courier');
    expect(before?.price).toBe(99);
    expect((await change('courier', { price: 149 })).status).toBe(200);
    expect((await shown()).deliveries.find(({ code }) => code === 'courier')?.price).toBe(149);
    await apart('courier', 'card', false);
    expect((await shown()).excluded).toContainEqual(
      expect.objectContaining({ delivery: 'courier', payment: 'card' }),
    );
    await apart('courier', 'card', true);
    expect((await shown()).excluded).not.toContainEqual(
      expect.objectContaining({ delivery: 'courier', payment: 'card' }),
    );
  });

  it('never leaves a delivery without payment, nor the shop without delivery', async () => {
    const { payments } = await admin.get('admin-delivery-matrix', {});
    const usual = payments.filter(
      ({ kind, isActive }) => isActive && kind !== 'installments' && kind !== 'leasing',
    );
    const [last, ...others] = usual.map(({ code }) => code);
    for (const code of others) await apart('courier', code, false);
    const refused = apart('courier', last ?? '', false);
    expect(await refusalOf(refused)).toMatchObject({
      status: 400,
      body: { goes_together: [expect.stringContaining('nezbyla žádná platba')] },
    });
    await app.deps.knex('delivery_methods').whereNot({ code: 'courier' }).delete();
    const off = await change('courier', { is_active: false });
    expect([off.status, await off.json()]).toEqual([
      400,
      { is_active: [expect.stringContaining('poslední zapnutá doprava')] },
    ]);
    const { id, version } = await methodRow('courier');
    const path = `admin/delivery-methods/${String(id)}/?version=${String(version)}`;
    const gone = await admin.changeBy('DELETE', path);
    expect(gone.status).toBe(409);
  });

  it('is not taken back by an undo where an edit could not make it', async () => {
    const { payments } = await admin.get('admin-delivery-matrix', {});
    // The courier takes cash, until then it did not; then nothing but cash is left for it.
    expect((await change('courier', { takes_cash: false })).status).toBe(200);
    expect((await change('courier', { takes_cash: true })).status).toBe(200);
    const { results } = await admin.get('admin-change-list', { query: { whose: 'mine' } });
    const { id } = results[0] ?? { id: 0 };
    for (const { code, kind } of payments) {
      if (kind !== 'cash_on_delivery') await apart('courier', code, false);
    }
    const undo = () => admin.post('admin-change-undo', { params: { id }, body: { force: 'all' } });
    expect(await refusalOf(undo())).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('nezbyla žádná platba') },
    });
    expect((await methodRow('courier')).takesCash).toBe(true);
    await apart('courier', 'card', true);
    await undo();
    expect((await methodRow('courier')).takesCash).toBe(false);
  });

  it('warns of what goes with nothing', async () => {
    await app.deps.knex('payment_methods').update({ is_active: false });
    expect((await admin.get('admin-delivery-matrix', {})).gaps).toEqual([
      { kind: 'no_payment', code: null },
    ]);
  });
});

describe('what a cart would be offered', () => {
  it('is what the checkout of a customer says', async () => {
    const { knex } = app.deps;
    await knex('products').where({ id: items.case }).update({ package_weight_kg: '2.600' });
    await knex('delivery_methods')
      .where({ code: 'courier' })
      .update({ weight_prices: '5:149', most_pieces: 3 });
    for (const pieces of [1, 2, 4]) {
      const visitor = app.client();
      await visitor.change('cart/add-product/', { product: items.case, quantity: pieces });
      const real = await visitor.get('cart-payments-deliveries', {});
      const trial = await tried(pieces);
      expect(trial.deliveries.filter(({ price }) => price !== null)).toEqual(
        real.deliveries.map(({ code, price, usualPrice, arrives, message }): unknown =>
          expect.objectContaining({
            code,
            price,
            usualPrice,
            arrives,
            isOffered: message === null,
            reasons: message === null ? [] : [message],
          }),
        ),
      );
      expect(trial.goods).toBe(real.totals.goods);
      expect(trial.grams).toBe(2_600 * pieces);
    }
    // Nothing of it is kept.
    expect(await knex('carts').whereNull('visitor_hash').pluck('id')).toEqual([]);
  });

  it('says why another is not offered: postcode, off, nothing to choose of', async () => {
    const { knex } = app.deps;
    await knex('delivery_methods').where({ code: 'courier' }).update({ served_postcodes: '10 11' });
    await knex('delivery_methods').where({ kind: 'store' }).update({ is_active: false });
    await knex('delivery_places').delete();
    const { deliveries } = await tried(1, { postcode: '602 00' });
    const of = (kind: string) => deliveries.find((one) => one.kind === kind);
    expect(of('courier')).toMatchObject({
      isOffered: false,
      reasons: ['Na PSČ 602 00 nejezdí, jen na PSČ začínající 10, 11.'],
    });
    expect(of('store')).toMatchObject({ isOffered: false, reasons: ['Je vypnutá.'], price: null });
    expect(of('pickup_place')).toMatchObject({
      isOffered: true,
      notes: ['Nemá žádné výdejní místo, které by šlo vybrat.'],
    });
    expect((await tried(1, { postcode: '110 00' })).deliveries[0]?.isOffered).toBe(true);
  });

  it('refuses a price level that there is none of, instead of everybody’s prices', async () => {
    const body = { items: [{ product: items.case, pieces: 1 }], postcode: null, level: 999_999 };
    const refused = await refusalOf(admin.post('admin-delivery-trial-preview', { body }));
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body)).toEqual(['level']);
  });

  it('is not told to who does not keep deliveries', async () => {
    const picker = await signIn(app, 'picker');
    const body = { items: [{ product: items.case, pieces: 1 }], postcode: null, level: null };
    const asked = picker.post('admin-delivery-trial-preview', { body });
    expect(await refusalOf(asked)).toMatchObject({ status: 403 });
    expect(await refusalOf(picker.get('admin-delivery-matrix', {}))).toMatchObject({ status: 403 });
  });
});
