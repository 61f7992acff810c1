import type { Page } from '@playwright/test';
import { violations } from '#tests/storefront/axe-violations.ts';
import { speakRomanian } from './category-calls.ts';
import { expect, signIn, test } from './office.ts';

/** Addresses of the screens that the person's navigation leads to. */
async function screensOf(page: Page): Promise<readonly string[]> {
  const links = page.getByRole('navigation').first().getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
}

/** Until its heading is there and nothing on it says that it is still loading. */
async function openScreen(page: Page, path: string): Promise<void> {
  await page.locator(`nav a[href="${path}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main .skeleton, main [aria-busy=true]').first()).toBeHidden();
}

/** Parts that one would have to scroll sideways to read; columns of a list and of a board are meant to. */
const cutParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, main, main *')]
      .filter((part) => part.closest('.ag-root-wrapper, .repair-board') === null)
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .filter((part) => part.tagName === 'HTML' || getComputedStyle(part).overflowX === 'auto')
      .map((part) => `cut at its right: ${part.tagName} ${part.className}`),
  );

/** What is wrong with a screen as it opens. */
const faultsOf = async (page: Page): Promise<readonly string[]> => [
  ...(await cutParts(page)),
  ...(await violations(page)),
];

for (const { language, width, height } of [
  { language: 'cs', width: 1366, height: 768 },
  { language: 'ro', width: 1024, height: 768 },
]) {
  test(`every screen is accessible in ${language} and fits ${String(width)} × ${String(height)}`, async ({
    office: { page },
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page);
    if (language === 'ro') await speakRomanian(page);
    const screens = await screensOf(page);
    expect(screens.length).toBeGreaterThan(30);
    const faults: Record<string, readonly string[]> = {};
    for (const path of screens) {
      await openScreen(page, path);
      const found = await faultsOf(page);
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
  });
}
