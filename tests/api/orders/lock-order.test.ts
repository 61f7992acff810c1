import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findOrder } from '#api/orders/lock-order.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { order, prepareOrderShop, startOrderApp } from './order-fixture.ts';
import { cash } from './order-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

/** What another connection may do to the order while it is locked, or the database's word for why not. */
const beside = (lock: string) =>
  app.deps.knex.transaction(async (trx) => {
    await findOrder(trx, { id: 1 }, true);
    return app.deps.knex.transaction(async (other) => {
      await other.raw("set local lock_timeout = '200ms'");
      return other.raw(`select id from orders where id = 1 ${lock}`).then(
        () => 'done',
        (error: unknown) => (error as { code?: string }).code, // PostgreSQL's
      );
    });
  });

it('keeps a locked order from being changed, and lets rows that name it be stored', async () => {
  await order(app.client(), cash);
  expect(await beside('for no key update')).toBe('55P03');
  expect(await beside('for key share')).toBe('done');
});
