import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { rowOf } from '#tests/api/orders/order-steps.ts';
import { addSmallBox } from '#tests/support/factories/stock.ts';
import { addStation } from '#tests/support/factories/warehouse.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { addCrates, warehouseId } from './picking-steps.ts';
import { packedOrder } from './shipment-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await addCrates(app, 'B-1');
  await addSmallBox(app.deps.knex);
});
afterAll(() => app.close());

describe('a parcel at the van of another place', () => {
  it('names the place of a parcel that lies elsewhere, and takes it nowhere', async () => {
    const { packer, parcel } = await packedOrder(app);
    const { knex } = app.deps;
    const other = await knex('stock_places').whereNot({ id: warehouseId }).first<{ id: number }>();
    const station = await addStation(knex, { place_id: other.id });
    const body = { operationId: randomUUID(), text: parcel.number };
    const atStation = { ...body, stationId: station.id };
    const { answer } = await packer.post('hand-over-scan', { body: atStation });
    expect(answer).toMatchObject({ outcome: 'other_place', parcel: parcel.number });
    expect(answer.placeName).not.toBe('');
    const atVan = {
      ...body,
      operationId: randomUUID(),
      carrier: 'gls',
      placeId: other.id,
    } as const;
    const again = await packer.post('hand-over-scan', { body: atVan });
    expect(again.answer.outcome).toBe('other_place');
    expect(await rowOf(app, 'manifests')).toBeUndefined();
    const here = { operationId: randomUUID(), text: parcel.number, placeId: warehouseId };
    await app.deps.jobs.runDue();
    const last = await packer.post('hand-over-scan', { body: here });
    expect(last.answer.outcome).toBe('scanned');
  });
});
