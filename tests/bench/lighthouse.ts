import lighthouse from 'lighthouse';
import { freePort } from '../support/free-port.ts';
import { launchBrowser } from './bench-browser.ts';
import { measuredPaths, withShop } from './bench-shop.ts';
import type { Measurement } from './report.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const leastScore = 95;

interface Scores {
  readonly score: (category: (typeof categories)[number]) => number;
  /** Audits that cost a page its points, worst first. */
  readonly lost: readonly string[];
}

/** One run with Lighthouse's own defaults: a phone on a slow network, simulated. */
async function audit(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`);
  const { audits, categories: found, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const counted = Object.values(found).flatMap(({ auditRefs }) => auditRefs);
  const lost = counted
    .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
  return { score: (category) => (found[category]?.score ?? 0) * 100, lost };
}

/** Lighthouse's four scores of the pages that a visitor meets first. */
export const benchLighthouse = (): Promise<Measurement[]> =>
  withShop(async (url) => {
    const port = await freePort();
    const browser = await launchBrowser(`--remote-debugging-port=${String(port)}`);
    const measurements: Measurement[] = [];
    try {
      for (const [name, path] of Object.entries(await measuredPaths(url))) {
        // The first visitor of a page waits for it to be rendered; the score is of what all others get.
        await (await fetch(url + path)).text();
        const { score, lost } = await audit(url + path, port);
        if (lost.length > 0) console.log(`${name}: ${lost.join(', ')}`);
        for (const category of categories) {
          measurements.push({
            what: `Lighthouse ${category}, ${name} page`,
            measured: score(category),
            unit: '',
            bound: leastScore,
            better: 'more',
          });
        }
      }
      return measurements;
    } finally {
      await browser.close();
    }
  });
