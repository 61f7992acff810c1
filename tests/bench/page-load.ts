import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page, Response } from '@playwright/test';
import { launchBrowser } from './bench-browser.ts';
import { median } from './median.ts';
import type { Measurement } from './report.ts';

/** The browser tools' own "Fast 3G": 1.44 Mbit/s down, 0.66 up, 562.5 ms to the first byte. */
const fast3g = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
  latency: 562.5,
};
const cpuSlowdown = 4;
const runs = 5;

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Most JavaScript of the first load, kB of gzip. */
  readonly mostScript: number;
}

interface PageLoad {
  readonly scriptGzip: number;
  readonly lcp: number;
  readonly cls: number;
}

// Runs in the page, before any of its scripts.
const observe = `
  window.__lcp = 0; window.__cls = 0;
  new PerformanceObserver((list) => { for (const e of list.getEntries()) window.__lcp = e.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.__cls += e.value; })
    .observe({ type: 'layout-shift', buffered: true });`;

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', fast3g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Sizes of the scripts that the page loads, as gzip -9 makes them. */
function countScripts(page: Page): () => Promise<number> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return async () => {
    const bodies = await Promise.all(scripts.map((response) => response.body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
}

async function measureOnce(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await throttle(await context.newCDPSession(page));
  const scripts = countScripts(page);
  const app = page.waitForResponse((response) => response.url().includes('/assets/start-app-'));
  await page.goto(url, { waitUntil: 'networkidle' });
  // The app comes after the page, which may be a while after the network has fallen silent.
  await (await app).finished();
  const vitals = await page.evaluate<{ lcp: number; cls: number }>(
    '({ lcp: window.__lcp, cls: window.__cls })',
  );
  const load = { scriptGzip: await scripts(), ...vitals };
  await context.close();
  return load;
}

/** First load of the buy-back page on a phone with a slow network and processor. */
export async function benchPageLoad(
  shopUrl: string,
  pages: readonly MeasuredPage[],
): Promise<Measurement[]> {
  const browser = await launchBrowser();
  const measurements: Measurement[] = [];
  for (const { name, path, mostScript } of pages) {
    console.log(`… ${name}`);
    const loads: PageLoad[] = [];
    for (let run = 0; run < runs; run += 1) loads.push(await measureOnce(browser, shopUrl + path));
    const middle = (key: keyof PageLoad) => median(loads.map((load) => load[key]));
    measurements.push(
      {
        what: `${name}: JavaScript of the first load, gzip`,
        measured: middle('scriptGzip') / 1000,
        unit: 'kB',
        bound: mostScript,
        better: 'less',
      },
      {
        what: `${name}: Largest Contentful Paint, fast 3G, 4× CPU`,
        measured: middle('lcp'),
        unit: 'ms',
        bound: 1200,
        better: 'less',
      },
      {
        what: `${name}: layout shift`,
        measured: middle('cls'),
        unit: '',
        bound: 0.02,
        better: 'less',
      },
    );
  }
  await browser.close();
  return measurements;
}
