import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  items,
  orderConfirmed,
  prepareOrderShop,
  startOrderApp,
} from '#tests/api/orders/order-fixture.ts';
import { cash } from '#tests/api/orders/order-steps.ts';
import { setStock } from '#tests/support/factories/stock.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { addCrates, eanOf, newStaff, scan, startRound } from './picking-steps.ts';
import { replacementSteps } from './replacement-steps.ts';

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

/** A picker before the bin of an ordered phone, with its sister in blue free. */
async function phoneAtHand() {
  const held = await heldOf(items.phone);
  await orderConfirmed(app, app.client(), { ...cash, products: [[items.phone, 1]] });
  const other = await sister(10_000);
  const picker = await newStaff(app, 'picker');
  const roundId = (await startRound(picker))?.id ?? 0;
  return { held, other, picker, roundId, ean: await eanOf(app, other) };
}

const sellAll = (productId: number) =>
  setStock(app.deps.knex, { product_id: productId, place_id: 1 }, { on_hand: 2, allocated: 2 });

describe('a proposal of the picker', () => {
  it('is scanned in place of what is missing, and mailed once the walk is over', async () => {
    const { ean, held, picker, roundId, other } = await phoneAtHand();
    expect((await scan(picker, roundId, 'B-1', ean)).answer.outcome).toBe('not_of_this_order');
    const wanted = await scan(picker, roundId, 'CMD-REPLACE');
    expect(wanted).toMatchObject({
      answer: { outcome: 'replacement_wanted' },
      round: { step: { kind: 'take', isReplacing: true } },
    });
    const strange = await scan(picker, roundId, await eanOf(app, items.case));
    expect(strange.answer.outcome).toBe('replacement_not_alike');
    expect(await theOffer()).toBeUndefined();
    const proposed = await scan(picker, roundId, ean);
    expect(proposed).toMatchObject({ answer: { outcome: 'replacement_proposed' }, round: null });
    await app.deps.jobs.runDue();
    expect(await theOffer()).toMatchObject({ status: 'open', product_id: other });
    expect(await app.deps.knex('pick_proposals')).toEqual([]);
    expect(await app.deps.knex('mails').where({ kind: 'order-replacement' })).toHaveLength(1);
    expect((await answer('accept')).body).toMatchObject({ status: 'accepted' });
    expect(await heldOf(items.phone)).toBe(held);
    const round = await startRound(picker);
    expect((await scan(picker, round?.id ?? 0, ean)).answer.outcome).toBe('round_done');
  });

  it('that is refused closes what is missing', async () => {
    const { ean, picker, roundId } = await phoneAtHand();
    await scan(picker, roundId, 'B-1', 'CMD-REPLACE', ean);
    await app.deps.jobs.runDue();
    expect((await answer('refuse')).body).toMatchObject({ status: 'refused' });
    expect((await theOrder()).status).toBe('cancelled');
  });

  it('is taken back by an undo, and forgotten when the thing turns up', async () => {
    const { ean, picker, roundId } = await phoneAtHand();
    await scan(picker, roundId, 'B-1', 'CMD-REPLACE');
    const undone = await scan(picker, roundId, 'CMD-UNDO');
    expect(undone).toMatchObject({ round: { step: { kind: 'take', isReplacing: false } } });
    expect((await scan(picker, roundId, ean)).answer.outcome).toBe('not_of_this_order');
    const own = await eanOf(app, items.phone);
    const found = await scan(picker, roundId, 'CMD-REPLACE', own);
    expect(found.answer.outcome).toBe('round_done');
    await app.deps.jobs.runDue();
    expect(await theOffer()).toBeUndefined();
  });

  it('is left to the supervisor where it was sold meanwhile', async () => {
    const { ean, picker, roundId, other } = await phoneAtHand();
    await scan(picker, roundId, 'B-1', 'CMD-REPLACE', ean);
    await sellAll(other);
    await app.deps.jobs.runDue();
    expect(await theOffer()).toBeUndefined();
    const boss = await newStaff(app, 'warehouse_supervisor');
    expect((await boss.get('short-picks', {})).picks).toHaveLength(1);
  });

  it('is not asked for where there is nothing alike', async () => {
    const { picker, roundId } = await phoneAtHand();
    const { knex } = app.deps;
    const others = knex('stock').whereNot({ product_id: items.phone });
    await others.update({ allocated: knex.raw('on_hand') });
    const none = await scan(picker, roundId, 'B-1', 'CMD-REPLACE');
    expect(none).toMatchObject({
      answer: { outcome: 'replacement_none' },
      round: { step: { kind: 'take', isReplacing: false } },
    });
  });
});
