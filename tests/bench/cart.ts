import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { apiBase } from '#core/contract/endpoints.ts';
import { createTestClient } from '../support/test-client.ts';
import type { BareCall } from './bare-server.ts';
import { median } from './median.ts';
import type { Measurement } from './report.ts';
import { addCart } from '#tests/support/factories/sales.ts';
import { withSaleShop, type SaleShop } from './sale-shop.ts';

const connections = 32;
const visitorsEach = 15;
const rounds = 3;
const secondsEach = 4;
const path = `${apiBase}cart/add-product/`;

let addresses = 0;
type Sent = Pick<autocannon.Request, 'method' | 'path' | 'headers' | 'body'>;

/** What each connection sends in turn: additions of its visitors, each to a cart of its own. */
async function additions({ shop, products }: SaleShop): Promise<Sent[][]> {
  const visitor = async (): Promise<Sent[]> => {
    const client = createTestClient(shop.url);
    const token = await client.csrf();
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    // A visitor has an address of its own: one network begins no thousands of carts.
    const address = `10.2.${String(Math.floor((addresses += 1) / 250))}.${String(addresses % 250)}`;
    const headers = {
      cookie,
      'x-csrf-token': token,
      'content-type': 'application/json',
      'x-forwarded-for': address,
    };
    return products.slice(0, 10).map((product) => ({
      method: 'POST',
      path,
      headers,
      body: JSON.stringify({ product, quantity: 1 }),
    }));
  };
  return Promise.all(
    Array.from({ length: connections }, async () => {
      const visitors: Sent[][] = [];
      for (let at = 0; at < visitorsEach; at += 1) visitors.push(await visitor());
      // Product by product, so that a cart is not added to twice in a row.
      return (visitors[0] ?? []).flatMap((_, product) =>
        visitors.flatMap((sent) => sent[product] ?? []),
      );
    }),
  );
}

/** Requests a second of one server; anything but 2xx is an error of the bench. */
async function speedOf(url: string, sent: readonly Sent[][]): Promise<number> {
  let connection = 0;
  const { requests, duration, non2xx, errors, timeouts } = await autocannon({
    url,
    connections,
    duration: secondsEach,
    setupClient: (client) => {
      client.setRequests([...(sent[connection % connections] ?? [])]);
      connection += 1;
    },
  });
  const failed = non2xx + errors + timeouts;
  if (failed > 0) throw new Error(`${String(failed)} additions failed`);
  return requests.total / duration;
}

/** One equal row for each request; the cart is one, the configuration keeps its rows apart. */
async function bareCall({ knex, products }: SaleShop): Promise<BareCall> {
  const cart = await addCart(knex);
  return {
    path,
    sql: `insert into cart_packages (cart_id, product_id, quantity, configuration_key, seen_price,
        added_at) values ($1, $2, 1, gen_random_uuid()::text, 990, now()) returning id, quantity`,
    bindings: [cart.id, products[0]],
    body: '{"count":1,"package_id":1}',
  };
}

/** Adding to carts against a bare Koa handler with one equal INSERT … RETURNING. */
export const benchCart = (): Promise<Measurement[]> =>
  withSaleShop(async (lent) => {
    const file = join(tmpdir(), `obmena-bench-cart-${String(process.pid)}.json`);
    writeFileSync(file, JSON.stringify([await bareCall(lent)]));
    const bare = await lent.start(
      { BENCH_DATABASE: JSON.stringify(lent.connection), BENCH_POOL_MAX: '10' },
      ['--import', 'tsx', 'tests/bench/bare-server.ts', file],
    );
    // It reads the file before it says that it is ready.
    rmSync(file);
    const sent = await additions(lent);
    const speeds: { bare: number[]; shop: number[] } = { bare: [], shop: [] };
    for (let round = 0; round < rounds; round += 1) {
      speeds.bare.push(await speedOf(bare.url, sent));
      speeds.shop.push(await speedOf(lent.shop.url, sent));
    }
    const base = median(speeds.bare);
    return [
      {
        what: `add to cart, ratio to the bare handler with one INSERT (${base.toFixed(0)}/s)`,
        measured: median(speeds.shop) / base,
        unit: '×',
        bound: 0.35,
        better: 'more',
      },
    ];
  });
