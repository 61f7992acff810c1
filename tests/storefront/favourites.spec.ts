import { expect, test } from '@playwright/test';
import { soldProduct } from './shop-cases.ts';

test('a heart puts a product among the favourites, and taking it away can be undone', async ({
  page,
}) => {
  const { seo_name: seoName, name } = await soldProduct(page);
  await page.goto(`/produkt/${seoName}`);
  const kept = () =>
    page.waitForResponse((response) => response.url().endsWith('/visitor/favourites/'));
  const put = kept();
  await page.getByRole('button', { name: 'Oblíbené' }).click();
  await put;
  await expect(page.locator('.favourites-count')).toHaveText('1');

  await page.goto('/oblibene');
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toBeVisible();
  const takenAway = kept();
  await card.getByRole('button', { name: /^Oblíbené/ }).click();
  await takenAway;
  await expect(page.getByText('Zatím tu nic není')).toBeVisible();
  // It is shown at once and stored a moment later, which a reload would cut off.
  const putBack = kept();
  await page.getByRole('button', { name: 'Vrátit zpět' }).click();
  await expect(card).toBeVisible();
  await putBack;
  await page.reload();
  await expect(card).toBeVisible();
});
