import type { Page } from '@playwright/test';
import { speakRomanian } from './category-calls.ts';
import { callFromPage, expect, signIn, test } from './office.ts';
import { orderToScan, withShopDatabase } from './scanned-order.ts';
import { openByName, pack, pick, sitDown } from './warehouse-walk.ts';

// Two walks of one picker would be one: the languages come one after the other.
test.describe.configure({ mode: 'serial' });

/** The carrier's label of the order, as the packing desk gets it. */
async function labelOf(page: Page, number: string): Promise<string> {
  await expect(page.locator('.pack-label[data-status]')).toHaveAttribute(
    'data-status',
    'announced',
  );
  const id = await withShopDatabase(async (knex) => {
    const orders = knex('orders').where({ number }).select('id');
    const row = await knex('shipments').whereIn('order_id', orders).first('id');
    return Number(row?.id);
  });
  const path = `/api/new/warehouse/shipments/${String(id)}/label/`;
  const { body } = await callFromPage(page, path);
  // The contract's reply of `shipment-label`.
  const { contents } = body as { contents: string };
  return Buffer.from(contents, 'base64').toString('latin1');
}

const languages = [
  {
    name: 'CS',
    size: { width: 1366, height: 768 },
    picking: 'Vychystávání',
    packing: 'Balení',
  },
  {
    name: 'RO',
    size: { width: 1024, height: 768 },
    picking: 'Pregătirea comenzilor',
    packing: 'Ambalare',
  },
];

for (const { name, packing, picking, size } of languages) {
  test(`three things go from the queue to the label by scans alone (${name})`, async ({
    office: { page },
  }) => {
    test.setTimeout(240_000);
    const order = await orderToScan(name);
    await page.setViewportSize(size);
    await signIn(page, 'picker@obmena.example');
    if (name === 'RO') await speakRomanian(page);
    await openByName(page, picking);
    await sitDown(page, order.station);
    await pick(page, order);
    await signIn(page, 'packer@obmena.example');
    await openByName(page, packing);
    await pack(page, order);
    expect(await labelOf(page, order.number)).toMatch(/^%PDF/);
  });
}
