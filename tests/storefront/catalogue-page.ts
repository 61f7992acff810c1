import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Faults that axe finds on a page as it stands, with the first of each. */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const found = await page.evaluate<readonly Violation[]>(
    'axe.run().then((found) => found.violations)',
  );
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
