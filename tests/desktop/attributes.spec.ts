import type { Page } from '@playwright/test';
import { expect, signIn, test } from './office.ts';

const cell = (page: Page, row: number, column: string) =>
  page.locator(`[row-index="${String(row)}"] [col-id="${column}"]`).last();

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Hledat v seznamu' }).fill(words);
  await expect(page.locator('.grid-status').getByRole('status')).toHaveText('1 řádek');
}

test('a group and a filter of the catalogue in it are added and changed by keyboard', async ({
  office: { page },
}) => {
  await signIn(page, 'catalogue_editor@obmena.example');
  await page.getByRole('link', { name: 'Skupiny parametrů', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Přidat skupinu' }).press('Enter');
  const group = page.getByRole('region', { name: 'Přidat skupinu' });
  await expect(group.getByLabel('Kód')).toBeFocused();
  for (const typed of ['reminky', 'Řemínky', 'Curele', '90']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(group).toBeHidden();
  await search(page, 'reminky');

  await page.getByRole('link', { name: 'Parametry', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Přidat parametr' }).press('Enter');
  const added = page.getByRole('region', { name: 'Přidat parametr' });
  await added.getByLabel('Kód').fill('zapinani');
  await added.getByLabel('Skupina').selectOption('Řemínky');
  await added.getByLabel('Druh').selectOption('číslo');
  await added.getByLabel('Název (česky)').fill('Zapínání');
  await added.getByLabel('Název (rumunsky)').fill('Închidere');
  await added.getByLabel('Pořadí').fill('1');
  const filter = added.getByLabel('Ve filtru');
  await filter.selectOption('true');
  await added.getByRole('button', { name: 'Uložit' }).press('Enter');
  // A number is no filter: the form says so at its field.
  await expect(filter).toHaveAccessibleDescription(/./);
  await added.getByLabel('Druh').selectOption('výběr');
  const save = added.getByRole('button', { name: 'Uložit' });
  // The answer is said a moment before the form takes another press.
  await expect(save).not.toHaveAttribute('aria-busy', 'true');
  await save.press('Enter');
  await expect(added).toBeHidden();
  await search(page, 'zapinani');
  await expect(cell(page, 0, 'group')).toHaveText('Řemínky');

  await cell(page, 0, 'nameCs').click();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Druh zapínání');
  await page.keyboard.press('Enter');
  // An undo takes back what is saved.
  await expect(page.getByText('Změněna 1 buňka')).toBeVisible();
  await expect(cell(page, 0, 'nameCs')).toHaveText('Druh zapínání');
  await page.keyboard.press('Control+Z');
  await expect(cell(page, 0, 'nameCs')).toHaveText('Zapínání');
});
