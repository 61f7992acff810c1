import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { createTestClient, type TestClient } from '../../support/test-client.ts';
import { stubborn } from '../customer.ts';
import type { Storm } from '../shared-storm.ts';
import { workOnAndOn } from '../staff.ts';
import { oneOf, scanStubbornly, type Floor } from './floor.ts';

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

const sentSql = `
  select v.code, (select id from stock_places where store_id is not null order by id limit 1) as "toPlaceId"
  from products p join master_products v on v.id = p.master_product_id
  where p.id = any(:products) order by random() limit 1`;

/** Sends things to a store, each scan sometimes twice; half of what is sent is called off, the rest comes in there. */
async function transfer(storm: Storm, knex: Knex, floor: Floor, client: TestClient): Promise<void> {
  const { rows } = await knex.raw<{ rows: { code: string; toPlaceId: number | null }[] }>(sentSql, {
    products: storm.goods.products,
  });
  const [row] = rows;
  if (!row?.toPlaceId) return;
  const sides = { fromPlaceId: floor.placeId, toPlaceId: row.toPlaceId };
  const { id } = await client.post('transfer-open', { body: sides });
  const params = { id };
  const scan = () =>
    scanStubbornly(storm, (operationId) =>
      client.post('transfer-scan', { params, body: { operationId, text: `2*${row.code}` } }),
    );
  const { transfer: packed } = await scan();
  const seen = { params, body: { version: packed.version } };
  if (packed.lines.length === 0 || storm.dice() < 0.5) {
    await client.post('transfer-cancel', seen);
    return;
  }
  await client.post('transfer-send', seen);
  const { transfer: came } = await scan();
  const body = { version: came.version, note: 'bouře' };
  await client.post('transfer-close', { params, body });
}

export const carryOnAndOn = (storm: Storm, knex: Knex, floor: Floor): Promise<void>[] =>
  floor.movers.map((mover) =>
    workOnAndOn(storm, knex, mover, (client) =>
      storm.dice() < 0.2 ? transfer(storm, knex, floor, client) : carry(storm, knex, floor, client),
    ),
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
