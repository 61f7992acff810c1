import { expect, test, type Page } from '@playwright/test';
import { markets, type MarketCode } from '#core/market/market.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import { violations } from './axe-violations.ts';
import { settled } from './settled.ts';
import { orderByCalls, putIntoCart, saleWords } from './checkout-cases.ts';
import { soldProduct } from './shop-cases.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';

/** The status, thanks and withdrawal of a new order, and no order at all. */
async function orderPages(page: Page, market: MarketCode): Promise<string[]> {
  const paths = salePaths(market);
  await putIntoCart(page, (await soldProduct(page)).seo_name);
  await orderByCalls(page, market, 'cash-on-delivery');
  const { order } = saleWords(market);
  await page.getByRole('link', { name: order.showOrder }).click();
  await expect(page.getByText(order.linesTitle)).toBeVisible();
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const pages = [paths.order(code), paths.thanks(code), paths.withdrawal(code)];
  return [...pages, paths.order('AAAAAAAAAAAAAAAAAAAAAA'), paths.payment('AAAAAAAAAAAAAAAAAAAAAA')];
}

/** Installments and the pages of an order, with their forms in use. */
export function describeSaleAccessibility(market: MarketCode): void {
  const paths = salePaths(market);
  const { language } = markets[market];
  test('neither installments nor an order has an accessibility fault', async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const pages = await orderPages(page, market);
    const { installments, order } = allPhrases[language];
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const invalid = page.locator('[aria-invalid=true]').first();
    const found = new Map<string, string[]>();
    for (const path of [...pages, paths.installments, paths.orderStatus]) {
      await page.goto(path);
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      found.set(path, await violations(page));
      if (path === paths.installments) {
        await page.getByLabel(installments.price, { exact: true }).fill('mnoho');
        await press(installments.calculate);
      } else if (path === paths.orderStatus) {
        await press(order.find);
      } else continue;
      await expect(invalid).toBeVisible();
      found.set(`${path} in use`, await violations(page));
    }
    expect([...found].filter(([, faults]) => faults.length > 0)).toEqual([]);
    expect(found).toHaveProperty('size', 9);
  });
}
