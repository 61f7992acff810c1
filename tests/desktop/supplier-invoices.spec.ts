import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isdoc } from '#tests/api/purchasing/isdoc-invoice.ts';
import { expect, signIn, test, type Office } from './office.ts';

/** The shop's code of a product that is sold by the piece, and that no other walk buys. */
async function codeOfCharger(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Produkty', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Hledat v seznamu' }).fill('nabíječka');
  const first = (column: string) => page.locator(`[row-index="0"] [col-id="${column}"]`);
  await expect(first('nameCs')).toHaveText(/nabíječka/i);
  return first('code').innerText();
}

/** Uploads an invoice of a thousand pieces at a price each, and waits until it is shown. */
async function upload(
  { app, page, dataFolder }: Office,
  number: string,
  { code, price }: { readonly code: string; readonly price: number },
): Promise<void> {
  const path = join(dataFolder, `${number}.isdoc`);
  const total = price * 1_000;
  await writeFile(path, isdoc(number, total, [{ ourCode: code, quantity: 1_000, total }]));
  await app.evaluate(({ dialog }, file) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] });
  }, path);
  await page.getByRole('link', { name: 'Kontrola faktur', exact: true }).click();
  await page.getByRole('button', { name: 'Vybrat fakturu' }).click();
  await expect(page.getByRole('heading', { name: `Velkoobchod · ${number}` })).toBeVisible();
}

test('a price that is not as agreed is accepted with a reason, and becomes cost', async ({
  office,
}) => {
  test.setTimeout(240_000);
  const { page } = office;
  await signIn(page);
  const code = await codeOfCharger(page);
  const finish = page.getByRole('button', { name: 'Dokončit kontrolu' });
  const accept = page.getByRole('button', { name: 'Přijmout: Kryt' });
  const inDialog = page.getByRole('dialog').getByRole('button', { name: 'Přijmout' });
  const wrong = page.getByText('Cena na faktuře při importu není správná.').first();

  await upload(office, 'FV-1', { code, price: 100 });
  await expect(page.getByText('Není s čím porovnat')).toBeVisible();
  await accept.click();
  await inDialog.click();
  await expect(page.getByText(/^Přijato/)).toBeVisible();
  await finish.click();
  await expect(page.getByText('Kontrola je dokončená', { exact: false })).toBeVisible();

  await upload(office, 'FV-2', { code, price: 120 });
  await expect(wrong).toBeVisible();
  await finish.click();
  await expect(page.getByRole('alert').filter({ hasText: 'není správná' })).toBeVisible();
  await accept.click();
  await inDialog.click();
  await expect(page.getByRole('dialog')).toContainText('Tato hodnota je požadována.');
  await page.getByRole('dialog').getByLabel('Důvod').fill('Zdražil výrobce');
  await inDialog.click();
  await expect(page.getByText(/^Přijato.*Zdražil výrobce/)).toBeVisible();
  await finish.click();
  await expect(finish).toHaveCount(0);

  await upload(office, 'FV-3', { code, price: 121 });
  await expect(page.getByText('V toleranci')).toBeVisible();
  await expect(page.getByRole('row', { name: /Kryt/ })).toContainText('120,00');
});
