import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireOffers } from '#api/warehouse/replacements/expire-offers.ts';
import {
  codeOf,
  items,
  orderConfirmed,
  prepareOrderShop,
  startOrderApp,
} from '#tests/api/orders/order-fixture.ts';
import { cancel, cash, pay, rowOf } from '#tests/api/orders/order-steps.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { replacementSteps } from './replacement-steps.ts';
import { addCrates, eanOf, newStaff, scan, startRound } from './picking-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await addCrates(app, 'B-1', 'B-2');
});
afterAll(() => app.close());

const { theOrder, theOffer, heldOf, sister, answer } = replacementSteps(() => app);

interface Ready {
  readonly boss: TestClient;
  readonly pickId: number;
  readonly pickLineId: number;
  readonly other: number;
  readonly code: string;
  /** What others were promised of the phone before. */
  readonly held: number;
}

/** A phone that was not found, with its sister in blue free at a price. */
async function missingPhone(payment: 'cash' | 'transfer', price: number): Promise<Ready> {
  const held = await heldOf(items.phone);
  const placed = await orderConfirmed(app, app.client(), {
    ...(payment === 'cash' ? cash : { payment: 'bank-transfer' }),
    products: [[items.phone, 1]],
  });
  if (payment === 'transfer') await pay(app, (await theOrder()).due);
  const other = await sister(price);
  const picker = await newStaff(app, 'picker');
  const round = await startRound(picker);
  await scan(picker, round?.id ?? 0, 'B-1', 'CMD-NOTFOUND');
  const boss = await newStaff(app, 'warehouse_supervisor');
  const pickId = (await boss.get('short-picks', {})).picks[0]?.pickId ?? 0;
  const { lines } = await boss.get('short-pick-replacements', { params: { id: pickId } });
  expect(lines[0]?.choices.map(({ productId }) => productId)).toContain(other);
  const pickLineId = lines[0]?.pickLineId ?? 0;
  return { boss, pickId, pickLineId, other, code: codeOf(placed), held };
}

const offerIt = ({ boss, other, pickId, pickLineId }: Ready) =>
  boss.change(`warehouse/short-picks/${String(pickId)}/replacements/`, {
    pick_line_id: pickLineId,
    product_id: other,
  });

describe('a replacement by consent', () => {
  it('is put aside and mailed, and nothing is exchanged before the customer agrees', async () => {
    const ready = await missingPhone('cash', 10_000);
    expect((await offerIt(ready)).status).toBe(200);
    expect(await heldOf(ready.other)).toBe(1);
    const mail = await app.deps.knex('mails').where({ kind: 'order-replacement' }).first('id');
    expect(mail).toBeDefined();
    await app.deps.jobs.runDue();
    const { code } = await theOffer();
    const seen = await app.client().get('replacement', { params: { code } });
    expect(seen).toMatchObject({ isOpen: true, status: 'open', quantity: 1 });
    const line = await app.deps.knex('order_lines').where({ kind: 'goods' }).first('product_id');
    expect(line).toEqual({ product_id: items.phone });
  });

  it('goes on to be picked once it is accepted, and costs less where it is cheaper', async () => {
    const ready = await missingPhone('cash', 10_000);
    const before = await theOrder();
    await offerIt(ready);
    const { refund } = await theOffer();
    expect(refund).toBeGreaterThan(0);
    expect((await answer('accept')).body).toMatchObject({ status: 'accepted', is_open: false });
    const after = await theOrder();
    expect(after).toEqual({
      ...before,
      status: 'picking',
      due: before.due - refund,
      total: before.total - refund,
    });
    expect(await heldOf(items.phone)).toBe(ready.held);
    const picker = await newStaff(app, 'picker');
    const round = await startRound(picker);
    const last = await scan(picker, round?.id ?? 0, await eanOf(app, ready.other));
    expect(last.answer.outcome).toBe('round_done');
    expect((await app.deps.knex('picks').pluck('status'))[0]).toBe('picked');
    expect((await answer('accept')).status).toBe(200);
    expect((await answer('refuse')).status).toBe(409);
  });

  it('gives the difference of a paid order back with a corrective document', async () => {
    const ready = await missingPhone('transfer', 10_000);
    await offerIt(ready);
    const { refund } = await theOffer();
    expect((await answer('accept')).status).toBe(200);
    expect(await rowOf(app, 'refunds')).toMatchObject({ amount: refund });
    const note = await app.deps.knex('invoices').where({ kind: 'credit_note' }).first('total');
    expect(note).toEqual({ total: -refund });
    await app.deps.jobs.runDue();
  });

  it('costs nothing more where it is dearer', async () => {
    const ready = await missingPhone('cash', 90_000);
    const before = await theOrder();
    await offerIt(ready);
    expect(await theOffer()).toMatchObject({ refund: 0 });
    await answer('accept');
    expect(await theOrder()).toMatchObject({ due: before.due, total: before.total });
  });

  it('closes what is missing where it is refused: nothing is left, so the order is cancelled', async () => {
    const ready = await missingPhone('cash', 10_000);
    await offerIt(ready);
    expect((await answer('refuse')).body).toMatchObject({ status: 'refused' });
    expect(await theOrder()).toMatchObject({ status: 'cancelled' });
    expect(await heldOf(ready.other)).toBe(0);
  });

  it('is no consent where nobody answers: it expires, its piece is free, and a supervisor has a task', async () => {
    const ready = await missingPhone('cash', 10_000);
    await offerIt(ready);
    app.clock.now = new Date(app.clock.now.getTime() + 48 * 3_600_000);
    expect((await answer('accept')).status).toBe(409);
    await expireOffers.run({}, app.deps);
    expect(await theOffer()).toMatchObject({ status: 'expired' });
    expect(await heldOf(ready.other)).toBe(0);
    expect(await app.deps.knex('warehouse_tasks').where({ kind: 'replacement' })).toHaveLength(1);
    expect(await theOrder()).toMatchObject({ status: 'picking' });
  });

  it('is answered once by two presses at once, and by nobody after the order is cancelled', async () => {
    const ready = await missingPhone('cash', 10_000);
    await offerIt(ready);
    const answers = await Promise.all([answer('accept'), answer('refuse')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await cancel(app.client(), ready.code);
    expect(await heldOf(ready.other)).toBe(0);
  });

  it('is taken back by the supervisor, offered by nobody else, and found by no guess', async () => {
    const ready = await missingPhone('cash', 10_000);
    await offerIt(ready);
    const path = `warehouse/short-picks/${String(ready.pickId)}/replacements/`;
    const body = { pick_line_id: ready.pickLineId, product_id: null };
    const picker = await newStaff(app, 'picker');
    expect((await picker.change(path, body)).status).toBe(403);
    expect((await app.client().fetch('/api/new/replacement/1/')).status).toBe(404);
    const read = await ready.boss.fetch(`/api/new/${path}`);
    expect(await read.text()).not.toContain((await theOffer()).code);
    expect((await ready.boss.change(path, body)).status).toBe(200);
    expect(await heldOf(ready.other)).toBe(0);
    expect((await answer('accept')).status).toBe(409);
  });
});
