import { expect, test as base, type Page } from '@playwright/test';
import { build } from 'vite';
import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export { expect } from '@playwright/test';

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

const serve = (folder: string): Server =>
  createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname;
    readFile(join(folder, path === '/' ? 'index.html' : path)).then(
      (body) => {
        const type = types[path.split('.').at(-1) ?? ''] ?? 'text/html';
        response.writeHead(200, { 'Content-Type': type }).end(body);
      },
      () => response.writeHead(404).end(),
    );
  });

/** `page` shows the grid alone; the page is built once for the tests of a worker. */
export const test = base.extend<object, { gridUrl: string }>({
  gridUrl: [
    // Playwright reads what a fixture needs off its first parameter's pattern.
    async ({}, use, { workerIndex }) => {
      const name = `grid-page-${String(workerIndex)}`;
      const folder = join(import.meta.dirname, '../../test-results', name);
      await build({
        configFile: join(import.meta.dirname, '../support/grid-page/vite.config.ts'),
        logLevel: 'error',
        build: { outDir: folder, emptyOutDir: true },
      });
      const server = serve(folder);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const address = server.address();
      await use(typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/` : '');
      server.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page, gridUrl }, use) => {
    await page.goto(gridUrl);
    await expect(cell(page, 0, 'name')).toHaveText('Produkt 0');
    await use(page);
  },
});

export const cell = (page: Page, row: number, column: string) =>
  page.locator(`[row-index="${row}"] [col-id="${column}"]`);
export const notes = (page: Page) => page.getByRole('list', { name: 'Oznámení' });
export const rows = (page: Page) => page.locator('.grid-status').getByRole('status');

/** Somebody else changes a cell of the row with an id, and the list hears of it. */
export const changeElsewhere = (page: Page, id: number, column: string, value: string | number) =>
  page.evaluate(
    (detail) => dispatchEvent(new CustomEvent('changed-elsewhere', { detail })),
    [id, column, value],
  );

/** Somebody else deletes the row of a name, and the list hears of it. */
export const takeAway = (page: Page, name: string) =>
  page.evaluate((detail) => dispatchEvent(new CustomEvent('taken-away', { detail })), name);
