import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shopOf } from '#tests/support/shops.ts';
import { expect, signIn, test } from './office.ts';
import { placeOrder } from './place-order.ts';

test('a statement is chosen, and its payment is put to an order that is found by its number', async ({
  office: { app, page, dataFolder },
}) => {
  test.setTimeout(120_000);
  const number = await placeOrder(shopOf('cz').url, 'bank-transfer');
  const path = join(dataFolder, 'vypis.csv');
  const name = `Zelenka ${number.slice(-4)}`;
  await writeFile(path, `Datum;Částka;VS;Název protiúčtu\n26.11.2026;1,00;${number};${name}\n`);
  await app.evaluate(({ dialog }, file) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] });
  }, path);

  await signIn(page, 'support@obmena.example');
  const screens = page.getByRole('navigation', { name: 'Obrazovky' });
  await screens.getByRole('link', { name: 'Výpisy z účtu' }).click();
  await page.getByRole('button', { name: 'Vybrat výpis' }).click();
  await expect(page.getByText(/Výpis vypis\.csv je načtený: pohybů 1, nových 1/)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Méně, než je k zaplacení');

  await row.getByRole('button', { name: /^Vyřídit/ }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Číslo objednávky');
  await expect(field).toHaveValue(number);
  await field.fill(number.slice(0, 9));
  await dialog.getByRole('button', { name: new RegExp(`^${number}`) }).click();
  await expect(field).toHaveValue(number);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
