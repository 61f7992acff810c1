import type { Page } from '@playwright/test';

/** A machine that draws no frame for so long would scroll for hours. */
const mostMs = 240_000;

/**
 * Scrolls the only list of a page from its first to its last row, six views a frame, so that no
 * block of 100 rows is passed unseen. Answers how long one block was blank at most, and the whole.
 */
export async function scrollThrough(page: Page): Promise<{ blankMs: number; ms: number }> {
  // The loader names functions by this, which the page does not have.
  await page.evaluate('globalThis.__name = (named) => named');
  return page.evaluate(async (most) => {
    const view = [...document.querySelectorAll<HTMLElement>('.grid-rows *')].find(
      (one) =>
        one.scrollHeight > one.clientHeight + 100_000 &&
        /auto|scroll/.test(getComputedStyle(one).overflowY),
    );
    if (!view) throw new Error('nothing scrolls');
    const begun = performance.now();
    const blankSince = new Map<number, number>();
    let blankMs = 0;
    const look = () => {
      const now = performance.now();
      const { top, bottom } = view.getBoundingClientRect();
      const blank = new Set(
        [...view.querySelectorAll('[row-index]:has(.grid-loading)')]
          .filter((row) => {
            const box = row.getBoundingClientRect();
            return box.bottom > top && box.top < bottom;
          })
          .map((row) => Math.floor(Number(row.getAttribute('row-index')) / 100)),
      );
      for (const block of [...blankSince.keys()]) if (!blank.has(block)) blankSince.delete(block);
      for (const block of blank) blankSince.set(block, blankSince.get(block) ?? now);
      for (const since of blankSince.values()) blankMs = Math.max(blankMs, now - since);
      if (now - begun > most)
        throw new Error(`only ${String(view.scrollTop)} px in ${String(most)} ms`);
      return blank.size;
    };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (view.scrollTop + view.clientHeight < view.scrollHeight - 1) {
      view.scrollTop += 6 * view.clientHeight;
      await frame();
      look();
    }
    while (look() > 0) await frame();
    return { blankMs, ms: performance.now() - begun };
  }, mostMs);
}

/** What the page's scripts hold once rubbish is gone. */
export async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}
