import type { Page } from '@playwright/test';
import { expect, signIn, test } from './office.ts';

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const typed = (page: Page) => page.getByLabel('Napsat kód');
const outcome = (page: Page, name: string) => page.locator(`[data-outcome="${name}"]`);

/** The shop's code of a product that has no numbers of its own. */
async function codeOfCase(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Produkty', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Hledat v seznamu' }).fill('pouzdro');
  const first = (column: string) => page.locator(`[row-index="0"] [col-id="${column}"]`);
  await expect(first('nameCs')).toHaveText(/pouzdro/i);
  return first('code').innerText();
}

test('a delivery is ordered, counted, put into a bin, and is in the shop', async ({
  office: { page },
}) => {
  await signIn(page);
  const code = await codeOfCase(page);
  await page.getByRole('link', { name: 'Příjem', exact: true }).click();
  await tab(page, /dodavatelů/).click();
  await page.getByRole('button', { name: 'Nová objednávka' }).click();
  await page.getByRole('combobox', { name: 'Dodavatel', exact: true }).fill('Velkoobchod Brno');
  await page.getByLabel('Kód na řádku 1').fill(code);
  await page.getByLabel('Kusů na řádku 1').fill('12');
  await page.getByLabel('Cena na řádku 1').fill('90');
  await page.getByRole('button', { name: 'Uložit', exact: true }).click();
  await page.getByRole('button', { name: 'Označit jako objednanou' }).click();
  await expect(page.getByRole('button', { name: 'Vrátit k úpravám' })).toBeVisible();

  await tab(page, /Dodávky/).click();
  await page.getByRole('button', { name: 'Začít příjem' }).first().click();
  await typed(page).fill(`12*${code}`);
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'line_full')).toBeVisible();
  await page.getByRole('button', { name: 'Uzavřít příjem' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Uzavřít příjem' }).click();
  await expect(page.getByText('Všechno sedí.')).toBeVisible();

  await tab(page, /Zaskladnění/).click();
  await page.getByRole('button', { name: /Vzít všech 12/ }).click();
  await expect(outcome(page, 'taken')).toBeVisible();
  await typed(page).fill('L-WAREHOUSE');
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'put')).toContainText('L-WAREHOUSE');

  await page.getByRole('link', { name: 'Sklad: místa', exact: true }).click();
  await page.getByLabel(/Štítek místa/).fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^L-WAREHOUSE/ }).first()).toBeVisible();
});
