import { expect, test } from '@playwright/test';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';

const t = allPhrases.ro.stores;
const paths = shopPaths('ro');

test('a Romanian visitor finds a store, its hours and holidays', async ({ page }) => {
  await page.goto(paths.stores);
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await page.getByRole('link', { name: 'Obměna Cluj-Napoca', exact: true }).click();
  await expect(page).toHaveURL('/magazine/cluj-napoca');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Cluj-Napoca/);
  await expect(page.locator('.store-door')).toHaveText(/^(Deschis până la|Închis)/);
  await expect(page.getByRole('row', { name: 'Duminică închis' })).toBeVisible();
  await expect(
    page.getByRole('row', { name: '01.12 Ziua Națională a României închis' }),
  ).toBeVisible();
});

test('show rooms have their own page', async ({ page }) => {
  await page.goto(paths.showRooms);
  await expect(page.getByRole('heading', { level: 1, name: t.showRoomsTitle })).toBeVisible();
  await expect(page.locator('.store')).toHaveCount(2);
});
