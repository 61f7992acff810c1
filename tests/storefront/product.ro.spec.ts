import { expect, test } from '@playwright/test';
import { soldProduct } from './shop-cases.ts';

test('a product says everything in Romanian and keeps its choice in the address', async ({
  page,
}) => {
  const { seo_name: seoName } = await soldProduct(page);
  await page.goto(`/produs/${seoName}`);
  await expect(page.locator('.price-hero')).toContainText('Lei');
  await expect(page.getByText(/rate, DAE/).first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Stare' })
    .getByRole('link', { name: /Folosit/ })
    .click();
  await expect(page).toHaveURL(/stare=used/);
  await expect(page.getByRole('heading', { name: 'Alegeți exemplarul' })).toBeVisible();
  await page.locator('.extra').first().click();
  await expect(page).toHaveURL(/stare=used&optiuni=/);
  await expect(page.getByText('Plătiți în total', { exact: true })).toBeVisible();
});
