import { expect, test, type BrowserContext } from '@playwright/test';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { markets, type MarketCode } from '#core/market/market.ts';
import { averageText } from '#core/reviews/summarise-ratings.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';
import { shopOf, staffPassword } from '#tests/support/shops.ts';
import { createTestClient } from '#tests/support/test-client.ts';
import { alive } from './settled.ts';
import { soldProduct } from './shop-cases.ts';

interface SamsungProducts {
  readonly results: readonly { readonly master_product_seo_name: string }[];
}

/** Signs the browser in as the demo customer; gives the name of a product that waits for a review. */
async function signIn(context: BrowserContext, market: MarketCode): Promise<string> {
  const { url } = shopOf(market);
  const client = createTestClient(url);
  const answer = await client.login('customer@obmena.example', staffPassword);
  expect(answer.status).toBe(200);
  const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url }));
  await context.addCookies(cookies);
  const { results } = await client.get('user-profile-products-to-review', {});
  return results[0]?.masterProductSeoName ?? '';
}

/** Reading reviews in the shop's own language. */
export function describeReadingReviews(market: MarketCode): void {
  const paths = shopPaths(market);
  const { reviews: t } = allPhrases[markets[market].language];

  test('a shopper reads what customers say, best first', async ({ page }) => {
    const { seo_name: seoName } = await soldProduct(page);
    await page.goto(paths.reviews(seoName));
    await expect(page.locator('.rating-overview')).toBeVisible();
    await expect(page.locator('.review')).toHaveCount(3);
    await page.getByRole('link', { name: t['sort-rating'] }).click();
    await expect(page).toHaveURL(/sort=-rating/);
    const best = page.locator('.review').first();
    await expect(best).toContainText(t.stars.replace('{{average}}', averageText(50)));
  });

  test('an unknown product has no reviews', async ({ page }) => {
    expect((await page.goto(paths.reviews('neni')))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.missingTitle);
  });
}

/** Reviews on the product's page, and writing them. */
export function describeReviews(market: MarketCode): void {
  const paths = shopPaths(market);
  const { reviews: t, validation } = allPhrases[markets[market].language];

  test('the product page shows the stars and tells search engines', async ({ page }) => {
    const { seo_name: seoName } = await soldProduct(page);
    await page.goto(paths.product(seoName));
    await expect(page.locator('.rating-overview')).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join('')).toContain('"AggregateRating"');
    // Drawn anew on the first touch, it would lose the press that was the touch.
    const link = page.getByRole('link', { name: t.showAll });
    const sent = await link.elementHandle();
    await alive(page);
    await page.waitForFunction(
      (found) => Object.keys(found).some((key) => key.startsWith('__reactProps')),
      sent,
    );
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${paths.reviews(seoName)}$`));
  });

  test('a product that nobody reviewed says so, and who may write', async ({ page }) => {
    const response = await page.request.get('/api/new/product-review/products-samsung/');
    const { results } = (await response.json()) as SamsungProducts; // as core/contract/reviews.ts says
    await page.goto(paths.reviews(results.at(-1)?.master_product_seo_name ?? ''));
    await expect(page.getByText(t.none)).toBeVisible();
    await page.getByRole('button', { name: t.write }).click();
    await expect(page.getByText(t.signInTitle)).toBeVisible();
  });

  test('a customer writes a review, and errors lose nothing', async ({ page, context }) => {
    const seoName = await signIn(context, market);
    await page.goto(paths.reviews(seoName));
    await alive(page);
    await page.getByRole('button', { name: t.write }).click();
    const words = page.getByLabel(t.text);
    await words.fill('Výborný telefon.');
    await page.getByRole('button', { name: t.send }).click();
    await expect(page.getByText(validation.rating_required)).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeFocused();
    await page.getByRole('radio').nth(1).check();

    const address = '**/api/new/product-reviews/**';
    await page.route(address, (route) => route.abort());
    await page.getByRole('button', { name: t.send }).click();
    await expect(page.getByText(t.offlineText)).toBeVisible();
    await expect(words).toHaveValue('Výborný telefon.');
    await page.unroute(address);
    await page.getByRole('button', { name: t.send }).click();
    await expect(page.getByText(t.sentTitle)).toBeVisible();

    await page.reload();
    await alive(page);
    await page.getByRole('button', { name: t.write }).click();
    await expect(page.getByText(t.editing)).toBeVisible();
    await expect(words).toHaveValue('Výborný telefon.');
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
  });

  test('a customer who did not buy is told so', async ({ page, context }) => {
    await signIn(context, market);
    const { seo_name: seoName } = await soldProduct(page, 5);
    await page.goto(paths.reviews(seoName));
    await alive(page);
    await page.getByRole('button', { name: t.write }).click();
    await expect(page.getByText(t.not_bought)).toBeVisible();
  });
}
