import { expect, test } from '@playwright/test';
import { faultsOf, openPage } from './catalogue-page.ts';

test('the front page speaks Romanian and its menu stays on one line', async ({ page }) => {
  await openPage(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  await expect(page.getByRole('region', { name: 'Cele mai vândute' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  for (const width of [851, 1120, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    const bar = await page.locator('.menu-bar-row').boundingBox();
    expect(bar?.height, String(width)).toBeLessThan(60);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, String(width)).toBeLessThanOrEqual(0);
  }
});
