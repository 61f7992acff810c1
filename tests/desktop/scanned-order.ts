import { expect } from '@playwright/test';
import type { Knex } from 'knex';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { runningServer } from '#api/platform/database/running-server.ts';
import { mailsOf } from '#tests/storefront/mails-of.ts';
import { shopOf } from '#tests/support/shops.ts';
import { createTestClient } from '#tests/support/test-client.ts';
import { addLocation } from '#tests/support/factories/stock.ts';
import { addStation } from '#tests/support/factories/warehouse.ts';
import { billing } from './place-order.ts';

/** Lends the database of the Czech shop of this run. */
export async function withShopDatabase<T>(use: (knex: Knex) => Promise<T>): Promise<T> {
  const place = await runningServer(shopOf('cz').dataDir);
  if (!place) throw new Error('the shop has no database of its own');
  const knex = openDatabase(place, { mostConnections: 1 });
  try {
    return await use(knex);
  } finally {
    await knex.destroy();
  }
}

/** What lies on a desk of the warehouse for one order: what its people scan. */
export interface ScannedOrder {
  readonly number: string;
  readonly station: string;
  readonly crate: string;
  /** By the codes that its pieces are scanned by: two bar codes and the label of a device. */
  readonly codes: readonly string[];
}

interface Thing {
  readonly id: number;
  readonly code: string;
}

const thingsSql = `
  (select p.id, v.ean as code from products p
    join master_products v on v.id = p.master_product_id
    join stock s on s.product_id = p.id and s.place_id = $place
    where p.condition = 'new' and p.is_on_sale and not p.is_single_unit and v.ean is not null
      and s.on_hand - s.allocated > 2 and p.price between 100 and 5000
    order by p.id desc limit 2)
  union all
  (select p.id, 'D-' || u.passport_id from products p
    join stock_units u on u.product_id = p.id
    join stock s on s.product_id = p.id and s.place_id = $place and s.on_hand - s.allocated = 1
    join stock_locations l on l.id = u.location_id and l.place_id = s.place_id
    where p.is_on_sale and p.is_single_unit and p.price < 15000 order by p.id desc limit 1)`;

/** A visitor buys two new things and one used device; a station and an empty crate are made for it. */
export async function orderToScan(name: string): Promise<ScannedOrder> {
  const { things, station, crate } = await withShopDatabase(async (knex) => {
    const place = await knex('stock_places').whereNull('store_id').orderBy('id').first('id');
    const place_id = Number(place?.id);
    const { rows } = await knex.raw<{ rows: Thing[] }>(
      thingsSql.replaceAll('$place', String(place_id)),
    );
    const stationRow = await addStation(knex, { place_id, code: `W-STUL-${name}`, name });
    const crateRow = await addLocation(knex, {
      kind: 'crate',
      place_id,
      code: `B-PREPRAVKA-${name}`,
    });
    return { things: rows, station: stationRow.code, crate: crateRow.code };
  });
  if (things.length !== 3) throw new Error('the shop has too few things to order');
  const number = await buy(things.map(({ id }) => id));
  return { number, station, crate, codes: things.map(({ code }) => code) };
}

async function buy(products: readonly number[]): Promise<string> {
  const visitor = createTestClient(shopOf('cz').url);
  const ask = async (path: string, body: object): Promise<unknown> => {
    const answer = await visitor.change(path, body);
    if (!answer.ok)
      throw new Error(`${path} answered ${String(answer.status)}: ${await answer.text()}`);
    return answer.json();
  };
  for (const product of products) await ask('cart/add-product/', { product, quantity: 1 });
  await ask('cart/payments-and-deliveries/', { delivery: 'courier' });
  await ask('cart/payments-and-deliveries/', { payment: 'cash-on-delivery' });
  const { token, cart } = await visitor.get('cart-summary', {});
  const placed = await ask('order/finish/', {
    type_payment: 'cash-on-delivery',
    type_delivery_code: 'courier',
    token,
    cart_digest: cart.digest,
    order_billing_address: billing,
    order_info: { note: '', agrees_with_terms: true, wants_newsletter: false },
  });
  const text = (name: string) => String(Reflect.get(Object(placed), name));
  const number = text('order_number');
  if (await isMailAwaited(number)) {
    const digits = await digitsOf(number);
    await ask(`order/${text('status_url').split('/')[2] ?? ''}/confirm/`, { digits });
  }
  return number;
}

const isMailAwaited = (number: string): Promise<boolean> =>
  withShopDatabase(async (knex) => {
    const row = await knex('orders').where({ number }).first('mail_check');
    return row?.mail_check === 'awaited';
  });

/** The digits of the mail that asks whoever ordered several pieces to confirm it. */
async function digitsOf(number: string): Promise<string> {
  const find = () => {
    const mail = mailsOf('cz').find((text) => text.includes(number) && digitsLine.test(text));
    return digitsLine.exec(mail ?? '')?.[1] ?? '';
  };
  await expect.poll(find, { message: `the mail that asks to confirm ${number}` }).not.toBe('');
  return find();
}

const digitsLine = /d: (\d{6})\b/;
