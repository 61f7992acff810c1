import { expect, test } from '@playwright/test';
import { lookAt, soldProduct } from './shop-cases.ts';

test('favourites, last visited, comparison and offers speak Romanian', async ({ page }) => {
  const { seo_name: seoName, name } = await soldProduct(page);
  await page.goto(`/produs/${seoName}`);
  const kept = page.waitForResponse((response) => response.url().endsWith('/visitor/favourites/'));
  await page.getByRole('button', { name: 'Favorite' }).click();
  await kept;
  await page.goto('/favorite');
  await expect(page.getByRole('heading', { name: 'Produse favorite' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
  await lookAt(page, 'ro', seoName);
  await page.goto('/vizualizate-recent');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto(`/comparare?produse=${seoName}`);
  await expect(page.getByRole('columnheader').filter({ hasText: name })).toBeVisible();
  await page.goto('/oferte-limitate');
  await expect(page.getByRole('article').first()).toContainText('Preț obișnuit');
});
