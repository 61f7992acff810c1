import type { Page } from '@playwright/test';
import { speakRomanian } from './category-calls.ts';
import { callFromPage, expect, signIn, test } from './office.ts';
import { orderToScan, withShopDatabase, type ScannedOrder } from './scanned-order.ts';
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

// A desk and a picking cart's tablet.
const sizes = [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
];

const languages = [
  { name: 'CS', picking: 'Vychystávání', packing: 'Balení' },
  { name: 'RO', picking: 'Pregătirea comenzilor', packing: 'Ambalare' },
];

for (const { name, packing, picking } of languages) {
  test(`three things go from the queue to the label by scans alone, at both sizes (${name})`, async ({
    office: { page },
  }) => {
    test.setTimeout(360_000);
    const walks: { readonly size: (typeof sizes)[number]; readonly order: ScannedOrder }[] = [];
    for (const size of sizes) {
      walks.push({ size, order: await orderToScan(`${name}-${String(size.width)}`) });
    }
    await signIn(page, 'picker@obmena.example');
    if (name === 'RO') await speakRomanian(page);
    await openByName(page, picking);
    await sitDown(page, walks[0]?.order.station ?? '');
    for (const { order, size } of walks) {
      await page.setViewportSize(size);
      await pick(page, order);
    }
    await signIn(page, 'packer@obmena.example');
    await openByName(page, packing);
    for (const { order, size } of walks) {
      await page.setViewportSize(size);
      await pack(page, order);
      // The carrier answers after the parcel is closed.
      await expect(async () => {
        expect(await labelOf(page, order.number)).toMatch(/^%PDF/);
      }).toPass();
    }
  });
}
