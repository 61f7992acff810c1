import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { addUser } from '#tests/support/factories/people.ts';
import { times } from '#tests/support/factories/row-factory.ts';
import { addLocation } from '#tests/support/factories/stock.ts';
import type { Colleague } from '../staff.ts';
import type { Storm } from '../shared-storm.ts';
import type { StormGoods } from '../storm-shop.ts';

/** The warehouse of a storm: who works there, with what, on which goods. */
export interface Floor {
  readonly placeId: number;
  readonly crates: readonly string[];
  /** Labels of devices by their stock items. */
  readonly devices: ReadonlyMap<number, string>;
  readonly pickers: readonly Colleague[];
  readonly packers: readonly Colleague[];
  readonly movers: readonly Colleague[];
}

const crateCount = 120;
const binCount = 6;
const deviceCount = 12;
const moverCount = 3;

async function hireMany(knex: Knex, work: 'picker' | 'packer' | 'mover', count: number) {
  const role: Colleague['role'] = work === 'mover' ? 'warehouse_supervisor' : work;
  const people = times(count, (number) => ({
    e_mail: `${work}.${String(number)}@boure.example`,
    role,
  }));
  const rows = await addUser.many(knex, people);
  return rows.map(({ id }): Colleague => ({ id, role }));
}

/** Used devices that lie in the warehouse, one piece each, with what their labels say. */
const devicesSql = `
  select p.id, 'D-' || u.passport_id as label from products p
  join stock_units u on u.product_id = p.id
  join stock s on s.product_id = p.id and s.place_id = :place and s.on_hand = 1 and s.allocated = 0
  join stock_locations l on l.id = u.location_id and l.place_id = s.place_id
  where p.is_on_sale and p.is_single_unit order by p.id limit :count`;

export async function openFloor(
  knex: Knex,
  wish: { readonly pickers: number; readonly packers: number },
): Promise<Floor> {
  const places: number[] = await knex('stock_places')
    .whereNull('store_id')
    .orderBy('id')
    .pluck('id');
  const placeId = places[0] ?? 0;
  const crates = times(crateCount, (number) => `B-BOURE-${String(number)}`);
  await addLocation.many(
    knex,
    crates.map((code) => ({ kind: 'crate', place_id: placeId, code })),
  );
  await addLocation.many(
    knex,
    times(binCount, (number) => ({ place_id: placeId, code: `L-BOURE-${String(number)}` })),
  );
  const { rows } = await knex.raw<{ rows: { id: number; label: string }[] }>(devicesSql, {
    place: placeId,
    count: deviceCount,
  });
  return {
    placeId,
    crates,
    devices: new Map(rows.map(({ id, label }) => [id, label])),
    pickers: await hireMany(knex, 'picker', wish.pickers),
    packers: await hireMany(knex, 'packer', wish.packers),
    movers: await hireMany(knex, 'mover', moverCount),
  };
}

/** What customers buy: the storm's goods and some of the devices. */
export const withDevices = (goods: StormGoods, { devices }: Floor): StormGoods => ({
  ...goods,
  products: [...goods.products, ...[...devices.keys()].slice(0, deviceCount / 2)],
});

/** One of them, by the storm's dice. */
export const oneOf = <T>({ dice }: Pick<Storm, 'dice'>, values: readonly T[]): T | undefined =>
  values[Math.floor(dice() * values.length)];

/** Sends a scan as a station does: again after every failure with the same operation, and sometimes twice at once (T-WH-8). */
export async function scanStubbornly<R>(
  storm: Storm,
  send: (operationId: string) => Promise<R>,
): Promise<R> {
  const operationId = randomUUID();
  const twice = storm.dice() < 0.2;
  const answers = await Promise.allSettled([
    send(operationId),
    ...(twice ? [send(operationId)] : []),
  ]);
  for (const answer of answers) if (answer.status === 'fulfilled') return answer.value;
  return send(operationId);
}
