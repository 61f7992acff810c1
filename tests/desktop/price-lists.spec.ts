import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { violations } from '#tests/storefront/axe-violations.ts';
import { expect, signIn, test } from './office.ts';

const notes = (page: Page) => page.getByRole('region', { name: 'Oznámení' });
const view = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check({ force: true });

async function open(page: Page, screen: string): Promise<void> {
  await page.getByRole('link', { name: screen, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
}

async function newDraft(page: Page, name: string): Promise<void> {
  await open(page, 'Výkupní ceníky');
  await page.getByRole('button', { name: 'Nový návrh' }).first().click();
  await page.getByLabel('Název').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** The cell of a column in the only row that a search leaves. */
async function cellOf(page: Page, term: string, column: string) {
  await page.getByRole('searchbox', { name: 'Hledat v seznamu' }).fill(term);
  await expect(page.locator('.grid-status').getByRole('status')).toHaveText('1 řádek');
  return page.locator(`[row-index="0"] [col-id="${column}"]`).last();
}

/** The next file that the program's own dialog gives. */
const chooseFile = (app: ElectronApplication, path: string) =>
  app.evaluate(({ dialog }, file) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] });
  }, path);

test('a price is changed in a draft, compared, warned of and published', async ({
  office: { page },
}) => {
  test.setTimeout(240_000);
  await signIn(page, 'pricing@obmena.example');
  await newDraft(page, 'Zdražení pro zkoušku');
  const cell = await cellOf(page, 'iphone-15-128gb', 'priceB');
  await cell.click();
  // Typing into a cell replaces what is in it.
  await page.keyboard.type('99990');
  await page.keyboard.press('Enter');
  // What became of the model is the server's word.
  const change = page.locator('[row-index="0"] [col-id="change"]').last();
  await expect(change).toHaveText('zdraženo', { timeout: 20_000 });

  await view(page, /^Rozdíly/);
  const difference = page.getByRole('row', { name: /iPhone 15 128 GB/ });
  await expect(difference).toContainText('zdraženo');
  await expect(difference).toContainText(/99\s990\sKč/);
  await view(page, /^Varování/);
  await expect(page.getByText('Horší stupeň není levnější:')).toBeVisible();
  await expect(page.getByText('Změna o víc než 30 % u stupně')).toBeVisible();
  // Colours that are on their way from one theme to the other are nobody's.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Vydat…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Vydat ceník/ });
  const publish = dialog.getByRole('button', { name: 'Vydat ceník' });
  await expect(publish).toBeDisabled();
  await dialog.getByLabel(/^Varování jsem prošel/).check();
  await dialog.getByLabel('Poznámka k vydání').fill('Zkouška');
  await publish.click();
  // A change of more than 30 % is released by another person.
  await expect(notes(page)).toContainText('až to uvolní někdo jiný');
  await signIn(page, 'admin@obmena.example');
  await page.getByRole('link', { name: /^Ke schválení/ }).click();
  const act = page.getByRole('row').filter({ hasText: 'Zdražení pro zkoušku' });
  await act.getByRole('button', { name: 'Uvolnit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Uvolnit' }).click();
  await expect(notes(page)).toContainText('Uvolněno.');
  await page.getByRole('link', { name: 'Výkupní ceníky' }).click();
  const current = page.getByRole('row', { name: /platí/ });
  await expect(current).toContainText('Zkouška');
});

test('a cp1250 file is looked at before it is written, and undone in one step', async ({
  office: { app, page, dataFolder },
}) => {
  test.setTimeout(240_000);
  await signIn(page, 'pricing@obmena.example');
  await newDraft(page, 'Import pro zkoušku');
  const head = 'Kód modelu;Cena A+;Cena A;Cena B;Cena C;Cena D;Minimální cena;Příslušenství';
  const rows = ['iphone-15-128gb;9\u00a0990;8990;7990;4990;990;500;šanon', 'nic;1;1;1;1;1;1;'];
  // Letters of windows-1250 that the file uses.
  const letters: Record<string, number> = {
    ó: 0xf3,
    á: 0xe1,
    í: 0xed,
    ř: 0xf8,
    š: 0x9a,
    '\u00a0': 0xa0,
  };
  const text = [head, ...rows].join('\r\n');
  const path = join(dataFolder, 'cenik.csv');
  writeFileSync(
    path,
    Uint8Array.from(text, (one) => letters[one] ?? one.charCodeAt(0)),
  );
  await chooseFile(app, path);
  await page.getByRole('button', { name: 'Importovat CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import cen z CSV' });
  await dialog.getByRole('button', { name: 'Vybrat soubor' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/1\sřádek.*0\sbeze.*1\ss\s?chybou/);
  await expect(dialog.getByText('vynecháme je: Příslušenství')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /3 Kód modelu nic/ })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Zapsat 1 řádek' }).click();
  await expect(notes(page)).toContainText('Zapsán 1 řádek');
  const cell = await cellOf(page, 'iphone-15-128gb', 'priceAPlus');
  await expect(cell).toHaveText(/9\s990/);
  await notes(page).getByRole('button', { name: 'Vrátit zpět' }).click();
  await expect(cell).not.toHaveText(/^9\s990/);
});

test('a manufacturer is added, and one that is used is kept with the reason', async ({
  office: { page },
}) => {
  test.setTimeout(240_000);
  await signIn(page, 'catalogue_editor@obmena.example');
  await open(page, 'Výrobci');
  await page.getByRole('button', { name: 'Přidat výrobce' }).click();
  await page.getByRole('textbox', { name: 'Název', exact: true }).fill('Řádný výrobce');
  const panel = page.getByRole('region', { name: 'Přidat výrobce' });
  await expect(panel.getByLabel('Název v adrese')).toHaveValue('radny-vyrobce');
  await page.keyboard.press('Enter');
  await expect(notes(page)).toContainText('Přidáno.');
  const cell = await cellOf(page, 'apple', 'name');
  await cell.click();
  // Enter begins to change a cell that can be changed; Ctrl+Enter opens its row.
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Smazat' }).click();
  const ask = page.getByRole('dialog', { name: /^Smazat „Apple/ });
  await ask.getByRole('button', { name: 'Smazat' }).click();
  await expect(notes(page)).toContainText(/Modely zařízení: \d+/);
});
