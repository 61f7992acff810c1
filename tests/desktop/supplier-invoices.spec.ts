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

/** The next file that the program is asked to open. */
async function offer({ app, dataFolder }: Office, name: string, content: Buffer): Promise<void> {
  const path = join(dataFolder, name);
  await writeFile(path, content);
  await app.evaluate(({ dialog }, file) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] });
  }, path);
}

/** Uploads an invoice of a thousand pieces at a price each, and waits until it is shown. */
async function upload(
  office: Office,
  number: string,
  { code, price }: { readonly code: string; readonly price: number },
): Promise<void> {
  const { page } = office;
  const total = price * 1_000;
  const content = isdoc(number, total, [{ ourCode: code, quantity: 1_000, total }]);
  await offer(office, `${number}.isdoc`, content);
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

test('columns that nobody knows are chosen once, and euros are converted by a typed rate', async ({
  office,
}) => {
  test.setTimeout(240_000);
  const { page } = office;
  await signIn(page);
  const code = await codeOfCharger(page);
  const table = (number: string) =>
    offer(
      office,
      `${number}.csv`,
      Buffer.from(`Ident;Popis;Odebráno;Sazba A\n${code};Nabíječka;1000;5,00 €\nPoštovné;;;9,00 €`),
    );
  const head = async (number: string) => {
    await page.getByRole('link', { name: 'Kontrola faktur', exact: true }).click();
    await page.getByLabel('Dodavatel').fill('Eurodíly');
    await page.getByLabel('Číslo faktury').fill(number);
  };

  await table('EU-1');
  await head('EU-1');
  await page.getByRole('button', { name: 'Vybrat fakturu' }).click();
  await expect(page.getByText('V tabulce chybí sloupec', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Určit sloupce EU-1.csv' }).click();
  const dialog = page.getByRole('dialog');
  const means = (title: string, field: string) =>
    dialog.getByLabel(`Co znamená sloupec ${title}`).selectOption({ label: field });
  await means('Ident', 'Kód (dodavatele nebo náš)');
  await means('Popis', 'Název');
  await means('Odebráno', 'Počet kusů');
  await means('Sazba A', 'Cena za kus bez DPH');
  await expect(dialog.getByText('Řádků se zbožím: 1')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Poštovné vynechá se/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Nahrát takto' }).click();
  await expect(page.getByRole('heading', { name: 'Eurodíly · EU-1' })).toBeVisible();

  // The next one with the same header needs no choice.
  await table('EU-2');
  await head('EU-2');
  await page.getByRole('button', { name: 'Vybrat fakturu' }).click();
  await expect(page.getByRole('heading', { name: 'Eurodíly · EU-2' })).toBeVisible();
  // Its prices name euros.
  await expect(page.getByRole('row', { name: /Nabíječka/ })).toContainText(/5,00\s€/);
  await expect(page.getByText(/Bez kurzu ji nejde porovnat/)).toBeVisible();

  const finish = page.getByRole('button', { name: 'Dokončit kontrolu' });
  await finish.click();
  await expect(page.getByRole('alert').filter({ hasText: 'zadejte kurz' })).toBeVisible();
  await page.getByLabel('Kolik CZK stojí 1 EUR').fill('24,2');
  await page.getByRole('button', { name: 'Přepočítat ceny' }).click();
  await expect(page.getByRole('row', { name: /Nabíječka/ })).toContainText(/přepočteno 121,00/);
  await expect(page.getByText('1 EUR = 24,2 CZK')).toBeVisible();
});
