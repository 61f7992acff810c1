import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  items,
  orderConfirmed,
  prepareOrderShop,
  startOrderApp,
} from '#tests/api/orders/order-fixture.ts';
import { cash } from '#tests/api/orders/order-steps.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { addCrates, eanOf, newStaff, scan, startRound } from './picking-steps.ts';

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

describe('a cart with three crates', () => {
  it('walks once, puts each thing into its own crate and knows a foreign one', async () => {
    const ean = await eanOf(app, items.case);
    for (let each = 0; each < 3; each += 1) {
      await orderConfirmed(app, app.client(), { ...cash, products: [[items.case, 1]] });
    }
    const picker = await newStaff(app, 'picker');
    const round = await startRound(picker, 3);
    const id = round?.id ?? 0;
    expect(round?.picks.map(({ slot }) => slot)).toEqual([1, 2, 3]);
    await scan(picker, id, 'B-1', 'B-2', 'B-3');
    const first = await scan(picker, id, ean);
    expect(first.answer).toMatchObject({ outcome: 'counted', slot: 1 });
    expect(first.round?.step).toMatchObject({ kind: 'put_into' });
    expect((await scan(picker, id, 'B-2')).answer.outcome).toBe('crate_not_this');
    expect((await scan(picker, id, 'B-1')).answer.outcome).toBe('put_into_crate');
    await scan(picker, id, ean, 'B-2');
    expect((await scan(picker, id, ean, 'B-3')).answer.outcome).toBe('round_done');
    expect(await statuses()).toEqual(['picked', 'picked', 'picked']);
  });
});
