import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { numberAt } from '#tests/support/order-number.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import {
  codeOf,
  items,
  order,
  prepareOrderShop,
  startOrderApp,
} from '#tests/api/orders/order-fixture.ts';
import { rowOf } from '#tests/api/orders/order-steps.ts';
import { secondAdmin } from './second-admin.ts';

let app: TestApp;
let support: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  support = await signIn(app, 'support');
  admin = await signIn(app, 'admin');
});
afterAll(() => app.close());

const transfer = (by: TestClient, amount: number, movement = 'm-1') =>
  by.post('admin-bank-transfer', {
    body: { movement, variableSymbol: numberAt(app), amount },
  });
const waiting = async (by: TestClient) => by.get('prepared-act-list', { query: {} });
const decide = async (
  by: TestClient,
  to: 'released' | 'refused' | 'called_off' = 'released',
  note = '',
) => {
  const [act] = (await waiting(by)).results;
  if (!act) throw new Error('nothing waits for this person');
  return by.post('prepared-act-decide', {
    params: { id: act.id },
    body: { version: act.version, to, note },
  });
};
const paymentStatus = async () => (await rowOf(app, 'orders'))['payment_status'];
const buyPhone = () =>
  order(app.client(), { products: [[items.phone, 1]], payment: 'bank-transfer' });

describe('a transfer that somebody types', () => {
  it('pays nothing until another person releases it', async () => {
    await buyPhone();
    const answer = await transfer(support, 20_000);
    expect(answer).toMatchObject({ orderNumber: null, paymentStatus: null });
    expect(answer.prepared).not.toBeNull();
    expect(await paymentStatus()).toBe('waiting');
    const typed = { act: 'typed_transfer', title: numberAt(app), amount: 20_000 };
    expect((await waiting(support)).results).toMatchObject([
      { ...typed, isOwn: true, mayDecide: false },
    ]);
    expect(await waiting(admin)).toMatchObject({ toDecide: 1, results: [{ mayDecide: true }] });
    expect(await decide(admin)).toMatchObject({ status: 'released' });
    expect(await paymentStatus()).not.toBe('waiting');
  });

  it('is released by nobody themselves, be they an admin', async () => {
    await buyPhone();
    await transfer(admin, 20_000);
    expect((await refusalOf(decide(admin))).status).toBe(403);
    expect(await paymentStatus()).toBe('waiting');
    await decide(await secondAdmin(app));
    expect(await paymentStatus()).not.toBe('waiting');
  });

  it('is nothing that support releases', async () => {
    await buyPhone();
    await transfer(admin, 20_000);
    expect((await waiting(support)).results).toEqual([]);
    const [act] = (await waiting(admin)).results;
    const params = { id: act?.id ?? 0 };
    const body = { version: 1, to: 'released', note: '' } as const;
    const answer = await refusalOf(support.post('prepared-act-decide', { params, body }));
    expect(answer.status).toBe(404);
  });

  it('cannot be split below the limit within a day', async () => {
    await buyPhone();
    expect((await transfer(support, 1_500, 'm-1')).prepared).toBeNull();
    expect((await transfer(support, 1_500, 'm-2')).prepared).not.toBeNull();
    const dayBefore = new Date(app.clock.now.getTime() - 25 * 3_600_000);
    await app.deps.knex('prepared_acts').update({ prepared_at: dayBefore });
    expect((await transfer(support, 1_500, 'm-3')).prepared).toBeNull();
  });

  it('waits once, however often it is sent', async () => {
    await buyPhone();
    const answers = await Promise.allSettled([
      transfer(support, 20_000),
      transfer(support, 20_000),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is released once by two people at the same time', async () => {
    await buyPhone();
    await transfer(support, 20_000);
    const other = await secondAdmin(app);
    const answers = await Promise.allSettled([decide(admin), decide(other)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await app.deps.knex('payment_callbacks').count()).toEqual([{ count: 1 }]);
  });

  it('is refused with a reason that its preparer reads', async () => {
    await buyPhone();
    await transfer(support, 20_000);
    expect((await refusalOf(decide(admin, 'refused'))).status).toBe(400);
    await decide(admin, 'refused', 'na výpisu není');
    const { results } = await support.get('prepared-act-list', { query: { state: 'decided' } });
    expect(results).toMatchObject([{ status: 'refused', note: 'na výpisu není' }]);
    expect(await paymentStatus()).toBe('waiting');
  });

  it('is taken back by whoever prepared it, and by nobody else', async () => {
    await buyPhone();
    await transfer(support, 20_000);
    expect((await refusalOf(decide(admin, 'called_off'))).status).toBe(403);
    expect(await decide(support, 'called_off')).toMatchObject({ status: 'called_off' });
    expect((await waiting(admin)).results).toEqual([]);
  });

  it('is over after a week, and may then be prepared anew', async () => {
    await buyPhone();
    await transfer(support, 20_000);
    const [act] = (await waiting(admin)).results;
    app.clock.now = new Date(app.clock.now.getTime() + 8 * 86_400_000);
    // A shift has ended meanwhile.
    admin = await secondAdmin(app);
    expect((await waiting(admin)).results).toEqual([]);
    const body = { version: act?.version ?? 0, to: 'released', note: '' } as const;
    const late = admin.post('prepared-act-decide', { params: { id: act?.id ?? 0 }, body });
    expect((await refusalOf(late)).status).toBe(409);
  });
});

describe('money that goes back', () => {
  /** A delivered order of cases, withdrawn from with an account. */
  async function withdrawn(quantity: number): Promise<number> {
    const client = app.client();
    const placed = await order(client, {
      products: [[items.case, quantity]],
      payment: 'cash-on-delivery',
    });
    const code = codeOf(placed);
    for (const to of ['picking', 'packed', 'handed_over', 'delivered'] as const) {
      const { version } = await app.deps.knex('orders').first<{ version: number }>('version');
      const body = { version, to, reason: 'ručně' };
      await admin.post('admin-order-move', { params: { id: 1 }, body });
    }
    const pieces = [{ position: 0, quantity }];
    const { token } = await client.post('order-withdrawal-preview', {
      params: { code },
      body: { pieces },
    });
    const bankAccount = '19-2000145399/0800';
    await client.post('order-withdraw', {
      params: { code },
      body: { pieces, token, reason: '', bankAccount },
    });
    const { id } = await app.deps.knex('withdrawals').first<{ id: number }>('id');
    return id;
  }
  const giveBack = (id: number) =>
    support.post('admin-withdrawal-close', {
      params: { id },
      body: { version: 1, to: 'refunded' },
    });
  const refunds = async () => (await support.get('admin-refund-list', { query: {} })).results;

  it('goes to the account of the withdrawal by two people and the file of the bank', async () => {
    const id = await withdrawn(1);
    expect((await giveBack(id)).prepared).toBeNull();
    const [refund] = await refunds();
    expect(refund).toMatchObject({ way: 'account', hasAccount: true, payout: null });
    const params = { id: refund?.id ?? 0 };
    const body = { version: refund?.version ?? 0, account: '', holder: '', reason: '' };
    const { prepared } = await support.post('admin-refund-payout', { params, body });
    expect(prepared).not.toBeNull();
    expect(await refunds()).toMatchObject([{ payout: 'prepared' }]);
    const shown = async () => {
      const facts = await admin.get('admin-order', { params: { id: 1 } });
      return [facts.refunded, facts.refundOpen, facts.refundSent];
    };
    expect(await shown()).toEqual([500, 500, 0]);
    await decide(admin);
    expect(await refunds()).toMatchObject([{ payout: 'released', status: 'waiting' }]);
    const { results: orders } = await admin.get('payout-orders', {});
    expect(orders).toMatchObject([{ kind: 'refunds', count: 1, open: 1 }]);
    const order = { params: { id: orders[0]?.id ?? 0 } };
    const { contents } = await admin.post('payout-file', order);
    expect(contents).toContain('<IBAN>CZ6508000000192000145399</IBAN>');
    expect(contents).toContain('<Nm>Borivoj Zelenka</Nm>');
    expect(await shown()).toEqual([500, 500, 500]);
    expect(await admin.post('payout-paid', order)).toEqual({ paid: 1, refused: [] });
    expect(await shown()).toEqual([500, 0, 0]);
    expect(await admin.post('payout-paid', order)).toEqual({ paid: 0, refused: [] });
    expect(await refunds()).toMatchObject([{ payout: 'paid', status: 'done' }]);
    const stored = JSON.stringify(await app.deps.knex('change_entries'));
    expect(stored + app.logs.join('')).not.toMatch(/2000145399/);
  });

  it('is prepared once at a time, and anew when nobody released it in time', async () => {
    await giveBack(await withdrawn(1));
    const [refund] = await refunds();
    const params = { id: refund?.id ?? 0 };
    const body = { version: refund?.version ?? 0, account: '', holder: '', reason: '' };
    const prepare = () => support.post('admin-refund-payout', { params, body });
    await prepare();
    expect((await refusalOf(prepare())).status).toBe(409);
    const settle = { version: refund?.version ?? 0, to: 'done', note: '' } as const;
    const byHand = support.post('admin-refund-settle', { params, body: settle });
    expect((await refusalOf(byHand)).status).toBe(409);
    await app.deps.knex('prepared_acts').update({ expires_at: app.clock.now });
    expect((await prepare()).prepared).not.toBeNull();
    await decide(admin);
    expect((await refusalOf(prepare())).status).toBe(409);
  });

  it('is not kept where a second person refuses it', async () => {
    await giveBack(await withdrawn(1));
    const [refund] = await refunds();
    const params = { id: refund?.id ?? 0 };
    const body = { version: refund?.version ?? 0, account: '', holder: '', reason: '' };
    await support.post('admin-refund-payout', { params, body });
    await decide(admin, 'refused', 'jiný účet');
    expect(await app.deps.knex('refund_payouts')).toEqual([]);
    expect(await refunds()).toMatchObject([{ payout: null, status: 'waiting' }]);
  });

  it('asks for an account and a name that the bank can carry', async () => {
    await giveBack(await withdrawn(1));
    const [refund] = await refunds();
    const params = { id: refund?.id ?? 0 };
    const version = refund?.version ?? 0;
    const wrong = [
      { version, account: '1/0000', holder: '', reason: '' },
      { version, account: '', holder: '🙂', reason: '' },
    ];
    for (const body of wrong) {
      const answer = await refusalOf(support.post('admin-refund-payout', { params, body }));
      expect(answer.status).toBe(400);
    }
  });

  it('waits above the limit, and does not go where the order changed meanwhile', async () => {
    const id = await withdrawn(1);
    await app.deps.knex('order_units').update({ net: 6_000 });
    expect((await giveBack(id)).prepared).not.toBeNull();
    await app.deps.knex('withdrawals').update({ version: 2 });
    expect(JSON.stringify((await refusalOf(decide(admin))).body)).toContain('změnilo');
    expect((await waiting(admin)).results).toHaveLength(1);
    expect(await app.deps.knex('refunds')).toEqual([]);
  });
});
