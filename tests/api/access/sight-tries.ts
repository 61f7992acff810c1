import { hashPassword } from '#api/accounts/password-hash.ts';
import { items, order, orderConfirmed } from '#tests/api/orders/order-fixture.ts';
import { cash } from '#tests/api/orders/order-steps.ts';
import {
  addCrates,
  eanOf,
  newStaff,
  scan,
  startRound,
} from '#tests/api/warehouse/picking-steps.ts';
import { addDevices, imeiOf, saleBody } from '#tests/support/buyback-fixture.ts';
import { repairBody } from '#tests/api/repairs/repair-fixture.ts';
import { addBuybackPhoto } from '#tests/support/factories/devices.ts';
import { addRepairPhoto } from '#tests/support/factories/service.ts';
import { addChangeEntry, addChangeSet, addSecondFactor } from '#tests/support/factories/people.ts';
import { addWarehouseTask } from '#tests/support/factories/warehouse.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import type { SightCase } from './staff-sight.ts';

/** Who reaches for a colleague's thing, and what of the call's sample names it. */
export interface SightTry {
  readonly who: TestClient;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export type SightTries = Readonly<Record<SightCase, SightTry>>;

/** A warehouse in which one picker and one packer are at work, and another of each. */
async function openWarehouse(app: TestApp) {
  const { knex } = app.deps;
  await addCrates(app, 'B-1', 'B-2');
  const ean = await eanOf(app, items.case);
  const two = () => orderConfirmed(app, app.client(), { ...cash, products: [[items.case, 2]] });
  await two();
  const picker = await newStaff(app, 'picker');
  const first = await startRound(picker);
  await scan(picker, first?.id ?? 0, 'B-1', ean, ean);
  const packer = await newStaff(app, 'packer');
  const operationId = '0197b7a4-3a5e-7c21-8a52-0d7a5f3c1e77';
  const { desk } = await packer.post('pack-scan', { body: { operationId, text: 'B-1' } });
  await two();
  const round = await startRound(picker);
  if (!desk || !round) throw new Error('nobody works in the warehouse');
  const [crate] = await knex('stock_locations').where({ code: 'B-2' }).pluck<number[]>('id');
  const lies = { product_id: items.case, location_id: crate };
  const task = await addWarehouseTask(knex, { kind: 'put_back', ...lies });
  return { deskId: desk.id, roundId: round.id, taskId: task.id };
}

async function idOf({ deps }: TestApp, table: 'sessions' | 'orders', by: object): Promise<number> {
  const [id] = await deps.knex(table).where(by).orderBy('id', 'desc').limit(1).pluck('id');
  return Number(id);
}

/** Somebody's order, which left the warehouse a while ago. */
async function deliver(app: TestApp): Promise<number> {
  await order(app.client(), cash);
  const id = await idOf(app, 'orders', {});
  await app.deps.knex('orders').where({ id }).update({ status: 'delivered' });
  return id;
}

/** A photo of the first of two devices. */
async function photograph(
  { deps: { knex }, client }: TestApp,
  staff_id: number,
): Promise<number[]> {
  await addDevices(knex);
  for (const each of [1, 2]) {
    const sold = await client().change('buyback/sell-online/', saleBody(imeiOf(each)));
    if (!sold.ok) throw new Error(await sold.text());
  }
  await knex('buybacks').update({ status: 'received' });
  const [owned = 0, other = 0] = await knex('buybacks').orderBy('id').pluck<number[]>('id');
  const photo = await addBuybackPhoto(knex, { buyback_id: owned, staff_id });
  return [photo.id, other];
}

/** A photo of the first of two repairs. */
async function photographRepair(
  { deps: { knex }, client }: TestApp,
  staff_id: number,
): Promise<number[]> {
  await knex('stores').update({ is_service_center: true });
  for (const each of [1, 2]) {
    const body = repairBody({ operations: [], serial: imeiOf(each) });
    const announced = await client().change('service/orders/', body);
    if (!announced.ok) throw new Error(await announced.text());
  }
  const [owned = 0, other = 0] = await knex('repairs').orderBy('id').pluck<number[]>('id');
  const photo = await addRepairPhoto(knex, { repair_id: owned, staff_id });
  return [photo.id, other];
}

/** Makes things of colleagues, and says who reaches for each. */
export async function prepareTries(app: TestApp): Promise<SightTries> {
  const { knex } = app.deps;
  const { deskId, roundId, taskId } = await openWarehouse(app);
  const orderId = await deliver(app);
  const admin = await signIn(app, 'admin');
  const support = await signIn(app, 'support');
  await knex('users').update({ password_hash: await hashPassword('x') });
  const owner = await knex('users').where('e_mail', 'admin@obmena.example').first('id');
  const adminId = owner?.id ?? 0;
  const [photoId, otherDevice] = await photograph(app, adminId);
  const [repairPhoto, otherRepair] = await photographRepair(app, adminId);
  const set = await addChangeSet(knex, { actor_id: adminId });
  await addChangeEntry(knex, { set_id: set.id });
  const factor = await addSecondFactor(knex, { user_id: adminId });
  const state = { filter: { term: '', conditions: [] }, sort: '', columns: [] };
  const viewBody = { grid: 'orders', name: 'Moje', shared: true, state };
  const kept = await admin.post('grid-view-add', { body: viewBody });
  const some = { kind: 'some' as const, ids: [1] };
  const { id: selectionId } = await admin.post('grid-payouts-select', { body: some });
  const { number } = await knex('orders').first<{ number: string }>('number');
  const typed = { movement: 'm-9', variableSymbol: number, amount: 20_000 };
  const { prepared } = await support.post('admin-bank-transfer', { body: typed });
  const picker = await newStaff(app, 'picker');
  const packer = await newStaff(app, 'packer');
  const device = { params: { id: otherDevice, photoId } };
  return {
    'goods of an order that left the warehouse': { who: picker, params: { id: orderId } },
    'contact of an order that left the warehouse': {
      who: await newStaff(app, 'warehouse_supervisor'),
      body: { thing: 'order', id: orderId, field: 'phone_number' },
    },
    'the round of another picker': { who: picker, params: { id: roundId } },
    'the desk of another packer': { who: packer, params: { id: deskId }, body: { boxId: null } },
    'a supervisor-only close of a task': {
      who: picker,
      params: { id: taskId },
      body: { version: 1, to: 'cancelled' },
    },
    'an act of their own': {
      who: support,
      params: { id: prepared?.id ?? 0 },
      body: { version: 1, to: 'released' },
    },
    'a change that another made': { who: picker, params: { id: set.id } },
    'the session of another': {
      who: support,
      body: { id: await idOf(app, 'sessions', { user_id: adminId }) },
    },
    'the second factor of another': {
      who: support,
      body: { id: factor.id, password: 'x' },
    },
    'the selection of another': { who: await newStaff(app, 'admin'), body: { selectionId } },
    'the photo of another device': { who: admin, ...device },
    'the photo of another repair': {
      who: admin,
      params: { id: otherRepair, photoId: repairPhoto },
    },
    'the kept view of another': {
      who: support,
      params: { id: kept.id },
      body: { ...viewBody, version: kept.version, grid: undefined },
    },
  };
}
