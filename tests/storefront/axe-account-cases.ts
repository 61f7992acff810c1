import { expect, test } from '@playwright/test';
import { accountPaths } from '#core/accounts/account-paths.ts';
import { languages, markets, type MarketCode } from '#core/market/market.ts';
import { allPhrases } from '#storefront/i18n/all-phrases.ts';
import { signInAs } from './account-cases.ts';
import { violations } from './axe-violations.ts';

/** Signing in and every page of an account, at a phone's width. */
export function describeAccountAccessibility(market: MarketCode): void {
  const { confirmRegistration, newPassword, login, ...pages } = accountPaths(market);
  test('no page of accounts has an accessibility fault', async ({ page, context, baseURL }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found = new Map<string, string[]>();
    const look = async (path: string, language: string) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      const wide = width > 390 ? [`${String(width)} wide`] : [];
      found.set(`${path} (${language})`, [...(await violations(page)), ...wide]);
    };
    const code = 'x'.repeat(43);
    await look(login, markets[market].language);
    await signInAs(page, market, 'customer@obmena.example');
    const { title } = allPhrases[markets[market].language].account;
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    for (const language of languages) {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      const own = [confirmRegistration(code), newPassword(code), ...Object.values(pages)];
      for (const path of own) await look(path, language);
    }
    expect([...found].filter(([, faults]) => faults.length > 0)).toEqual([]);
  });
}
