import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import {
  add,
  addOns,
  cartOf,
  discount,
  items,
  prepareCartShop,
  start,
  startCartApp,
} from './cart-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCartApp();
});
beforeEach(() => prepareCartShop(app));
afterAll(() => app.close());

const enter = (client: TestClient, code: string) =>
  client.post('cart-discount-code', { body: { code } });
const messageOf = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => null,
    (error: unknown): unknown => Reflect.get(Object(error), 'body'),
  );

/** A cart of one new phone for 20 000. */
async function withPhone(): Promise<TestClient> {
  const client = app.client();
  await add(client);
  return client;
}

describe('a discount code', () => {
  it('takes its discount off, explains it, and can be taken back', async () => {
    await discount(app, { value: 10, code: 'aB3dE6gH9k' });
    const client = await withPhone();
    const cart = await enter(client, 'aB3dE6gH9k');
    const packageId = cart.cartPackagesItems[0]?.id;
    expect(cart.totals).toMatchObject({ listTotal: 20_000, goods: 18_000, saved: 2_000 });
    expect(cart.totals.applied).toEqual([
      {
        name: 'Sleva',
        code: 'aB3dE6gH9k',
        saved: 2_000,
        shippingSaved: 0,
        lines: [{ packageId, childId: null, amount: 2_000 }],
      },
    ]);
    const body = { code: 'ab3de6gh9k' };
    expect((await client.post('cart-discount-remove', { body })).totals.goods).toBe(20_000);
  });

  it.each([' aB3dE6gH9O ', 'AB3DE6GH9O', 'ab3de6gh90'])(
    'is read as %j (T-COD-5)',
    async (typed) => {
      await discount(app, { value: 10, code: 'aB3dE6gH9O' });
      expect((await enter(await withPhone(), typed)).totals.goods).toBe(18_000);
    },
  );

  it('never lowers insurance, and the device leaves its price alone (T-DIS-15)', async () => {
    await discount(app, { value: 10, code: 'TEN' });
    const client = app.client();
    await add(client, { generalTuito: { id: addOns.insurance } });
    const cart = await enter(client, 'TEN');
    expect(cart.totals).toMatchObject({ goods: 18_000 + 1_660, saved: 2_000 });
    expect(cart.cartPackagesItems[0]?.children).toMatchObject([{ net: 1_660 }]);
  });

  it('waits below its minimum, is shown so, and returns with the goods (T-DIS-12)', async () => {
    const more = { minimal_discount_numerical: 20_400 };
    await discount(app, { type: 'absolute', value: 500, code: 'MIN', more });
    const client = await withPhone();
    expect((await enter(client, 'MIN')).totals.leftOut).toEqual([
      {
        name: 'Sleva',
        code: 'MIN',
        reason: 'minimum_not_reached',
        missing: 400,
        message: 'Ke slevě chybí nakoupit ještě za 400\u00A0Kč.',
      },
    ]);
    const { packageId: id } = await add(client, { product: items.case });
    expect((await cartOf(client)).totals).toMatchObject({ saved: 500, leftOut: [] });
    await client.post('cart-remove-product', { params: { id }, body: {} });
    expect((await cartOf(client)).totals.saved).toBe(0);
  });

  it('that combines with no other gives way to what saves more (T-DIS-6)', async () => {
    await discount(app, { value: 10, code: 'A', more: { is_combinable: false } });
    await discount(app, {
      type: 'absolute',
      value: 2_500,
      code: 'B',
      more: { is_combinable: false },
    });
    const client = await withPhone();
    await enter(client, 'A');
    const cart = await enter(client, 'B');
    expect(cart.totals.applied).toMatchObject([{ code: 'B', saved: 2_500 }]);
    expect(cart.totals.leftOut).toMatchObject([{ code: 'A', reason: 'not_combinable' }]);
  });

  it('in Romanian is refused in Romanian', async () => {
    const client = await withPhone();
    await client.change('language/', { language: 'ro' });
    client.cookies.set('language', 'ro');
    expect(await messageOf(enter(client, 'nope'))).toEqual({ code: ['Cod de reducere invalid'] });
  });
});

describe('a refused code (T-DIS-17)', () => {
  const cases: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['Tato sleva už neplatí.', { is_active: false }],
    ['Tato sleva ještě nezačala platit.', { valid_from: '2026-12-01T00:00:00Z' }],
    ['Platnost této slevy už skončila.', { valid_to: '2026-11-20' }],
    ['Tato sleva už byla vyčerpána.', { max_uses: 1, uses: 1 }],
    ['Tato sleva je určena jiným zákazníkům.', { customer_groups: ['vip'] }],
    ['Na nic z vašeho košíku se tato sleva nevztahuje.', { scope_products: ['S24-128-BK'] }],
  ];

  it.each(cases)('of a public discount says: %s', async (message, more) => {
    await discount(app, { value: 10, code: 'PUBLIC', more });
    const client = await withPhone();
    expect(await messageOf(enter(client, 'PUBLIC'))).toEqual({ code: [message] });
    expect((await cartOf(client)).totals.leftOut).toEqual([]);
  });

  it.each(cases)('of a secret discount says what an unknown one says, not: %s', async (_, more) => {
    await discount(app, { value: 10, code: 'SECRET', more: { ...more, is_public: false } });
    const client = await withPhone();
    const unknown = await messageOf(enter(client, 'never-made'));
    expect(await messageOf(enter(client, 'SECRET'))).toEqual(unknown);
    expect(unknown).toEqual({ code: ['Neplatný slevový kód'] });
  });

  it('whose single use is gone is used up', async () => {
    await discount(app, { value: 10, code: 'ONCE' });
    await app.deps.knex('discount_codes').update({ max_uses: 1, uses: 1 });
    expect(await messageOf(enter(await withPhone(), 'ONCE'))).toEqual({
      code: ['Tato sleva už byla vyčerpána.'],
    });
  });

  it('that died in the cart stops the order, and one click takes it out', async () => {
    const id = await discount(app, { value: 10, code: 'SOON', more: { valid_to: '2026-11-21' } });
    const client = await withPhone();
    await enter(client, 'SOON');
    app.clock.now = new Date('2026-11-21T23:00:00Z');
    const cart = await cartOf(client);
    expect(cart.totals.goods).toBe(20_000);
    expect(cart.problems).toMatchObject([
      {
        kind: 'code_invalid',
        repair: 'remove_code',
        isBlocking: true,
        message: 'Košík obsahuje neplatnou slevu SOON. Odeberte ji prosím.',
      },
    ]);
    const mended = await client.post('cart-repair', {
      body: { problem: cart.problems[0]?.id ?? '' },
    });
    expect(mended).toMatchObject({ problems: [], totals: { leftOut: [] } });
    expect(id).toBeGreaterThan(0);
  });
});

describe('guessing codes (T-COD-6)', () => {
  it('is stopped after twenty wrong ones, while the rest of the cart works', async () => {
    await discount(app, { value: 10, code: 'RIGHT' });
    const client = await withPhone();
    for (let n = 0; n < 20; n += 1) {
      await expect(enter(client, `wrong-${String(n)}`)).rejects.toMatchObject({ status: 400 });
    }
    const response = await client.change('cart/discount-code/', { code: 'RIGHT' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBe(600);
    expect(await add(client)).toMatchObject({ count: 2 });
    expect((await enter(await withPhone(), 'RIGHT')).totals.saved).toBe(2_000);
    app.clock.now = new Date(start.getTime() + 600_001);
    expect((await enter(client, 'RIGHT')).totals.saved).toBe(4_000);
  });

  it('cannot slip through by coming all at once', async () => {
    const client = await withPhone();
    const tries = Array.from({ length: 30 }, (_, n) => enter(client, `wrong-${String(n)}`));
    const settled = await Promise.allSettled(tries);
    const statuses = settled.map((each) =>
      each.status === 'rejected' ? Number(Reflect.get(Object(each.reason), 'status')) : 200,
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('does not count right ones', async () => {
    await discount(app, { value: 10, code: 'RIGHT' });
    const client = await withPhone();
    for (let n = 0; n < 22; n += 1) await enter(client, 'RIGHT');
    expect(await app.deps.knex('rate_limits')).toEqual([]);
  });
});

describe('a student card', () => {
  const card = { cardNumber: 'S 420 123 456 789 A', cardHolder: 'Jana Nováková' };
  const student = { is_student_discount: true, is_automatic_assignment: false };

  it('brings the student discount, and the table knows neither number nor holder', async () => {
    await discount(app, { value: 5, more: student });
    const client = await withPhone();
    const cart = await client.post('cart-discount-code', { body: card });
    const counting = { studentCard: { last4: '789A', isCounting: true } };
    expect(cart).toMatchObject({ ...counting, totals: { saved: 1_000 } });
    const { rows } = await app.deps.knex.raw<{ rows: object[] }>('select * from carts');
    const stored = JSON.stringify(rows);
    for (const text of ['420123456789', Buffer.from('Nováková').toString('hex')]) {
      expect(stored).not.toContain(text);
    }
    const without = await client.post('cart-discount-remove', { body: { cardNumber: null } });
    expect(without).toMatchObject({ studentCard: null, totals: { saved: 0 } });
  });

  it('is kept where it brings nothing, and the cart says so', async () => {
    await discount(app, { value: 5, more: { is_student_discount: false, is_active: false } });
    const client = await withPhone();
    const cart = await client.post('cart-discount-code', { body: card });
    const idle = { studentCard: { last4: '789A', isCounting: false } };
    expect(cart).toMatchObject({ ...idle, totals: { saved: 0 } });
  });

  it('competes with a code where neither combines (T-DIS-16)', async () => {
    await discount(app, { value: 5, more: { ...student, is_combinable: false } });
    await discount(app, { value: 10, code: 'TEN', more: { is_combinable: false } });
    const client = await withPhone();
    await client.post('cart-discount-code', { body: card });
    const { totals } = await enter(client, 'TEN');
    expect(totals.applied).toMatchObject([{ code: 'TEN' }]);
    expect(totals.leftOut).toMatchObject([{ code: null, reason: 'not_combinable' }]);
  });

  it('must look like one', async () => {
    const body = { ...card, cardNumber: '123' };
    const client = await withPhone();
    expect(await messageOf(client.post('cart-discount-code', { body }))).toEqual({
      card_number: ['Zkontrolujte prosím číslo karty ISIC.'],
    });
  });
});
