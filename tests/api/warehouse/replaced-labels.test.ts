import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { cancel } from '#tests/api/orders/order-steps.ts';
import { addSmallBox } from '#tests/support/factories/stock.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { addCrates } from './picking-steps.ts';
import { atHouse, packedOrder, shipments } from './shipment-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await addCrates(app, 'B-1', 'B-2');
  await addSmallBox(app.deps.knex);
});
afterAll(() => app.close());

const runDue = () => app.deps.jobs.runDue();
const first = async () => {
  const [row] = await shipments(app);
  if (!row) throw new Error('no shipment');
  return row;
};

describe('a parcel that has its label', () => {
  it('keeps its label where the other carrier would not take it', async () => {
    const { packer } = await packedOrder(app);
    await runDue();
    const { id } = await first();
    await atHouse(app, 404);
    const asked = { params: { id }, body: { carrier: 'packeta' } } as const;
    const { refused, shipment } = await packer.post('shipment-replace', asked);
    expect(refused).toContain('Packeta nepřijal adresu');
    expect(shipment).toMatchObject({ id, status: 'announced' });
    expect(await shipments(app)).toHaveLength(1);
  });

  it('gets another label while it is here, and none once it is on a manifest', async () => {
    const { packer, parcel } = await packedOrder(app);
    await runDue();
    const { id } = await first();
    const other = { params: { id }, body: { carrier: 'packeta' } } as const;
    const { refused, shipment } = await packer.post('shipment-replace', other);
    expect(refused).toBeNull();
    await runDue();
    const rows = await shipments(app);
    expect(rows.map(({ carrier, status }) => [carrier, status])).toEqual([
      ['gls', 'cancelled'],
      ['packeta', 'announced'],
    ]);
    expect(rows.map(({ cash }) => cash)).toEqual([rows[0]?.cash, rows[0]?.cash]);
    const body = { operationId: crypto.randomUUID(), text: parcel.number };
    await packer.post('hand-over-scan', { body });
    const same = { params: { id: shipment.id }, body: {} };
    await expect(packer.post('shipment-replace', same)).rejects.toMatchObject({ status: 409 });
  });

  it('is for people where its carrier lets nobody call it off any more', async () => {
    const { code, parcel } = await packedOrder(app);
    await runDue();
    // Its van was there days ago, as far as the carrier knows.
    const longAgo = new Date(app.clock.now.getTime() - 4 * 24 * 3_600_000);
    await app.deps.knex('sandbox_shipments').update({ created_at: longAgo });
    expect((await cancel(app.client(), code)).status).toBe(200);
    await runDue();
    expect(await first()).toMatchObject({ status: 'cancelled', problem: 'too_late' });
    const tasks = await app.deps.knex('warehouse_tasks').where({ kind: 'other' });
    expect(tasks).toMatchObject([{ status: 'open' }]);
    expect(tasks[0]?.note).toContain(parcel.number);
  });
});
