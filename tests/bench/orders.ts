import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { storeOrder, type OrderRows } from '#api/orders/store-order.ts';
import { reserveStock } from '#api/orders/reserve-stock.ts';
import type { LineToAllocate } from '#core/orders/allocate.ts';
import { createTestClient } from '../support/test-client.ts';
import { median } from './median.ts';
import type { Measurement } from './report.ts';
import { withSaleShop, type SaleShop } from './sale-shop.ts';

const clients = 8;
const rounds = 3;
const secondsEach = 6;

const billing = {
  first_name: 'Bořivoj',
  last_name: 'Zelenka',
  street: 'Dlouhá 5',
  city: 'Praha',
  postcode: '110 00',
  country: 'CZ',
  phone_number: '601 234 567',
  e_mail: 'borivoj.zelenka@posta.example',
};

/** A visitor's whole way to an order of two items, every call of it. */
export async function placeOne(
  {
    shop,
    products,
  }: { readonly shop: { readonly url: string }; readonly products: readonly number[] },
  number: number,
): Promise<void> {
  const client = createTestClient(shop.url);
  const address = `10.1.${String(Math.floor(number / 250) % 250)}.${String((number % 250) + 1)}`;
  const ask = async (path: string, body: object) => {
    const answer = await client.change(path, body, { 'x-forwarded-for': address });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}: ${text}`);
  };
  for (const at of [number, number + 7]) {
    await ask('cart/add-product/', { product: products[at % products.length], quantity: 1 });
  }
  await ask('cart/payments-and-deliveries/', { delivery: 'courier' });
  await ask('cart/payments-and-deliveries/', { payment: 'cash-on-delivery' });
  const summary = await client.get('cart-summary', {});
  await ask('order/finish/', {
    type_payment: 'cash-on-delivery',
    type_delivery_code: 'courier',
    token: summary.token,
    cart_digest: summary.cart.digest,
    order_billing_address: billing,
    order_info: { note: '', agrees_with_terms: true, wants_newsletter: false },
  });
}

/** Repetitions a second by 8 at once. */
export async function speedOf(one: (number: number) => Promise<void>): Promise<number> {
  const start = performance.now();
  let done = 0;
  const work = async (worker: number) => {
    for (let turn = 0; performance.now() - start < secondsEach * 1_000; turn += 1) {
      await one(turn * clients + worker);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, worker) => work(worker)));
  return done / ((performance.now() - start) / 1_000);
}

interface Template {
  readonly rows: OrderRows;
  readonly lines: readonly LineToAllocate[];
}

/** The rows of an order that the shop has placed. */
async function templateOf(knex: Knex): Promise<Template> {
  const {
    rows: [found],
  } = await knex.raw<{
    rows: { order: OrderRows['order']; lines: LineRow[]; units: OrderRows['units'] }[];
  }>(
    `select to_jsonb(o) as order,
       (select jsonb_agg(l order by l.position) from order_lines l where l.order_id = o.id) as lines,
       (select jsonb_agg(jsonb_build_object('line', l.position, 'position', u.position, 'net', u.net))
        from order_units u join order_lines l on l.id = u.line_id where u.order_id = o.id) as units
     from orders o order by o.id limit 1`,
  );
  if (!found) throw new Error('no order was placed');
  const { order, lines, units } = found;
  return {
    rows: { order, lines, units, discounts: [], buybacks: [], contracts: [] },
    lines: lines.flatMap(({ position, product_id: productId, quantity }) =>
      productId === null ? [] : [{ position, productId, quantity, canWait: false }],
    ),
  };
}

interface LineRow {
  readonly position: number;
  readonly product_id: number | null;
  readonly quantity: number;
}

/** The statements that a placing ends in, in one transaction, with nothing around them. */
async function storeOne({ knex }: SaleShop, { rows, lines }: Template): Promise<void> {
  await knex.transaction(async (trx) => {
    const [cart] = await trx('carts')
      .insert({ visitor_hash: Buffer.from(randomUUID().replaceAll('-', '')) })
      .returning<{ id: number }[]>('id');
    const { rows: next } = await trx.raw<{ rows: { number: string }[] }>(
      `select nextval('order_positions') as number`,
    );
    const number = `9${String(next[0]?.number).padStart(9, '0')}`;
    const own = { number, code: randomUUID(), token: randomUUID(), cart_id: cart?.id };
    const stored = await storeOrder(trx, { ...rows, order: { ...rows.order, ...own } });
    await trx('mails').insert({
      kind: 'order-placed',
      subject_key: `bench:${String(stored.id)}`,
      language: 'cs',
      recipient: billing.e_mail,
      created_at: new Date(),
    });
    await reserveStock(trx, stored, lines, null);
  });
}

/** Complete orders at 8 clients against a bare loop of the statements that they end in. */
export const benchOrders = (): Promise<Measurement[]> =>
  withSaleShop(async (lent) => {
    await placeOne(lent, 0);
    const template = await templateOf(lent.knex);
    const speeds: { bare: number[]; shop: number[] } = { bare: [], shop: [] };
    let placed = 1;
    for (let round = 0; round < rounds; round += 1) {
      speeds.bare.push(await speedOf(() => storeOne(lent, template)));
      const from = placed;
      speeds.shop.push(await speedOf((number) => placeOne(lent, from + number)));
      placed += 100_000;
    }
    const base = median(speeds.bare);
    return [
      {
        what: `complete orders at 8 clients, ratio to the bare statements (${base.toFixed(0)}/s)`,
        measured: median(speeds.shop) / base,
        unit: '×',
        bound: 0.1,
        better: 'more',
      },
    ];
  });
