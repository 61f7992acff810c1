import { expect, test } from '@playwright/test';
import { faultsOf, openPage } from './catalogue-page.ts';

test('searches without diacritics and speaks Romanian', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('combobox', { name: 'Caută în magazin' }).fill('casti');
  await expect(page.getByRole('listbox', { name: 'Sugestii' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Căutare „casti”');
  await expect(page.locator('.product-card').first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
