import { expect, test, type Page } from '@playwright/test';
import { build } from 'vite';
import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

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

/** Opens the page that shows the grid alone before each test of a spec; answers its address. */
export function openGridPage(spec: string): () => string {
  const folder = join(import.meta.dirname, '../../test-results', spec);
  let server: Server;
  let url = '';
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    await build({
      configFile: join(import.meta.dirname, '../support/grid-page/vite.config.ts'),
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true },
    });
    server = serve(folder);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/` : '';
  });
  test.afterAll(() => {
    server.close();
  });
  test.beforeEach(async ({ page }) => {
    await page.goto(url);
    await expect(cell(page, 0, 'name')).toHaveText('Produkt 0');
  });
  return () => url;
}

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
