/** The light of the books: whether they balance, as far as that is known. */
export type BooksLight = 'balanced' | 'differ' | 'stale' | 'never';

/** They are checked every night: after a day and a half somebody should ask why they were not. */
const staleAfterMs = 36 * 3_600_000;

/** What stands differs until it is checked anew, however long ago that was. */
export function booksLight(
  { checkedAt, open }: { readonly checkedAt: Date | null; readonly open: number },
  now: Date,
): BooksLight {
  if (open > 0) return 'differ';
  if (checkedAt === null) return 'never';
  return now.getTime() - checkedAt.getTime() > staleAfterMs ? 'stale' : 'balanced';
}

/** How long a check that somebody asked for is waited for; whoever asks again after that is heard anew. */
const askedForMs = 10 * 60_000;

/** Whether a check that was asked for is still to come. */
export const isCheckAwaited = (
  { checkedAt, askedAt }: { readonly checkedAt: Date | null; readonly askedAt: Date | null },
  now: Date,
): boolean =>
  askedAt !== null &&
  (checkedAt === null || checkedAt < askedAt) &&
  now.getTime() - askedAt.getTime() < askedForMs;
