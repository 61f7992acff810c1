import type { Page } from '@playwright/test';

/** A machine that draws no frame for so long would scroll for hours. */
const mostMs = 240_000;

/**
 * Scrolls the only list of a page from its first to its last row, six views a frame, so that no
 * block of 100 rows is passed unseen. Answers how long one block was blank at most, and the whole.
 * A block is blank from the scroll that brings it into sight, since the browser moves the picture
 * before the page draws, until a frame is drawn with all its rows in sight, or without its place.
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
    const header = view?.querySelector('[role="columnheader"]');
    const height = view?.querySelector<HTMLElement>('[row-index]')?.offsetHeight;
    if (!view || !header || !height) throw new Error('nothing scrolls');
    const covered = header.getBoundingClientRect().bottom - view.getBoundingClientRect().top;
    const count = Math.floor((view.scrollHeight - covered) / height);
    const begun = performance.now();
    const blankSince = new Map<number, number>();
    let blankMs = 0;
    const look = () => {
      const missing = new Set<number>();
      const last = Math.ceil((view.scrollTop + view.clientHeight - covered) / height);
      for (let row = Math.floor(view.scrollTop / height); row < Math.min(last, count); row += 1)
        missing.add(row);
      const drawn = view.querySelectorAll('[row-index]:has([col-id]):not(:has(.grid-loading))');
      for (const row of drawn) missing.delete(Number(row.getAttribute('row-index')));
      return new Set([...missing].map((row) => Math.floor(row / 100)));
    };
    const frame = async () => {
      for (const block of look()) blankSince.set(block, blankSince.get(block) ?? performance.now());
      // What follows a frame finds what it has drawn.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const blank = look();
      const now = performance.now();
      for (const [block, since] of blankSince) {
        blankMs = Math.max(blankMs, now - since);
        if (!blank.has(block)) blankSince.delete(block);
      }
      if (now - begun > most)
        throw new Error(`only ${String(view.scrollTop)} px in ${String(most)} ms`);
    };
    while (view.scrollTop + view.clientHeight < view.scrollHeight - 1) {
      view.scrollTop += 6 * view.clientHeight;
      await frame();
    }
    while (look().size > 0) await frame();
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
