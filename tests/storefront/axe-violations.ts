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

/** Runs axe on a page as it stands. Evaluated: the content security policy lets no script in. */
export async function runAxe(page: Page, options: object): Promise<readonly Violation[]> {
  const isThere = await page.evaluate<boolean>("'axe' in window");
  if (!isThere) await page.evaluate(axeSource);
  return page.evaluate(`axe.run(${JSON.stringify(options)}).then((found) => found.violations)`);
}

/**
 * Everything wrong in the light scheme, and the contrast in the dark one: nothing else depends on
 * it.
 */
export async function violations(page: Page): Promise<string[]> {
  const run = (colorScheme: 'light' | 'dark', options: object) =>
    page.emulateMedia({ colorScheme }).then(() => runAxe(page, options));
  const dark = await run('dark', { runOnly: ['color-contrast'] });
  const light = await run('light', {});
  const said = (scheme: string, found: readonly Violation[]) =>
    found.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${scheme} ${id}: ${html.slice(0, 160)}`),
    );
  return [...said('dark', dark), ...said('light', light)];
}
