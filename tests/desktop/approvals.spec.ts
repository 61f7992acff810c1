import { shopOf } from '#tests/support/shops.ts';
import { expect, signIn, test } from './office.ts';
import { placeOrder } from './place-order.ts';

test('a transfer that one person types is released by another', async ({ office: { page } }) => {
  test.setTimeout(120_000);
  const number = await placeOrder(shopOf('cz').url, 'bank-transfer');
  // The first screen has links to the same lists.
  const screens = page.getByRole('navigation', { name: 'Obrazovky' });
  const link = (name: RegExp | string) => screens.getByRole('link', { name });
  const notes = page.getByRole('region', { name: 'Oznámení' });
  const openOrder = async () => {
    await link('Objednávky').click();
    await page.getByRole('searchbox', { name: 'Hledat v seznamu' }).fill(number);
    const cell = page.locator('[row-index="0"] [col-id="number"]');
    await expect(cell).toHaveText(number);
    // Only then do no other rows come any more.
    await expect(page.getByText('1 řádek')).toBeVisible();
    await cell.click();
    await page.keyboard.press('Enter');
    return page.getByRole('region', { name: `Objednávka ${number}` });
  };

  await signIn(page, 'support@obmena.example');
  const panel = await openOrder();
  await panel.getByRole('button', { name: 'Zapsat převod' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Číslo pohybu na výpisu').fill(`vypis-${number}`);
  await dialog.getByLabel('Částka').fill('20000');
  await page.keyboard.press('Enter');
  await expect(notes).toContainText('až to uvolní někdo jiný');
  await link(/^Ke schválení/).click();
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('čeká na někoho jiného');
  await expect(row.getByRole('button', { name: 'Uvolnit' })).toHaveCount(0);

  await signIn(page, 'admin@obmena.example');
  await link(/^Ke schválení/).click();
  await row.getByRole('button', { name: 'Uvolnit' }).click();
  await expect(dialog).toContainText('označí jako zaplacená');
  await dialog.getByRole('button', { name: 'Uvolnit' }).click();
  await expect(notes).toContainText('Uvolněno.');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Vyřízené' }).click();
  await expect(row).toContainText('uvolněno');
});
