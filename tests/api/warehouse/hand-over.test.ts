import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tellCarrier, tellCarrierLeftJob } from '#api/carriers/hand-over/tell-carrier.ts';
import { CarrierTrouble } from '#api/outside/carriers/carrier.ts';
import { carrierOf } from '#api/outside/carriers/carriers.ts';
import { prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { cancel, rowOf } from '#tests/api/orders/order-steps.ts';
import { addLocation, addSmallBox } from '#tests/support/factories/stock.ts';
import { addEndedDesk, addParcel } from '#tests/support/factories/warehouse.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { addCrates, warehouseId } from './picking-steps.ts';
import { packedOrder } from './shipment-steps.ts';

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
const scanned = async (packer: TestClient, text: string, operationId: string = randomUUID()) =>
  (await packer.post('hand-over-scan', { body: { operationId, text } })).answer;
const viewOf = (packer: TestClient, carrier: 'gls' | 'packeta' = 'gls') =>
  packer.get('hand-over', { query: { carrier, placeId: warehouseId } });
const manifest = () => rowOf(app, 'manifests');
const closed = async (packer: TestClient, more: object = {}, id?: number) => {
  const manifestId = id ?? (await viewOf(packer)).manifestId ?? 0;
  const body = { without_missing: false, ...more };
  return packer.change(`warehouse/manifests/${String(manifestId)}/close/`, body);
};
const detailOf = async (response: Response) => ({
  status: response.status,
  text: await response.text(),
});
const wait = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};

async function announced() {
  const packed = await packedOrder(app);
  await runDue();
  return packed;
}

describe('the hand-over to a carrier', () => {
  it('takes parcels by their labels, once, and takes the last scan back', async () => {
    const { packer, parcel } = await announced();
    expect((await packer.get('hand-over-list', {})).carriers).toMatchObject([
      { carrier: 'gls', waiting: 1, scanned: 0 },
    ]);
    const operation = randomUUID();
    const answer = await scanned(packer, parcel.number, operation);
    expect(answer).toMatchObject({ outcome: 'scanned', parcel: parcel.number, carrier: 'gls' });
    // T-WH-8: a repeat after a lost network is told the same and does nothing.
    expect(await scanned(packer, parcel.number, operation)).toEqual(answer);
    expect((await scanned(packer, parcel.number)).outcome).toBe('already_scanned');
    expect(await viewOf(packer)).toMatchObject({
      missing: [],
      scanned: [{ number: parcel.number }],
    });
    expect((await scanned(packer, 'CMD-UNDO')).outcome).toBe('undone');
    expect((await scanned(packer, 'CMD-UNDO')).outcome).toBe('nothing_to_undo');
    expect(await viewOf(packer)).toMatchObject({
      missing: [{ number: parcel.number }],
      scanned: [],
    });
    const { number } = await app.deps.knex('shipments').first<{ number: string }>();
    expect((await scanned(packer, number)).outcome).toBe('scanned');
    expect((await scanned(packer, 'P-999999')).outcome).toBe('not_known');
  });

  it('lists a carrier with an open manifest, though its driver has scanned the parcel already', async () => {
    const { packer, parcel } = await announced();
    await scanned(packer, parcel.number);
    await app.deps.knex('shipments').update({ state: 'in_transit' });
    expect((await packer.get('hand-over-list', {})).carriers).toMatchObject([
      { carrier: 'gls', waiting: 0, scanned: 1 },
    ]);
    expect((await closed(packer)).status).toBe(200);
  });

  it('refuses a parcel of another carrier and one that its carrier does not know yet', async () => {
    const { packer, parcel } = await packedOrder(app);
    expect((await scanned(packer, parcel.number)).outcome).toBe('not_announced');
    await runDue();
    const body = { operationId: randomUUID(), text: parcel.number, carrier: 'packeta' } as const;
    const { answer } = await packer.post('hand-over-scan', { body });
    expect(answer).toMatchObject({ outcome: 'other_carrier', carrier: 'gls' });
  });

  it('hands the order over when its manifest closes, and prints what the driver signs', async () => {
    const { packer, parcel } = await announced();
    await scanned(packer, parcel.number);
    const { manifestId } = await viewOf(packer);
    expect((await closed(packer)).status).toBe(200);
    expect(await rowOf(app, 'orders')).toMatchObject({ status: 'handed_over' });
    expect(await manifest()).toMatchObject({ status: 'closed', problem: null, tries: 1 });
    const params = { id: manifestId ?? 0 };
    const file = await packer.get('manifest-file', { params });
    expect(file.name).toMatch(/^predavaci-protokol-M-\d+\.pdf$/);
    expect(Buffer.from(file.contents, 'base64').toString('latin1')).toMatch(/^%PDF-1\.7/);
    expect((await scanned(packer, parcel.number)).outcome).toBe('left_already');
    expect((await closed(packer, {}, params.id)).status).toBe(200);
    expect(await manifest()).toMatchObject({ tries: 1 });
    const { manifests } = await packer.get('hand-over-list', {});
    expect(manifests).toMatchObject([{ status: 'closed', parcels: 1 }]);
  });

  it('names what is missing, and closes without it where that was read', async () => {
    const { packer, parcel } = await announced();
    const other = await announced();
    await scanned(packer, parcel.number);
    expect((await viewOf(packer)).missing).toMatchObject([{ number: other.parcel.number }]);
    expect(await detailOf(await closed(packer))).toMatchObject({ status: 409 });
    expect((await closed(packer, { without_missing: true })).status).toBe(200);
    expect((await viewOf(packer)).missing).toMatchObject([{ number: other.parcel.number }]);
  });

  it('never lets a cancelled order leave (T-WH-6)', async () => {
    const { code, packer, parcel } = await announced();
    await scanned(packer, parcel.number);
    expect((await cancel(app.client(), code)).status).toBe(200);
    expect((await viewOf(packer)).cancelled).toMatchObject([{ isScanned: true }]);
    const refused = await detailOf(await closed(packer));
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('zrušené');
    expect(await manifest()).toMatchObject({ status: 'open' });
    expect((await scanned(packer, parcel.number)).outcome).toBe('taken_off');
    expect((await scanned(packer, parcel.number)).outcome).toBe('order_cancelled');
    expect(await detailOf(await closed(packer))).toMatchObject({ status: 409 });
    expect(await rowOf(app, 'orders')).toMatchObject({ status: 'cancelled' });
  });

  it('lets one win of a closing and a cancelling at the same moment', async () => {
    const { code, packer, parcel } = await announced();
    await scanned(packer, parcel.number);
    const { manifestId } = await viewOf(packer);
    const [left, gone] = await Promise.all([
      closed(packer, {}, manifestId ?? 0),
      cancel(app.client(), code),
    ]);
    expect([left.status, gone.status].sort()).toEqual([200, 409]);
    const { status } = await app.deps.knex('orders').first<{ status: string }>();
    expect(status).toBe(left.ok ? 'handed_over' : 'cancelled');
  });

  it('hands a split order over with its last parcel, and keeps it from being cancelled meanwhile', async () => {
    const { code, packer, parcel } = await announced();
    // A second parcel of the same order that stays behind.
    const [row] = await app.deps.knex('parcels').select('*');
    if (!row) throw new Error('no parcel');
    const { id: locationId } = await addLocation(app.deps.knex, {
      kind: 'parcel',
      place_id: warehouseId,
      code: 'P-900001',
    });
    const { order_id, packed_by, pick_id } = row;
    const desk = await addEndedDesk(app.deps.knex, { pick_id, packer_id: packed_by });
    await addParcel(app.deps.knex, {
      number: 'P-900001',
      order_id,
      pick_id,
      packed_by,
      desk_id: desk.id,
      location_id: locationId,
    });
    await scanned(packer, parcel.number);
    expect((await viewOf(packer)).scanned).toMatchObject([{ together: ['P-900001'] }]);
    expect((await closed(packer)).status).toBe(200);
    expect(await rowOf(app, 'orders')).toMatchObject({ status: 'packed' });
    expect((await cancel(app.client(), code)).status).toBe(409);
  });
});

describe('the carrier of a manifest', () => {
  const trouble = (isUndone: boolean): typeof carrierOf => {
    return (deps, code) => ({
      ...carrierOf(deps, code),
      manifest: () => Promise.reject(new CarrierTrouble('is away', isUndone)),
    });
  };
  let asked = 0;
  const counted: typeof carrierOf = (deps, code) => ({
    ...carrierOf(deps, code),
    manifest: () => {
      asked += 1;
      return Promise.resolve({ reference: `D-${String(asked)}` });
    },
  });

  /** A manifest that left the house while nobody told its carrier: the process died. */
  async function left() {
    asked = 0;
    const { packer, parcel } = await announced();
    await scanned(packer, parcel.number);
    await closed(packer);
    await app.deps.knex('manifests').update({
      status: 'closing',
      closed_at: null,
      tries: 0,
      carrier: 'packeta',
    });
    const { id } = await app.deps.knex('manifests').first<{ id: number }>();
    return { id, packer };
  }

  it('is told once however often it is asked', async () => {
    const { id } = await left();
    await Promise.all([tellCarrier(app.deps, id, counted), tellCarrier(app.deps, id, counted)]);
    await tellCarrier(app.deps, id, counted);
    expect(asked).toBe(1);
    expect(await manifest()).toMatchObject({ status: 'closed', reference: 'D-1' });
  });

  it('is told by the job where the process died before', async () => {
    await left();
    wait(5);
    await tellCarrierLeftJob.run({}, app.deps);
    expect(await manifest()).toMatchObject({ status: 'closed' });
    expect(String((await manifest())['reference'])).toMatch(/^D-/);
  });

  it('is told again by itself where it was surely not reached, and by hand', async () => {
    const { id, packer } = await left();
    await tellCarrier(app.deps, id, trouble(true));
    expect(await manifest()).toMatchObject({ status: 'closing', problem: 'unreachable' });
    expect((await closed(packer, {}, id)).status).toBe(200);
    expect(await manifest()).toMatchObject({ status: 'closed', problem: null });
  });

  it('waits for a person where its answer was lost, who says what the portal says', async () => {
    const { id, packer } = await left();
    await tellCarrier(app.deps, id, trouble(false));
    expect(await manifest()).toMatchObject({ status: 'closing', problem: 'in_doubt' });
    await tellCarrier(app.deps, id, counted);
    expect(asked).toBe(0);
    const typed = () => closed(packer, { reference: 'D-77' }, id);
    const asking = { claimed_until: new Date(app.clock.now.getTime() + 60_000) };
    await app.deps.knex('manifests').update(asking);
    expect((await typed()).status).toBe(409);
    wait(2);
    expect((await typed()).status).toBe(200);
    expect(await manifest()).toMatchObject({ status: 'closed', reference: 'D-77' });
  });
});
