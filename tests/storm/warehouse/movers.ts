import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { createTestClient, type TestClient } from '../../support/test-client.ts';
import { stubborn } from '../customer.ts';
import type { Storm } from '../shared-storm.ts';
import { workOnAndOn } from '../staff.ts';
import { oneOf, type Floor } from './floor.ts';

const lyingSql = `
  select l.code as "from", s.product_id as "productId", s.on_hand as seen,
    (select code from stock_locations b where b.place_id = l.place_id and b.kind = 'bin'
      and b.is_open and b.id <> l.id order by random() limit 1) as "to"
  from location_stock s join stock_locations l on l.id = s.location_id
  where l.kind = 'bin' and l.place_id = :place and s.product_id = any(:products)
  order by random() limit 1`;

interface Lying {
  readonly from: string;
  readonly to: string;
  readonly productId: number;
  readonly seen: number;
}

/** Carries pieces from bin to bin while others pick out of both. */
async function carry(storm: Storm, knex: Knex, floor: Floor, client: TestClient): Promise<void> {
  const wanted = { place: floor.placeId, products: storm.goods.products };
  const { rows } = await knex.raw<{ rows: Lying[] }>(lyingSql, wanted);
  const [row] = rows;
  if (!row) return;
  const quantity = 1 + Math.floor(storm.dice() * Math.min(row.seen, 5));
  const { productId: product_id, ...said } = row;
  const body = { ...said, product_id, quantity, operation_id: randomUUID() };
  await Promise.all([1, 2].map(() => client.change('warehouse/moves/', body)));
}

export const carryOnAndOn = (storm: Storm, knex: Knex, floor: Floor): Promise<void>[] =>
  floor.movers.map((mover) =>
    workOnAndOn(storm, knex, mover, (client) => carry(storm, knex, floor, client)),
  );

/** Customers think better of it while their things are being picked and packed. */
export async function cancelOnAndOn(storm: Storm): Promise<void> {
  const ask = stubborn(storm, createTestClient(storm.url), '10.9.9.9');
  while (!storm.isOver()) {
    await wait(400);
    const code = oneOf(storm, storm.codes);
    if (code !== undefined) await ask(`order/${code}/cancel/`, { reason: 'x' });
  }
}
