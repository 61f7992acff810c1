import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answersB, imeiOf, insertDevices, saleBody } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { secondAdmin } from '../two-people/second-admin.ts';
import { openDesk } from './buyback-desk.ts';

let app: TestApp;
let at: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-10-01T10:00:00Z') });
});
beforeEach(async () => {
  await insertDevices(app.deps.knex);
  at = await openDesk(app);
  for (const number of [1, 2]) {
    await app.client().change('buyback/sell-online/', saleBody(imeiOf(number)));
    await at.move('received', { id: number });
    await at.inspect(answersB, { id: number });
  }
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const rows = async () => (await at.desk.get('grid-payouts', { query: { sort: 'number' } })).results;
const releasedOrder = async () => {
  await at.prepare([1, 2]);
  const { order } = await at.release([1, 2]);
  if (!order) throw new Error('nothing was released');
  return order;
};

describe('an order that is taken back', () => {
  const recall = (who: TestClient, id: number, reason = 'soubor se neposlal') =>
    who.post('payout-recall', { params: { id }, body: { reason } });
  const decideAs = async (who: TestClient) => {
    const [act] = (await who.get('prepared-act-list', { query: {} })).results;
    const body = { version: act?.version ?? 0, to: 'released', note: '' } as const;
    return who.post('prepared-act-decide', { params: { id: act?.id ?? 0 }, body });
  };

  it('waits for another person, and its payouts are to be released anew', async () => {
    const order = await releasedOrder();
    expect((await refusalOf(recall(at.admin, order.id, ' '))).status).toBe(400);
    expect((await recall(at.admin, order.id)).prepared).not.toBeNull();
    expect((await refusalOf(recall(at.admin, order.id))).status).toBe(409);
    expect((await rows()).map(({ stage }) => stage)).toEqual(['released', 'released']);
    expect((await refusalOf(decideAs(at.admin))).status).toBe(403);
    const other = await secondAdmin(app);
    const [act] = (await other.get('prepared-act-list', { query: {} })).results;
    expect(act).toMatchObject({ act: 'payout_recall', title: order.reference, amount: 11_800 });
    await decideAs(other);
    expect(await rows()).toMatchObject([
      { stage: 'prepared', releasedBy: null },
      { stage: 'prepared', releasedBy: null },
    ]);
    expect((await at.admin.get('payout-orders', {})).results).toEqual([]);
    expect((await at.release([1, 2])).released).toBe(2);
  });

  it('leaves what was paid meanwhile as it is', async () => {
    const order = await releasedOrder();
    await recall(at.admin, order.id);
    await at.admin.post('payout-paid', { params: { id: order.id } });
    expect((await refusalOf(decideAs(await secondAdmin(app)))).status).toBe(409);
    expect((await rows()).map(({ stage }) => stage)).toEqual(['paid', 'paid']);
    expect((await refusalOf(recall(at.admin, order.id))).status).toBe(409);
  });
});
