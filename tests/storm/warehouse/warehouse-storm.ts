import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { lostOrders, violationsOf } from '../checks.ts';
import { shopOnAndOn } from '../customer.ts';
import type { Storm } from '../shared-storm.ts';
import { prepareStorm } from '../storm-shop.ts';
import { calmDown, rage, type Sky } from '../weather.ts';
import { openFloor, withDevices } from './floor.ts';
import { floorLaws } from './floor-laws.ts';
import { cancelOnAndOn, carryOnAndOn } from './movers.ts';
import { packOnAndOn } from './packers.ts';
import { pickOnAndOn } from './pickers.ts';

/** More than can be sold within the storm, so that there is always something to pick. */
const piecesEach = 2_000;
/** A lease (core/warehouse/pick-queue.ts) and time to work off what was left. */
const patienceMs = 120_000 + 60_000;
const calmMs = 300_000;

const leftSql = `select
  (select count(*)::int from picks where status in ('waiting', 'picking', 'picked')) as left`;

const leftOf = async (knex: Knex): Promise<number> => {
  const answer = knex.raw<{ rows: { left: number }[] }>(leftSql);
  return answer.then(
    ({ rows }) => rows[0]?.left ?? Number.NaN,
    () => Number.NaN,
  );
};

/** Waits until all that was ordered is packed; whoever left a walk must not be waited for longer than a lease. */
async function workedOff(knex: Knex): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if ((await leftOf(knex)) === 0) return true;
    await wait(1_000);
  }
  return false;
}

const countsSql = `select
  (select count(*)::int from orders) as orders,
  (select count(*)::int from orders where status = 'cancelled') as cancelled,
  (select count(*)::int from picks where status = 'packed') as packed,
  (select count(*)::int from picks where status = 'short') as short,
  (select count(*)::int from parcels) as parcels,
  (select count(*)::int from scans) as scans,
  (select count(*)::int from pick_pieces where passport_id is not null) as devices,
  (select count(*)::int from warehouse_tasks) as tasks,
  (select count(*)::int from stock_movements where why = 'moved') as moved`;

async function tallyFloor(knex: Knex): Promise<Readonly<Record<string, number>>> {
  const { rows } = await knex.raw<{ rows: Readonly<Record<string, number>>[] }>(countsSql);
  return rows[0] ?? {};
}

/** The warehouse in a storm: customers order and cancel, pickers and packers work, others carry; answers what must not be. */
export async function stormWarehouse(
  sky: Sky,
  knex: Knex,
  shared: Omit<Storm, 'goods' | 'isOver'>,
): Promise<string[]> {
  const { url, wish } = sky;
  const floor = await openFloor(knex, wish);
  const goods = withDevices(await prepareStorm(knex, url, piecesEach), floor);
  let [isOver, isClosed] = [false, false];
  const outside: Storm = { ...shared, goods, isOver: () => isOver };
  const inside: Storm = { ...shared, goods, isOver: () => isClosed };
  const people = [wish.pickers, wish.packers].map(String);
  console.log(`${people.join(' pickers and ')} packers for ${String(wish.seconds)} seconds …`);
  const customers = [
    ...Array.from({ length: wish.customers }, () => shopOnAndOn(outside)),
    cancelOnAndOn(outside),
    ...carryOnAndOn(outside, knex, floor),
  ];
  const staff = [...pickOnAndOn(inside, knex, floor), ...packOnAndOn(inside, knex, floor)];
  await rage(sky, wish.seconds * 1_000);
  isOver = true;
  await Promise.all(customers);
  console.log('The floor works off what was ordered …');
  const isCalm = await calmDown(knex, calmMs);
  const isDone = await workedOff(knex);
  isClosed = true;
  await Promise.all(staff);
  for (const line of sky.said) console.log(line);
  console.log('answers by status:', Object.fromEntries(shared.answers));
  for (const [what, why] of shared.refusals) console.log(`refused: ${what} ${why}`);
  const counts = await tallyFloor(knex);
  console.log(counts);
  return [
    ...shared.violations,
    ...(isCalm ? [] : ['the shop did not catch up in five minutes']),
    ...(isDone ? [] : [`${String(await leftOf(knex))} orders wait for somebody who is gone`]),
    ...((counts['packed'] ?? 0) < 10
      ? ['the storm was too weak: fewer than 10 orders packed']
      : []),
    ...(await lostOrders(knex, shared.told)),
    ...(await violationsOf(knex, goods, floorLaws)),
  ];
}
