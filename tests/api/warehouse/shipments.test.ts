import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announce } from '#api/carriers/announce.ts';
import { trackShipmentsJob } from '#api/carriers/track-shipments.ts';
import { circuitOf } from '#api/outside/circuit.ts';
import { carrierOf } from '#api/outside/carriers/carriers.ts';
import { prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import { cancel, rowOf } from '#tests/api/orders/order-steps.ts';
import { addSmallBox } from '#tests/support/factories/stock.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { addCrates, newStaff } from './picking-steps.ts';
import { atHouse, packedOrder, played, shipments } from './shipment-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  await addCrates(app, 'B-1', 'B-2');
  await addSmallBox(app.deps.knex);
  // What a played carrier failed at before is no outage of this test.
  circuitOf(app.deps, 'gls').answered();
});
afterAll(() => app.close());

const runDue = () => app.deps.jobs.runDue();
const first = async () => {
  const [row] = await shipments(app);
  if (!row) throw new Error('no shipment');
  return row;
};
/** A carrier that is given little time. */
const hurried: typeof carrierOf = (deps, code) => carrierOf(deps, code, 30);
const wait = (hours: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + hours * 3_600_000);
};
const track = async (hours: number) => {
  wait(hours);
  await app.deps.knex('shipments').whereNotNull('track_at').update({ track_at: app.clock.now });
  await trackShipmentsJob.run({}, app.deps);
};

describe('a packed parcel', () => {
  it('is announced to the carrier of its delivery, once, with a label that nobody reads in the database', async () => {
    const { packer, parcel } = await packedOrder(app);
    expect(await first()).toMatchObject({
      carrier: 'gls',
      status: 'waiting',
      reference: parcel.number,
    });
    await runDue();
    await announce(app.deps, (await first()).id);
    const row = await first();
    expect(row).toMatchObject({ status: 'announced', label_format: 'pdf' });
    expect(row.cash).toBeGreaterThan(0);
    expect(row.number).toMatch(/^6\d{9}$/);
    expect(await played(app)).toHaveLength(1);
    expect(row.label?.toString('latin1')).not.toContain('PDF');
    const { shipment } = await packer.get('shipment-of-parcel', { params: { id: parcel.id } });
    expect(shipment).toMatchObject({ carrier: 'GLS', isSandbox: true, problem: null });
    const label = await packer.get('shipment-label', { params: { id: row.id } });
    expect(Buffer.from(label.contents, 'base64').toString()).toMatch(/^%PDF[\s\S]*SANDBOX GLS/);
    expect(app.logs.join('')).not.toMatch(/Zelenka|Dlouhá/);
    const labelFor = async (who: TestClient) =>
      (await who.fetch(`/api/new/warehouse/shipments/${String(row.id)}/label/`)).status;
    expect(await labelFor(packer)).toBe(200);
    expect(await labelFor(await newStaff(app, 'packer'))).toBe(403);
    expect(await labelFor(await newStaff(app, 'warehouse_supervisor'))).toBe(200);
  });

  it('goes to the point that its customer chose', async () => {
    const places = await app.deps
      .knex('delivery_places')
      .where({ delivery_code: 'place', is_available: true });
    const choose = { place: places[0]?.id };
    await packedOrder(app, { delivery: 'place', choose });
    await runDue();
    expect(await first()).toMatchObject({ carrier: 'packeta', status: 'announced' });
    expect((await first()).number).toMatch(/^Z4\d{9}$/);
  });

  it('is found under its reference where the answer was lost, and is not made twice', async () => {
    await packedOrder(app, {}, () => atHouse(app, 408));
    const { id } = await first();
    await announce(app.deps, id, hurried);
    expect(await first()).toMatchObject({ status: 'waiting', problem: 'unreachable' });
    await announce(app.deps, id, hurried);
    expect(await first()).toMatchObject({ status: 'announced', problem: null });
    expect(await played(app)).toHaveLength(1);
  });

  it('waits without a question while its carrier is away, and is announced afterwards', async () => {
    await packedOrder(app);
    const { id } = await first();
    for (const _failure of [1, 2, 3]) circuitOf(app.deps, 'gls').failed();
    await announce(app.deps, id);
    expect(await first()).toMatchObject({ status: 'waiting', problem: 'unreachable' });
    expect(await played(app)).toEqual([]);
    wait(1);
    await announce(app.deps, id);
    expect(await first()).toMatchObject({ status: 'announced', problem: null });
  });

  it('goes on after its process died between the carrier and the commit', async () => {
    const { parcel } = await packedOrder(app);
    const { id } = await first();
    const carrier = carrierOf(app.deps, 'gls');
    const dying: typeof carrierOf = () => ({
      ...carrier,
      create: async (parcelToSend) => {
        await carrier.create(parcelToSend);
        throw new Error('the process is killed here');
      },
    });
    await expect(announce(app.deps, id, dying)).rejects.toThrow('killed');
    await announce(app.deps, id);
    // Somebody else may have it in hand until the claim ends.
    expect(await first()).toMatchObject({ status: 'waiting' });
    wait(1);
    await announce(app.deps, id);
    expect(await first()).toMatchObject({ status: 'announced' });
    expect(await played(app)).toEqual([{ reference: parcel.number, cancelled_at: null }]);
  });

  it('waits for a person where the carrier cannot be asked whether it has it', async () => {
    const { packer } = await packedOrder(app, {}, () => atHouse(app, 408));
    await app.deps.knex('shipments').update({ carrier: 'packeta' });
    const { id } = await first();
    await announce(app.deps, id, hurried);
    await announce(app.deps, id, hurried);
    expect(await first()).toMatchObject({ status: 'in_doubt', problem: 'unanswered' });
    expect(await played(app)).toHaveLength(1);
    const { shipments: open } = await packer.get('shipments-open', {});
    expect(open[0]?.problem).toContain('Podívejte se do jeho portálu');
    const body = { number: 'Z4000000001', isOwn: true };
    const { shipment } = await packer.post('shipment-by-hand', { params: { id }, body });
    expect(shipment).toMatchObject({ status: 'announced', number: 'Z4000000001' });
    expect((await packer.get('shipments-open', {})).shipments).toEqual([]);
  });

  it('says in plain words what the carrier refused, and goes to another one or on by hand', async () => {
    const { packer } = await packedOrder(app, {}, () => atHouse(app, 404));
    await runDue();
    const { shipments: open } = await packer.get('shipments-open', {});
    expect(open).toMatchObject([{ status: 'failed', carrier: 'GLS' }]);
    expect(open[0]?.problem).toContain('GLS nepřijal adresu');
    await atHouse(app, 5);
    const params = { id: open[0]?.id ?? 0 };
    const { shipment } = await packer.post('shipment-again', {
      params,
      body: { carrier: 'packeta' },
    });
    await runDue();
    const rows = await shipments(app);
    expect(rows.map(({ carrier, status }) => [carrier, status])).toEqual([
      ['gls', 'cancelled'],
      ['packeta', 'announced'],
    ]);
    expect(rows[1]?.reference).toMatch(/-2$/);
    const after = { params: { id: shipment.id }, body: {} };
    await expect(packer.post('shipment-again', after)).rejects.toThrow();
  });

  it('is tried again while the carrier is down, and is given up in the end', async () => {
    await packedOrder(app, {}, () => atHouse(app, 500));
    const { id } = await first();
    for (let turn = 0; turn < 5; turn += 1) await announce(app.deps, id);
    expect(await first()).toMatchObject({ status: 'waiting', problem: 'unreachable', tries: 5 });
    await announce(app.deps, id);
    expect(await first()).toMatchObject({ status: 'failed', problem: 'gave_up' });
    expect(await played(app)).toEqual([]);
  });

  it('is called off at its carrier with its order', async () => {
    const { code } = await packedOrder(app);
    await runDue();
    expect((await cancel(app.client(), code)).status).toBe(200);
    await runDue();
    expect(await first()).toMatchObject({ status: 'cancelled', label: null });
    expect((await played(app))[0]?.cancelled_at).not.toBeNull();
  });

  it('is never announced where its order was cancelled before', async () => {
    const { code } = await packedOrder(app);
    await cancel(app.client(), code);
    await runDue();
    expect(await first()).toMatchObject({ status: 'cancelled' });
    expect(await played(app)).toEqual([]);
  });
});

describe('tracking', () => {
  it('moves the order to its end and tells the customer, who follows it on the order page', async () => {
    const { code } = await packedOrder(app);
    await runDue();
    await track(3);
    expect(await rowOf(app, 'orders')).toMatchObject({ status: 'handed_over' });
    const view = await app.client().get('order', { params: { code } });
    expect(view.tracking).toMatchObject([
      { carrier: 'GLS', state: 'in_transit', stateText: 'Na cestě' },
    ]);
    expect(view.tracking[0]?.url).toContain('gls-group.com/CZ');
    expect(view.canCancel).toBe(false);
    await track(30);
    expect(await rowOf(app, 'orders')).toMatchObject({
      status: 'delivered',
      payment_status: 'paid',
    });
    const row = await first();
    expect(row).toMatchObject({ state: 'delivered', track_at: null, label: null });
    // Repeats and what comes late change nothing.
    const events = await app.deps.knex('shipment_events').select('code');
    await app.deps.knex('shipments').update({ track_at: app.clock.now });
    await trackShipmentsJob.run({}, app.deps);
    expect(await app.deps.knex('shipment_events').select('code')).toEqual(events);
    expect(await app.deps.knex('mails').where({ kind: 'order-handed-over' })).toHaveLength(1);
    expect(await app.deps.knex('mails').where({ kind: 'order-delivered' })).toHaveLength(1);
  });

  it('tells where it waits, and lets nobody cancel what has left', async () => {
    const [place] = await app.deps
      .knex('delivery_places')
      .where({ delivery_code: 'place', is_available: true });
    const choose = { place: place?.id };
    const { code } = await packedOrder(app, { delivery: 'place', choose });
    await runDue();
    await track(21);
    expect(await rowOf(app, 'orders')).toMatchObject({ status: 'ready_for_pickup' });
    expect(await app.deps.knex('mails').where({ kind: 'order-at-point' })).toHaveLength(1);
    expect((await cancel(app.client(), code)).status).toBe(409);
    const view = await app.client().get('order', { params: { code } });
    expect(view).toMatchObject({ canCancel: false, tracking: [{ state: 'ready_for_pickup' }] });
    await track(48);
    expect(await rowOf(app, 'orders')).toMatchObject({ status: 'delivered' });
  });

  it('makes a task of what came back, and leaves its money to people', async () => {
    await packedOrder(app, {}, () => atHouse(app, 410));
    await runDue();
    await track(40);
    expect(await rowOf(app, 'orders')).toMatchObject({
      status: 'handed_over',
      payment_status: 'waiting',
    });
    const tasks = await app.deps.knex('warehouse_tasks').where({ kind: 'came_back' });
    expect(tasks).toHaveLength(1);
    expect(tasks[0]?.note).toContain('P-');
  });

  it('shows staff where a parcel is, and pickers nothing of it', async () => {
    const { parcel } = await packedOrder(app);
    await runDue();
    const { order_id: id } = await first();
    const admin = await newStaff(app, 'admin');
    const whole = await admin.get('admin-order', { params: { id } });
    expect(whole.tracking).toHaveLength(1);
    const picker = await newStaff(app, 'picker');
    expect((await picker.get('admin-order', { params: { id } })).tracking).toEqual([]);
    expect(parcel.isOrderPacked).toBe(true);
  });
});
