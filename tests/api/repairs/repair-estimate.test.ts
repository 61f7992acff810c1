import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imeiOf } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { pay } from '#tests/api/orders/order-steps.ts';
import {
  announce,
  deskOf,
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

const view = (code: string) => app.client().get('repair', { params: { code } });
const decide = (code: string, digest: string, approved: number[]) =>
  app.client().post('repair-decide', { params: { code }, body: { digest, approved } });

/** Announced, received and asked about; the estimate waits for its answer. */
async function asked(more: Readonly<Record<string, unknown>> = {}) {
  const announced = await announce(app.client(), more);
  const id = await newestId(app);
  const desk = await deskOf(app);
  await desk.move(id, 'received', 'diagnosing');
  await desk.estimate(id);
  const { estimate } = await view(announced.code);
  return { ...announced, id, desk, estimate };
}

describe('an estimate', () => {
  it('is approved line by line by the link, with the proof of what was shown', async () => {
    const { code, id, estimate, desk } = await asked();
    expect(estimate).toMatchObject({ total: 5_280, isExpired: false, validUntil: '2026-12-07' });
    const [display] = estimate?.lines ?? [];
    const after = await decide(code, estimate?.digest ?? '', [display?.id ?? 0]);
    expect(after).toMatchObject({ status: 'approved', total: 3_990, estimate: null });
    expect(after.lines.map(({ decision }) => decision)).toEqual(['approved', 'declined']);
    const [stored] = await app.deps.knex('repair_estimates');
    expect(stored).toMatchObject({
      decision: 'approved',
      proof: 'link',
      approved: [display?.id],
      digest: estimate?.digest,
      decided_at: app.clock.now,
    });
    expect(await desk.seen(id)).toMatchObject({ status: 'approved', total: 3_990 });
  });

  it('asks again where it changed: an answer to the older one decides nothing and shows the new one', async () => {
    const { code, id, estimate, desk } = await asked();
    const { version } = await desk.move(id, 'diagnosing');
    const line = {
      kind: 'work',
      operationId: 1,
      productId: null,
      name: '',
      warrantyMonths: 12,
    } as const;
    const body = { version, lines: [{ ...line, price: 4_500 }] };
    await desk.client.post('admin-repair-lines', { params: { id }, body });
    await desk.estimate(id);
    const older = { digest: estimate?.digest ?? '', approved: [] };
    const answer = await app.client().change(`service/orders/${code}/decision/`, older);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      detail: expect.stringContaining('Cena se mezitím změnila'),
      current: { status: 'waiting_for_approval', estimate: { total: 4_500 } },
    });
    expect(await app.deps.knex('mails').where({ kind: 'repair-estimate' })).toHaveLength(2);
  });

  it('is not approved after its last day, nor by time alone', async () => {
    const { code, estimate } = await asked();
    app.clock.now = new Date('2026-12-08T09:00:00Z');
    const ids = estimate?.lines.map(({ id }) => id) ?? [];
    await expect(decide(code, estimate?.digest ?? '', ids)).rejects.toMatchObject({ status: 409 });
    expect(await view(code)).toMatchObject({
      status: 'waiting_for_approval',
      estimate: { isExpired: true },
    });
    await app.deps.jobs.runDue();
    expect((await view(code)).status).toBe('waiting_for_approval');
  });

  it('is decided once of two who answer at once', async () => {
    const { code, estimate } = await asked();
    const [one, two] = estimate?.lines ?? [];
    const answers = await Promise.allSettled([
      decide(code, estimate?.digest ?? '', [one?.id ?? 0]),
      decide(code, estimate?.digest ?? '', [two?.id ?? 0]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const decided: unknown[] = await app.deps.knex('repair_estimates').pluck('decision');
    expect(decided).toEqual(['approved']);
  });

  it('is approved at once within the limit that was given beforehand, and the proof says so', async () => {
    const { id, desk } = await asked({ price_limit: 6_000 });
    expect(await desk.seen(id)).toMatchObject({
      status: 'approved',
      total: 5_280,
      estimate: { decision: 'approved', proof: 'limit' },
    });
    const kinds: string[] = await app.deps.knex('mails').orderBy('id').pluck('kind');
    expect(kinds).toEqual(['repair-announced', 'repair-received', 'repair-approved']);
  });

  it('is not sent with a line that nobody priced', async () => {
    await announce(app.client());
    const id = await newestId(app);
    const desk = await deskOf(app);
    await desk.move(id, 'received');
    await app.deps.knex('repair_lines').where({ position: 1 }).update({ price: null });
    await expect(desk.estimate(id)).rejects.toMatchObject({ status: 409 });
    expect(await app.deps.knex('repair_estimates')).toEqual([]);
  });

  it('may be told to staff, who write down how', async () => {
    const { id, desk, estimate } = await asked();
    const { version } = await desk.seen(id);
    const ids = estimate?.lines.map((line) => line.id) ?? [];
    const params = { id };
    const body = { version, approved: ids, reason: 'telefonicky v 10:15' };
    const told = await desk.client.post('admin-repair-decide', { params, body });
    expect(told).toMatchObject({
      status: 'approved',
      estimate: { proof: 'staff', reason: 'telefonicky v 10:15' },
    });
  });
});

describe('paying and handing out', () => {
  async function ready() {
    const { code, id, desk, estimate } = await asked();
    await decide(code, estimate?.digest ?? '', estimate?.lines.map((line) => line.id) ?? []);
    await desk.move(id, ...toReady);
    const { handOutCode, bill } = await view(code);
    return { code, id, desk, handOutCode: handOutCode ?? '', bill };
  }

  it('lets nothing unpaid leave, takes cash, issues an invoice and writes the passport', async () => {
    const { code, id, desk, handOutCode, bill } = await ready();
    expect(bill).toMatchObject({ due: 5_280, isPaid: false });
    await expect(desk.handOut(id, { code: handOutCode })).rejects.toMatchObject({ status: 409 });
    const paid = await desk.pay(id, 'cash');
    expect(paid.bill).toMatchObject({ isPaid: true });
    await expect(desk.pay(id, 'cash')).rejects.toMatchObject({ status: 409 });
    await expect(desk.handOut(id, { code: 'V-AAAAAAAA' })).rejects.toMatchObject({ status: 409 });
    const out = await desk.handOut(id, { code: handOutCode });
    expect(out).toMatchObject({ status: 'handed_out', canHandOut: false, moves: [] });
    expect(await view(code)).toMatchObject({ handOutCode: null, bill: { isPaid: true } });
    const [order] = await app.deps.knex('orders');
    expect(order).toMatchObject({ status: 'delivered', payment_status: 'paid', cart_id: null });
    const [invoice] = await app.deps.knex('invoices');
    expect(invoice).toMatchObject({
      kind: 'invoice',
      order_id: order?.id,
      snapshot: { payment: 'cash', paid: 5_280, toPay: 0 },
    });
    const events: string[] = await app.deps.knex('device_passport_events').pluck('kind');
    expect(events).toEqual(['repaired']);
  });

  it('is paid at the page of its order as every order is', async () => {
    const { code, id, desk, handOutCode, bill } = await ready();
    const orderCode = bill?.url.split('/').at(-1) ?? '';
    const page = await app.client().get('order', { params: { code: orderCode } });
    expect(page).toMatchObject({
      due: 5_280,
      payment: { canPay: true },
      lines: [{ name: 'Výměna displeje' }, { name: 'Výměna baterie' }],
      withdrawal: { isPossible: false },
    });
    await pay(app, 5_280);
    expect((await view(code)).bill).toMatchObject({ isPaid: true });
    const [order] = await app.deps.knex('orders');
    expect(order?.status).toBe('ready_for_pickup');
    expect(await app.deps.knex('picks')).toEqual([]);
    expect((await desk.handOut(id, { code: handOutCode })).status).toBe('handed_out');
  });

  it('lets nothing leave whose bill is cancelled at the same moment', async () => {
    const { id, desk, handOutCode } = await ready();
    const { bill } = await desk.pay(id, 'cash');
    const support = await signIn(app, 'support');
    const params = { id: bill?.orderId ?? 0 };
    const { version } = await support.get('admin-order', { params });
    const body = { version, to: 'cancelled', reason: 'zkouška' } as const;
    const [cancelled, out] = await Promise.allSettled([
      support.post('admin-order-move', { params, body }),
      desk.handOut(id, { code: handOutCode }),
    ]);
    expect([cancelled.status, out.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const [order] = await app.deps.knex('orders').orderBy('id');
    expect(order?.status).toBe(out.status === 'fulfilled' ? 'delivered' : 'cancelled');
  });

  it('asks no money for what turned out not to be repairable, and gives back what was paid', async () => {
    const { code, id, desk } = await ready();
    await desk.pay(id, 'card');
    await desk.move(id, 'repairing', 'not_repairable');
    expect(await view(code)).toMatchObject({ status: 'not_repairable', bill: null, total: null });
    const [order] = await app.deps.knex('orders');
    expect(order?.status).toBe('cancelled');
    expect(await app.deps.knex('refunds').pluck('amount')).toEqual([5_280]);
    expect((await desk.handOut(id, { reason: 'doklad' })).status).toBe('handed_out');
    expect(await app.deps.knex('device_passport_events')).toEqual([]);
  });

  it('hands out to whoever is known otherwise, with the reason written down', async () => {
    const { id, desk } = await ready();
    await desk.pay(id, 'card');
    const out = await desk.handOut(id, { reason: 'občanský průkaz' });
    expect(out.history.at(-1)).toMatchObject({
      to: 'handed_out',
      reason: 'customer: občanský průkaz',
    });
  });
});

describe('a device that is not repaired', () => {
  it('goes back for nothing, and says what the buy-back pays for it', async () => {
    const { code, id, desk, estimate } = await asked();
    const declined = await decide(code, estimate?.digest ?? '', []);
    expect(declined).toMatchObject({ status: 'declined', total: null, bill: null });
    expect(declined.sale?.url).toContain('iphone-15-128gb');
    const out = await desk.handOut(id, { code: declined.handOutCode ?? '' });
    expect(out.status).toBe('handed_out');
    expect(await app.deps.knex('orders')).toEqual([]);
    expect(await app.deps.knex('device_passport_events')).toEqual([]);
  });

  it('is given up before it came, and after', async () => {
    const { code } = await announce(app.client());
    const giveUp = (of: string) =>
      app.client().post('repair-give-up', { params: { code: of }, body: {} });
    expect(await giveUp(code)).toMatchObject({ status: 'cancelled', canGiveUp: false });
    expect((await giveUp(code)).status).toBe('cancelled');
    const other = await announce(app.client(), { serial: imeiOf(2) });
    const desk = await deskOf(app);
    await desk.move(await newestId(app), 'received');
    expect(await giveUp(other.code)).toMatchObject({ status: 'declined' });
  });
});
