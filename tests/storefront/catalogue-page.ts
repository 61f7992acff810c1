import { expect, type Page } from '@playwright/test';
import { runAxe } from './axe-violations.ts';

/** Faults that axe finds on a page once nothing on it is dimmed for waiting, with the first of each. */
export async function faultsOf(page: Page): Promise<string[]> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const found = await runAxe(page, {});
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`);
}

/** Opens a page as somebody who answered the question about cookies long ago. */
export async function openPage(page: Page, path: string): Promise<void> {
  const cookie = { name: 'consent', value: 'v1.', domain: 'localhost', path: '/' };
  await page.context().addCookies([cookie]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
}

/** A page that is made of links waits for the first touch; afterwards its script runs it. */
export async function wakeUp(page: Page): Promise<void> {
  await page.locator('h1').first().hover();
  // React marks what it has taken over; until then it hears nothing.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  await page.waitForLoadState('networkidle');
}
