import { createServer, type Server } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './office.ts';
import { orderToScan, withShopDatabase } from './scanned-order.ts';
import { openByName, pack, pick, scan, sitDown } from './warehouse-walk.ts';

const printer = '127.0.0.41';

/** A printer that keeps what it is sent. */
async function listen(heard: string[]): Promise<Server> {
  const server = createServer((socket) => {
    const parts: Buffer[] = [];
    socket.on('data', (data) => parts.push(data));
    socket.on('end', () => heard.push(Buffer.concat(parts).toString('latin1')));
  });
  await new Promise<void>((done) => server.listen(9100, printer, done));
  return server;
}

const stationWithPrinters = (code: string) =>
  withShopDatabase((knex) =>
    knex('stations').where({ code }).update({ label_printer: printer, document_printer: printer }),
  );

const printed = (page: Page) => page.locator('.pack-papers [data-state=printed]');

test('a parcel prints its papers, is scanned onto its van, and the closed list prints too', async ({
  office: { page },
}) => {
  test.setTimeout(300_000);
  const heard: string[] = [];
  const server = await listen(heard);
  const order = await orderToScan('PREDANI');
  await stationWithPrinters(order.station);
  await signIn(page, 'picker@obmena.example');
  await openByName(page, 'Vychystávání');
  await sitDown(page, order.station);
  await pick(page, order);
  await signIn(page, 'packer@obmena.example');
  await openByName(page, 'Balení');
  await pack(page, order);
  // What is paid on delivery has no invoice yet: the label and the delivery note.
  await expect(printed(page)).toHaveCount(2);
  expect(heard.map((text) => text.slice(0, 3)).toSorted()).toEqual(['%PD', '^XA']);

  const parcel = await withShopDatabase(async (knex) => {
    const orders = knex('orders').where({ number: order.number }).select('id');
    return String((await knex('parcels').whereIn('order_id', orders).first('number'))?.number);
  });
  await openByName(page, 'Předání dopravci');
  await expect(page.getByText('Naskenujte', { exact: false }).first()).toBeVisible();
  await scan(page, parcel, 'scanned');
  await expect(page.locator('.hand-over-list.is-scanned')).toContainText(parcel);
  await page.getByRole('button', { name: 'Předat a vytisknout protokol' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('button', { name: /^Předat/ }).click();
  await expect(page.getByText('Protokol se tiskne, dejte ho řidiči podepsat')).toBeVisible();
  await expect(page.getByRole('row', { name: /^M-/ }).first()).toContainText('Vytisknout znovu');
  await expect.poll(() => heard.length).toBe(3);
  expect(heard[2]?.slice(0, 5)).toBe('%PDF-');
  await new Promise((done) => server.close(done));
});
