/** When a composed page is shown. */
export interface Span {
  /** From when; null for a draft. */
  readonly shownFrom: Date | null;
  /** Until when; null for always. */
  readonly shownUntil: Date | null;
}

const isShown = ({ shownFrom, shownUntil }: Span, now: Date): boolean =>
  shownFrom !== null && shownFrom <= now && (shownUntil === null || shownUntil > now);

/**
 * Which of the pages of one address is shown: the one that began last and has not ended, of equal ones the later in the
 * list; null where none is. So a page of a campaign takes the place of the usual one and gives it back by itself
 * (own rule).
 */
export function shownPage<P extends Span>(pages: readonly P[], now: Date): P | null {
  let found: P | null = null;
  for (const page of pages) {
    if (!isShown(page, now)) continue;
    if (found?.shownFrom && page.shownFrom && page.shownFrom < found.shownFrom) continue;
    found = page;
  }
  return found;
}

/** The next moment at which another page may be shown; null where nothing is planned. */
export function nextPageChange(pages: readonly Span[], now: Date): Date | null {
  const moments = pages
    .filter(({ shownFrom }) => shownFrom !== null)
    .flatMap(({ shownFrom, shownUntil }) => [shownFrom, shownUntil])
    .filter((moment) => moment !== null && moment > now);
  return moments.reduce(
    (first, moment) => (first === null || (moment && moment < first) ? moment : first),
    null,
  );
}
