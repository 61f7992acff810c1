import { randomUUID } from 'node:crypto';
import { items, prepareOrderShop } from '#tests/api/orders/order-fixture.ts';
import { addStockPlace, addStore, setStock } from '#tests/support/factories/stock.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { eanOf, newStaff, warehouseId } from './picking-steps.ts';

/** Places of two stores beside the warehouse; their numbers are those that the small catalogue leaves free. */
export const brno = 101;
export const olomouc = 102;

/** Five cases in the warehouse, somebody who reaches all places, and one person of each store. */
export async function prepareTransfers(app: TestApp) {
  await prepareOrderShop(app);
  const { knex } = app.deps;
  await addStore.many(knex, [{ id: brno }, { id: olomouc }]);
  await addStockPlace(knex, { id: brno, store_id: brno });
  await addStockPlace(knex, { id: olomouc, store_id: olomouc });
  await setStock(knex, { product_id: items.case, place_id: warehouseId }, { on_hand: 5 });
  return {
    sender: await newStaff(app, 'picker'),
    inBrno: await newStaff(app, 'picker', brno),
    elsewhere: await newStaff(app, 'warehouse_supervisor', olomouc),
    ean: await eanOf(app, items.case),
  };
}

export const openTransfer = (by: TestClient, fromPlaceId = warehouseId, toPlaceId = brno) =>
  by.post('transfer-open', { body: { fromPlaceId, toPlaceId } });

export const scanOnce = (
  by: TestClient,
  id: number,
  text: string,
  operationId: string = randomUUID(),
) => by.post('transfer-scan', { params: { id }, body: { operationId, text } });

/** Scans one code after the other; answers the last reply. */
export async function scanTransfer(
  by: TestClient,
  id: number,
  ...texts: readonly [string, ...string[]]
) {
  let reply = await scanOnce(by, id, texts[0]);
  for (const text of texts.slice(1)) reply = await scanOnce(by, id, text);
  return reply;
}

/** A transfer that is on its way with what is scanned. */
export async function sentTransfer(by: TestClient, text: string) {
  const { id } = await openTransfer(by);
  const { transfer } = await scanOnce(by, id, text);
  return by.post('transfer-send', { params: { id }, body: { version: transfer.version } });
}

/** Cases that a place has to sell. */
export async function casesAt(app: TestApp, placeId: number): Promise<number> {
  const of = { product_id: items.case, place_id: placeId };
  const row = await app.deps.knex('stock').where(of).first('on_hand');
  return row?.on_hand ?? 0;
}
