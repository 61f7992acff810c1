import { expect, test } from '@playwright/test';
import { lookAt, soldProduct } from './shop-cases.ts';

test('pages that were only read are remembered, the newest first and each once', async ({
  page,
}) => {
  const products = await Promise.all([0, 1, 2].map((place) => soldProduct(page, place)));
  const [first, second, third] = products.map(({ seo_name: seoName }) => seoName);
  for (const seoName of [first, second, third, first]) await lookAt(page, 'cz', seoName ?? '');
  await page.goto('/naposledy-navstivene');
  const links = page.getByRole('article').getByRole('link');
  await expect(links).toHaveCount(3);
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths.map((path) => path?.split('?')[0])).toEqual(
    [first, third, second].map((seoName) => `/produkt/${seoName ?? ''}`),
  );
});

test('a shop that nobody walked through says so', async ({ page }) => {
  await page.goto('/naposledy-navstivene');
  await expect(page.getByText('Zatím jste si žádný produkt neprohlédli')).toBeVisible();
});
