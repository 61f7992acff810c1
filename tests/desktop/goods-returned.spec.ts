import { callFromPage, expect, signIn, test } from './office.ts';
import { scanCode } from './raw-scanner.ts';
import { orderToScan, withShopDatabase, type ScannedOrder } from './scanned-order.ts';
import { openByName, scan } from './warehouse-walk.ts';
import type { Page } from '@playwright/test';

/** Moves an order on by the word of a supervisor, as far as the customer's door. */
async function deliver(page: Page, { number }: ScannedOrder): Promise<void> {
  const { body } = await callFromPage(page, '/api/new/config/');
  // The contract's reply of `config`.
  const { csrf_token: token } = body as { csrf_token: string };
  for (const to of ['picking', 'packed', 'handed_over', 'delivered']) {
    const row = await withShopDatabase((knex) =>
      knex('orders').where({ number }).first('id', 'version'),
    );
    const path = `/api/new/order/admin/orders/${String(row?.id)}/move/`;
    const { status } = await callFromPage(page, path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': token },
      body: JSON.stringify({ version: row?.version, to, reason: 'zkouška' }),
    });
    expect(status).toBe(200);
  }
}

test('what comes back is received by scans, and its second-grade piece is graded into a bin', async ({
  office: { page },
}) => {
  test.setTimeout(240_000);
  const order = await orderToScan('VRATKA');
  await signIn(page);
  await deliver(page, order);
  await page.reload();
  await openByName(page, 'Vrácené zboží');
  const [first = '', second = ''] = order.codes;
  // The screen has just opened and may not have listened yet: who sees no answer scans once more.
  await expect(async () => {
    await scanCode(page, `O-${order.number}`);
    const heard = expect(page.locator('.pick-outcome'));
    await heard.toHaveAttribute('data-outcome', /^open(?:ed|_already)$/, { timeout: 5_000 });
  }).toPass();
  await scan(page, first, 'counted');
  await scan(page, 'CMD-SECOND', 'second_next');
  await scan(page, second, 'counted_second');
  await scan(page, 'CMD-FINISH', 'finished');

  await openByName(page, 'Úkoly');
  const task = page.getByRole('row', { name: new RegExp(`druhé jakosti.*${order.number}`) });
  await task.getByRole('button', { name: 'Ohodnotit' }).click();
  const dialog = page.getByRole('dialog');
  await scanCode(page, second);
  await expect(dialog.getByLabel(/^Kus/)).toHaveValue(second);
  await scanCode(page, 'L-WAREHOUSE');
  await expect(dialog.getByLabel('Místo ve skladu')).toHaveValue('L-WAREHOUSE');
  await dialog.getByLabel('Stav').selectOption('B');
  await dialog.getByLabel('Cena').fill('90');
  await dialog.getByRole('button', { name: 'Zařadit do skladu' }).click();
  await expect(page.getByText('Kus je zařazený a v prodeji.')).toBeVisible();
  await expect(task).toBeHidden();
  const item = await withShopDatabase((knex) =>
    knex('products as p')
      .join('master_products as v', 'v.id', 'p.master_product_id')
      .join('location_stock as s', 's.product_id', 'p.id')
      .where({ 'v.ean': second, 'p.grade': 'B', 'p.condition': 'used' })
      .first('p.price', 's.on_hand'),
  );
  expect(item).toMatchObject({ price: 90, on_hand: 1 });
});
