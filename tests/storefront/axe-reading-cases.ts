import { expect, test, type Page } from '@playwright/test';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { markets, type MarketCode } from '#core/market/market.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';
import { shopOf } from '#tests/support/shops.ts';
import { createTestClient } from '#tests/support/test-client.ts';
import { violations } from './axe-violations.ts';
import { settled } from './settled.ts';
import { soldProduct } from './shop-cases.ts';

const unknownCode = 'AAAAAAAAAAAAAAAAAAAAAA';

/** Addresses of the pages of stores, enquiries, articles, questions, jobs, reviews and news. */
async function pagesOf(page: Page, market: MarketCode): Promise<string[]> {
  const paths = shopPaths(market);
  const client = createTestClient(shopOf(market).url);
  const [{ stores }, articles, jobs, product] = await Promise.all([
    client.get('stores', {}),
    client.get('article-list', { query: { limit: 1 } }),
    client.get('job-list', {}),
    soldProduct(page),
  ]);
  return [
    ...[paths.stores, paths.store(stores[0]?.slug ?? ''), paths.store('neni'), paths.showRooms],
    ...[paths.contact, paths.specialOffer, paths.reservation(unknownCode)],
    ...[paths.articles, paths.article(articles.results[0]?.slug ?? ''), paths.faq],
    ...[paths.jobs, paths.job(jobs.results[0]?.slug ?? ''), paths.newsletter(unknownCode)],
    ...[paths.reviews(product.seo_name), paths.reviews('neni')],
  ];
}

/** Every page of what is read and asked beside the catalogue, and its forms with errors. */
export function describeReadingAccessibility(market: MarketCode): void {
  const { language } = markets[market];
  test('no page to read or to ask on has an accessibility fault', async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { contact, jobs, jobForm, reviews } = allPhrases[language];
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const found = new Map<string, string[]>();
    for (const path of await pagesOf(page, market)) {
      await page.goto(path);
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      found.set(path, await violations(page));
      if (path === shopPaths(market).contact) {
        await press(contact.send);
        await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
      } else if (await page.getByRole('button', { name: jobs.apply }).isVisible()) {
        await press(jobs.apply);
        await press(jobForm.submit);
        await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
      } else if (await page.getByRole('button', { name: reviews.write }).isVisible()) {
        await press(reviews.write);
        await expect(page.getByText(reviews.signInTitle)).toBeVisible();
      } else continue;
      found.set(`${path} in use`, await violations(page));
    }
    // Contact, a job and reviews were used as well as read.
    expect([...found.keys()].filter((name) => name.endsWith(' in use'))).toHaveLength(3);
    expect([...found].filter(([, faults]) => faults.length > 0)).toEqual([]);
  });
}
