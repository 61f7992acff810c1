import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { addSmallBox } from '#tests/support/factories/stock.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { addCrates, newStaff } from './picking-steps.ts';
import { packedOrder, shipments } from './shipment-steps.ts';

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

const take = (who: TestClient, subjectId: number, copies = 0) =>
  who.post('paper-take', { body: { kind: 'delivery_note', subjectId, copies } });
const tell = (who: TestClient, subjectId: number, isPrinted: boolean) =>
  who.post('paper-told', { body: { kind: 'delivery_note', subjectId, isPrinted } });
const noteOf = async (who: TestClient, id: number) =>
  (await who.get('parcel-papers', { params: { id } })).papers.find(
    ({ kind }) => kind === 'delivery_note',
  );

it('is given to one window, which says that it came out', async () => {
  const { packer, parcel } = await packedOrder(app);
  const taken = await Promise.all([take(packer, parcel.id), take(packer, parcel.id)]);
  const [pdf] = taken.flatMap(({ contents }) => contents ?? []);
  expect(taken.filter(({ contents }) => contents === null)).toHaveLength(1);
  expect(
    Buffer.from(pdf ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(await noteOf(packer, parcel.id)).toMatchObject({ state: 'sending', copies: 0 });
  expect(await tell(packer, parcel.id, true)).toEqual({ copies: 1 });
  // A repeat after a lost answer counts nothing.
  expect(await tell(packer, parcel.id, true)).toEqual({ copies: 1 });
  expect(await noteOf(packer, parcel.id)).toMatchObject({ state: 'printed', copies: 1 });
  expect(await take(packer, parcel.id)).toEqual({ copies: 1, contents: null });
  expect((await take(packer, parcel.id, 1)).contents).not.toBeNull();
});

it('is asked for again where it did not come out, or the program ended meanwhile', async () => {
  const { packer, parcel } = await packedOrder(app);
  await take(packer, parcel.id);
  expect(await tell(packer, parcel.id, false)).toEqual({ copies: 0 });
  expect(await noteOf(packer, parcel.id)).toMatchObject({ state: 'failed' });
  expect((await take(packer, parcel.id)).contents).not.toBeNull();
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  expect(await noteOf(packer, parcel.id)).toMatchObject({ state: 'unsure' });
  expect((await take(packer, parcel.id)).contents).not.toBeNull();
});

it('is for whoever packed the parcel, and told by whoever took it', async () => {
  const { packer, parcel } = await packedOrder(app);
  const stranger = await newStaff(app, 'packer');
  await expect(take(stranger, parcel.id)).rejects.toMatchObject({ status: 403 });
  await take(packer, parcel.id);
  expect(await tell(stranger, parcel.id, true)).toEqual({ copies: 0 });
  expect(await noteOf(packer, parcel.id)).toMatchObject({ state: 'sending' });
});

it('is no invoice, and no label that only label printers understand', async () => {
  const { packer } = await packedOrder(app);
  await app.deps.knex('shipments').update({ wanted_format: 'zpl' });
  await app.deps.jobs.runDue();
  const [shipment] = await shipments(app);
  const body = { kind: 'label', subjectId: shipment?.id ?? 0, copies: 0 } as const;
  await expect(packer.post('paper-take', { body })).rejects.toMatchObject({ status: 409 });
  const answer = await packer.change('warehouse/papers/take/', {
    kind: 'invoice',
    subject_id: 1,
    copies: 0,
  });
  expect(answer.status).toBe(400);
});
