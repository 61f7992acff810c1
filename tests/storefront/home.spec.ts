import { expect, test } from '@playwright/test';
import { faultsOf, openPage } from './catalogue-page.ts';

test('the front page shows categories, rows of products and the way to sell', async ({ page }) => {
  await openPage(page, '/');
  for (const heading of ['Nejprodávanější', 'Nově v nabídce', 'Použité, ověřené', 'Zlevněné']) {
    const row = page.getByRole('region', { name: heading });
    await expect(row.getByRole('article').first()).toBeAttached();
  }
  await expect(page.getByText('Nejnižší cena za 30 dní').first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('.home-tile-name', { hasText: 'Tablety' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tablety');
});

test('the whole card of a product is its link', async ({ page }) => {
  await openPage(page, '/');
  const card = page.getByRole('article').first();
  const href = await card.getByRole('link').first().getAttribute('href');
  await card.click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === href);
});

test('fits every width without moving sideways', async ({ page }) => {
  for (const width of [320, 390, 768, 851, 1120, 1366, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/');
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, String(width)).toBeLessThanOrEqual(0);
  }
});
