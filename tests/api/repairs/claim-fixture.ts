import type { CallInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { order } from '#tests/api/orders/order-fixture.ts';
import { cash, moveThrough } from '#tests/api/orders/order-steps.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { takeIn } from './repair-fixture.ts';

type Settle = CallInput<Endpoints['admin-repair-claim-settle']>['body'];
type Refund = CallInput<Endpoints['admin-repair-claim-refund']>['body'];

/** A claim of goods that were bought here and paid at the door, on the bench. */
export async function claimOfGoods(app: TestApp) {
  await order(app.client(), cash);
  await moveThrough(app, 'picking', 'packed', 'handed_over', 'delivered');
  const [bought] = await app.deps.knex('orders').select('id', 'number');
  const taken = await takeIn(app, { claimedNumber: String(bought?.number) });
  const support = await signIn(app, 'support');
  const params = { id: taken.id };
  const version = async () => (await taken.desk.seen(taken.id)).version;
  return {
    ...taken,
    orderId: Number(bought?.id),
    claim: async () => (await taken.desk.client.get('admin-repair-claim', { params })).claim,
    settle: async (more: Partial<Settle>) =>
      taken.desk.client.post('admin-repair-claim-settle', {
        params,
        body: {
          version: await version(),
          outcome: 'rejected',
          productId: null,
          serial: '',
          reason: 'Poškozeno pádem',
          ...more,
        },
      }),
    refund: async (more: Partial<Refund>) =>
      support.post('admin-repair-claim-refund', {
        params,
        body: {
          version: await version(),
          outcome: 'refunded',
          position: 0,
          amount: null,
          reason: 'Vada se vrátila',
          ...more,
        },
      }),
  };
}

/** Mails about repairs so far, by their kind. */
export const kindsOfMail = (app: TestApp): Promise<string[]> =>
  app.deps.knex('mails').where('kind', 'like', 'repair-%').orderBy('id').pluck('kind');
