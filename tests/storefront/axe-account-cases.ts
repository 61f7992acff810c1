import { expect, test, type Page } from '@playwright/test';
import { accountPaths } from '#core/paths/account-paths.ts';
import { markets, type MarketCode } from '#core/market/market.ts';
import { allPhrases } from '#tests/support/all-phrases.ts';
import { signInAs } from './account-cases.ts';
import { violations } from './axe-violations.ts';
import { alive, settled } from './settled.ts';

/** What says that a page is wider than a phone. */
async function tooWide(page: Page): Promise<string[]> {
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  return width > 390 ? [`${String(width)} wide`] : [];
}

/** Every page of an account fits a phone in the words of a shop. */
export function describeAccountWidths(market: MarketCode): void {
  const { confirmRegistration, newPassword, login, ...pages } = accountPaths(market);
  test('every page of accounts fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const found: string[] = [];
    const look = async (path: string) => {
      await page.goto(path);
      await alive(page);
      found.push(...(await tooWide(page)).map((wide) => `${path}: ${wide}`));
    };
    const code = 'x'.repeat(43);
    await look(login);
    await signInAs(page, market, 'customer@obmena.example');
    await expect(page).toHaveURL(pages.overview);
    const own = [confirmRegistration(code), newPassword(code), ...Object.values(pages)];
    for (const path of own) await look(path);
    expect(found).toEqual([]);
  });
}

/** Signing in and every page of an account, at a phone's width. */
export function describeAccountAccessibility(market: MarketCode): void {
  const { confirmRegistration, newPassword, login, ...pages } = accountPaths(market);
  const { language } = markets[market];
  test('no page of accounts has an accessibility fault', async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found = new Map<string, string[]>();
    const look = async (path: string) => {
      await page.goto(path);
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      found.set(path, [...(await violations(page)), ...(await tooWide(page))]);
    };
    const code = 'x'.repeat(43);
    await look(login);
    await signInAs(page, market, 'customer@obmena.example');
    const { title } = allPhrases[language].account;
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    const own = [confirmRegistration(code), newPassword(code), ...Object.values(pages)];
    for (const path of own) await look(path);
    expect([...found].filter(([, faults]) => faults.length > 0)).toEqual([]);
  });
}
