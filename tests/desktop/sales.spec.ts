import type { Page } from '@playwright/test';
import { expect, launchOffice, signIn, test } from './office.ts';
import { placeOrder } from './place-order.ts';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const cell = (page: Page, column: string) => page.locator(`[row-index="0"] [col-id="${column}"]`);
const orderPanel = (page: Page, number: string) =>
  page.getByRole('region', { name: `Objednávka ${number}` });

/** Searches everything by Ctrl+K and opens the first thing that says what is wanted. */
async function findByKeys(page: Page, words: string, wanted: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Hledat' }).fill(words);
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveText(wanted);
  await page.keyboard.press('Enter');
}

test('an order is opened from the list by keys, moved on, and closed again', async ({
  office: { page },
}) => {
  const number = await placeOrder();
  await signIn(page);
  await link(page, 'Objednávky').click();
  await page.getByRole('searchbox', { name: 'Hledat v seznamu' }).fill(number);
  await expect(cell(page, 'number')).toHaveText(number);
  await expect(page.getByText('1 řádek')).toBeVisible();
  await cell(page, 'number').click();
  await page.keyboard.press('Enter');
  const panel = orderPanel(page, number);
  await expect(panel.getByText('Bořivoj Zelenka')).toBeVisible();
  await panel.getByLabel('Důvod').fill('Zákazník volal.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Objednávka je ve stavu „Chystáme ji“.')).toBeVisible();
  await expect(cell(page, 'status')).toHaveText('Chystáme ji');
  await panel.getByLabel('Důvod').press('Escape');
  await expect(panel).toBeHidden();
  await expect(cell(page, 'number')).toBeFocused();
});

test('an order is opened by a link of another program and from the palette', async ({
  dataFolder,
}) => {
  const number = await placeOrder();
  const words = [`obmena://order/${number}`];
  const { app, page } = await launchOffice({ dataFolder, words });
  await page.getByLabel('E-mail').waitFor();
  await signIn(page);
  await expect(orderPanel(page, number)).toBeVisible();
  await link(page, 'Produkty').click();
  await findByKeys(page, number, new RegExp(number));
  await expect(orderPanel(page, number).getByText('Bořivoj Zelenka')).toBeVisible();
  await app.close();
});

test('the palette shows one product, whose name is changed in the list and taken back', async ({
  office: { page },
}) => {
  await signIn(page);
  await link(page, 'Produkty').click();
  await expect(cell(page, 'code')).toHaveText(/^OB\d+$/);
  const code = await cell(page, 'code').innerText();
  const name = await cell(page, 'nameCs').innerText();
  await findByKeys(page, code, new RegExp(code));
  const panel = page.getByRole('region', { name: code });
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Zavřít' }).click();
  await page.getByRole('searchbox', { name: 'Hledat v seznamu' }).fill(code);
  await expect(page.locator('.grid-status').getByRole('status')).toHaveText('1 řádek');
  await expect(cell(page, 'code')).toHaveText(code);
  await cell(page, 'nameCs').click();
  await page.keyboard.press('F2');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Zkušební název');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Změněna 1 buňka')).toBeVisible();
  await expect(cell(page, 'nameCs')).toHaveText('Zkušební název');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Vrácen 1 řádek.')).toBeVisible();
  await expect(cell(page, 'nameCs')).toHaveText(name);
});
