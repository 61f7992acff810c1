import { expect, test } from '@playwright/test';
import { faultsOf, openPage, wakeUp } from './catalogue-page.ts';

test('the price list is chosen by kind and manufacturer, paged and printable', async ({ page }) => {
  await openPage(page, '/cenik');
  await expect(page.getByRole('row')).toHaveCount(101);
  expect(await faultsOf(page)).toEqual([]);
  await wakeUp(page);
  await page.getByRole('combobox', { name: 'Výrobce' }).selectOption({ label: 'Apple' });
  await expect(page).toHaveURL(/manufacturer=apple/);
  await expect(page.getByRole('cell', { name: 'Samsung', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Další' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^101–200 z/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.price-choice')).toBeHidden();
  await expect(page.locator('.site-header')).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the choice is a plain form, and the list fits a phone', async ({ page }) => {
    await openPage(page, '/cenik');
    await page.getByRole('combobox', { name: 'Výrobce' }).selectOption({ label: 'Garmin' });
    await page.getByRole('button', { name: 'Zobrazit' }).click();
    await expect(page).toHaveURL(/manufacturer=garmin/);
    const box = await page.locator('.price-table').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(390);
  });
});
