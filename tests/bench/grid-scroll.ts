import { createServer } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const page = join(root, 'dist/grid-page');
const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** What must hold (issue 5): no block stays blank for longer, and the heap stays smaller. */
const limits = { blankMs: 300, heapMb: 200 };

/** Serves the built page that shows the grid alone, with 100 000 rows that need no API. */
async function servePage(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = join(page, request.url?.split('?')[0] ?? '/');
    void stat(path)
      .then((found) => readFile(found.isDirectory() ? join(path, 'index.html') : path))
      .then(
        (body) => {
          const type = types[path.split('.').at(-1) ?? ''] ?? types['html'];
          response.writeHead(200, {
            'Content-Type': path.endsWith('/') ? 'text/html' : (type ?? ''),
          });
          response.end(body);
        },
        () => response.writeHead(404).end(),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}

/** Scrolls from the first to the last row as fast as frames come; answers the longest blank time. */
const scrollThrough = (tab: Page): Promise<{ blankMs: number; ms: number }> =>
  tab.evaluate(async () => {
    const rows = [...document.querySelectorAll<HTMLElement>('.grid-rows *')];
    const view = rows.find(
      (one) =>
        one.scrollHeight > one.clientHeight + 100_000 &&
        /auto|scroll/.test(getComputedStyle(one).overflowY),
    );
    if (!view) throw new Error('nothing scrolls');
    const begun = performance.now();
    const blankSince = new Map<string, number>();
    let blankMs = 0;
    const look = () => {
      const now = performance.now();
      const top = view.getBoundingClientRect();
      const blank = [...document.querySelectorAll<HTMLElement>('.grid-loading')].filter((cell) => {
        const box = cell.getBoundingClientRect();
        return box.bottom > top.top && box.top < top.bottom;
      });
      // A block is named by its first row; the same block is blank for as long as any row of it is.
      const blocks = new Set(
        blank.map((cell) =>
          String(Math.floor(Number(cell.closest('[row-index]')?.getAttribute('row-index')) / 100)),
        ),
      );
      for (const block of [...blankSince.keys()]) if (!blocks.has(block)) blankSince.delete(block);
      for (const block of blocks) blankSince.set(block, blankSince.get(block) ?? now);
      for (const since of blankSince.values()) blankMs = Math.max(blankMs, now - since);
      return blocks.size;
    };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (view.scrollTop + view.clientHeight < view.scrollHeight - 1) {
      // Six whole views at a frame: faster than any wheel, and every block is still passed.
      view.scrollTop += 6 * view.clientHeight;
      await frame();
      look();
    }
    while (look() > 0) await frame();
    return { blankMs, ms: performance.now() - begun };
  });

async function heapMb(tab: Page): Promise<number> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}

/** Measures and prints; ends with an error where a limit is broken. */
async function bench(): Promise<void> {
  await build({
    configFile: join(root, 'tests/support/grid-page/vite.config.ts'),
    logLevel: 'error',
  });
  const served = await servePage();
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';
  const browser = await chromium.launch({ executablePath });
  try {
    const tab = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    // The loader names functions by this, which the page does not have.
    await tab.addInitScript('globalThis.__name = (named) => named');
    await tab.goto(served.url);
    await tab.locator('[row-index="5"] [col-id="name"]:not(.grid-loading)').waitFor();
    const { blankMs, ms } = await scrollThrough(tab);
    const heap = await heapMb(tab);
    console.log(`100 000 rows end to end in ${(ms / 1000).toFixed(1)} s`);
    console.log(`longest blank block ${blankMs.toFixed(0)} ms (limit ${limits.blankMs})`);
    console.log(`heap ${heap.toFixed(0)} MB (limit ${limits.heapMb})`);
    if (blankMs > limits.blankMs || heap > limits.heapMb) process.exitCode = 1;
  } finally {
    await browser.close();
    served.close();
  }
}

await bench();
