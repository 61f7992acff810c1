import { expect, type Page } from '@playwright/test';

/** Touches the page as a visitor's pointer does, and waits until its script runs what stands under its title. */
export async function alive(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  // React marks what it has taken over; until then it hears nothing.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** The same, and nothing is waited for any more: what a test of the whole page's look needs. */
export async function settled(page: Page): Promise<void> {
  await alive(page);
  await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
