import { expect, test } from '@playwright/test';
import { faultsOf, openPage, wakeUp } from './catalogue-page.ts';

test('a category is filtered in Romanian', async ({ page }) => {
  await openPage(page, '/telefoane');
  await wakeUp(page);
  await page.locator('.listing-facets .facet-value', { hasText: 'Folosit' }).click();
  await expect(page).toHaveURL(/\/telefoane\?condition=used$/);
  await expect(page.locator('.listing-count')).toHaveText(/\d+ de produse$/);
  await expect(page.locator('.chip').last()).toHaveText('Șterge toate filtrele');
  await expect(page.locator('.listing-main')).toHaveAttribute('aria-busy', 'false');
  expect(await faultsOf(page)).toEqual([]);
});
