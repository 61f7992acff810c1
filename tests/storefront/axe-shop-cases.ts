import { expect, test } from '@playwright/test';
import { compareAddress } from '#core/catalog/compare-address.ts';
import { productAddress } from '#core/catalog/product-address.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { markets, type MarketCode } from '#core/market/market.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';
import { violations } from './axe-violations.ts';
import { settled } from './settled.ts';
import { homeRows, lookAt } from './shop-cases.ts';

/** Product pages and what a visitor keeps of them: favourites, visits, comparison, limited offers. */
export function describeShopAccessibility(market: MarketCode): void {
  const paths = shopPaths(market);
  const { language } = markets[market];
  test('no page of products has an accessibility fault', async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { bestselling, used } = await homeRows(page);
    const names = bestselling.slice(0, 2).map(({ seo_name }) => seo_name);
    const [first = '', second = ''] = names;
    await lookAt(page, market, first);
    await lookAt(page, market, second);
    const kept = page.waitForResponse((response) => response.url().includes('/visitor/'));
    await page.getByRole('button', { name: allPhrases[language].product.favourite }).click();
    await kept;
    const pages = [
      productAddress(market, first),
      productAddress(market, used[0]?.seo_name ?? '', { condition: 'used' }),
      compareAddress(market, { products: names, onlyDifferences: false }),
      ...[paths.favourites, paths.lastVisited, paths.compare, paths.limitedOffers],
    ];
    const found = new Map<string, string[]>();
    for (const path of pages) {
      await page.goto(path);
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      found.set(path, await violations(page));
    }
    expect([...found].filter(([, faults]) => faults.length > 0)).toEqual([]);
  });
}
