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

/**
 * Everything wrong in the light scheme, and the contrast in the dark one: nothing else depends on
 * it. Evaluated, because the content security policy lets no foreign script element in.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const run = (colorScheme: 'light' | 'dark', options: object) =>
    page
      .emulateMedia({ colorScheme })
      .then(() =>
        page.evaluate<readonly Violation[]>(
          `axe.run(${JSON.stringify(options)}).then((found) => found.violations)`,
        ),
      );
  const dark = await run('dark', { runOnly: ['color-contrast'] });
  const light = await run('light', {});
  const said = (scheme: string, found: readonly Violation[]) =>
    found.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${scheme} ${id}: ${html.slice(0, 160)}`),
    );
  return [...said('dark', dark), ...said('light', light)];
}
