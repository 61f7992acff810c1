import { expect, test } from '@playwright/test';
import { soldProduct } from './shop-cases.ts';

test('products stand side by side, only with their differences, and one is taken away', async ({
  page,
}) => {
  const [first, second] = [await soldProduct(page, 0), await soldProduct(page, 1)];
  const names = [first.seo_name, second.seo_name].join(',');
  await page.goto(`/porovnani?produkty=${names}`);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  const all = await table.getByRole('row').count();
  await page.getByRole('link', { name: 'Jen rozdíly' }).click();
  await expect(page).toHaveURL(/jen-rozdily=1/);
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(all);
  // Not the one that kept both products as the page opened.
  const kept = page.waitForResponse(
    (response) =>
      response.url().endsWith('/visitor/compared/') &&
      response.request().postData() === JSON.stringify({ products: [second.seo_name] }),
  );
  await page.getByRole('link', { name: `Odebrat ${first.name}` }).click();
  await kept;
  await expect(table.getByRole('columnheader')).toHaveCount(2);

  await page.goto('/porovnani');
  await expect(page).toHaveURL(new RegExp(`produkty=${second.seo_name}$`));
  // Shown without a touch of the page, whose footer is not alive yet.
  await expect(table.getByRole('columnheader')).toHaveCount(2);
});

test('a product is compared from its page', async ({ page }) => {
  const { seo_name: seoName, name } = await soldProduct(page);
  await page.goto(`/produkt/${seoName}`);
  const kept = page.waitForResponse((response) => response.url().endsWith('/visitor/compared/'));
  await page.getByRole('button', { name: 'Porovnat' }).click();
  await kept;
  await page.goto('/porovnani');
  await expect(page.getByRole('columnheader').filter({ hasText: name })).toBeVisible();
});
