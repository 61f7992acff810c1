import { launchBrowser } from './bench-browser.ts';
import { median } from './median.ts';
import type { Measurement } from './report.ts';

const cpuSlowdown = 4;
const runs = 3;
const clicks = 3;

// Runs in the page, before any of its scripts: the longest time from an input to what it shows.
const observe = `
  window.__slowest = 0;
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) if (e.interactionId) window.__slowest = Math.max(window.__slowest, e.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** Interaction to Next Paint of choosing filters of a category, on a slow processor. */
export async function benchFilterClick(shopUrl: string, path: string): Promise<Measurement> {
  const browser = await launchBrowser();
  const slowest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
    await page.addInitScript(observe);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(shopUrl + path, { waitUntil: 'networkidle' });
    // Before the first touch a press loads another document, whose entries would replace these.
    await page.locator('h1').hover();
    await page.locator('.listing-facets.is-live').waitFor();
    for (let click = 0; click < clicks; click += 1) {
      await page.locator('.listing-facets a.facet-value:not(.is-chosen)').first().click();
      await page.locator('.listing-facets a.is-chosen').nth(click).waitFor();
      // The mark is there at once; the list follows.
      await page.locator('.listing-main[aria-busy="false"]').waitFor();
      await page.waitForLoadState('networkidle');
    }
    // Entries arrive with the frame after the one that they measure.
    slowest.push(
      await page.evaluate<number>(
        'new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(window.__slowest))))',
      ),
    );
    await page.close();
  }
  await browser.close();
  return {
    what: `category page: Interaction to Next Paint of ${String(clicks)} filter clicks, 4× CPU`,
    measured: median(slowest),
    unit: 'ms',
    bound: 100,
    better: 'less',
  };
}
