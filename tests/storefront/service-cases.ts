import { expect, test } from '@playwright/test';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { markets, type MarketCode } from '#core/market/market.ts';
import { servicePaths } from '#core/paths/service-paths.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';
import { shopOf } from '#tests/support/shops.ts';
import { createTestClient } from '#tests/support/test-client.ts';
import { alive } from './settled.ts';

const typed: Record<MarketCode, string> = { cz: 'iphone 15 displej', ro: 'iphone 15 ecran' };

/** What a broken phone costs to repair, found by choices and by words. */
export function describeService(market: MarketCode): void {
  const { root } = servicePaths(market);
  const { service: t } = allPhrases[markets[market].language];
  const phones = async () => {
    const { choices } = await createTestClient(shopOf(market).url).get('service-type-choices', {});
    return choices[0] ?? { value: '', label: '' };
  };

  test('a visitor walks down to the prices of a repair, and back', async ({ page }) => {
    const { value, label } = await phones();
    await page.goto(root);
    await alive(page);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: label, exact: true }).click();
    await main.getByRole('link', { name: 'Apple', exact: true }).click();
    await main.getByRole('link', { name: 'iPhone 15', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${root}/${value}/apple/iphone-15-\\w+$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t.deviceHeading.replace('{{name}}', 'Apple iPhone 15'),
    );
    await expect(main.locator('.service-operation:visible')).toHaveCount(7);
    await main.locator('summary').click();
    await expect(main.locator('.service-operation:visible')).toHaveCount(14);
    await page.goBack();
    await expect(main.getByRole('link', { name: 'iPhone 15', exact: true })).toBeVisible();
  });

  test('a few words lead to the device with the repair on top', async ({ page }) => {
    await page.goto(root);
    await alive(page);
    await page.getByRole('searchbox', { name: t.search }).fill(typed[market]);
    const operation = page.locator('.service-found-operation a').first();
    await expect(operation).toContainText('Apple iPhone 15 –');
    // By keyboard: the device, then its repair.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(operation).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?operation=vymena-displeje$/);
    await expect(page.locator('.service-operation[aria-current]')).toHaveCount(1);
    await page.getByRole('searchbox', { name: t.search }).waitFor({ state: 'detached' });
  });

  test('a broken device is compared with selling it, and its fault need not be told again', async ({
    page,
  }) => {
    const { value } = await phones();
    await page.goto(`${buybackPaths(market).root}/${value}/apple/iphone-15-128gb`);
    await alive(page);
    await page
      .getByRole('link', { name: allPhrases[markets[market].language].selector.repair })
      .click();
    await page.getByRole('link', { name: t.compare }).first().click();
    await expect(page).toHaveURL(/\?operation=vymena-displeje$/);
    const ways = page.locator('.service-ways-out');
    await expect(ways.getByRole('heading', { level: 3 })).toHaveText([
      t.wayRepair,
      t.waySell,
      t.waySwap,
    ]);
    await ways.getByRole('link', { name: t.sell }).click();
    await page.locator('main .color-name').first().click();
    await expect(page.locator('input[value=display_4]')).toBeChecked();
  });

  test('works without a script, and says what it does not know', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const { value } = await phones();
    await page.goto(`${root}/${value}/apple`);
    await page.getByRole('link', { name: 'iPhone 15', exact: true }).click();
    await expect(page.locator('.service-operation:visible')).toHaveCount(7);
    await page.locator('main summary').click();
    await expect(page.locator('.service-operation:visible')).toHaveCount(14);
    const missing = await page.goto(`${root}/${value}/apple/neni`);
    expect(missing?.status()).toBe(404);
    await page.getByRole('link', { name: t.choose }).click();
    await expect(page).toHaveURL(new RegExp(`${root}/${value}/apple$`));
    await context.close();
  });
}
