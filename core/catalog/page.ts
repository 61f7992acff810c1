/** One page of a list, as a database is asked for it. */
export interface Page {
  /** 1 to `pages`. */
  readonly page: number;
  /** At least 1: an empty list has one empty page. */
  readonly pages: number;
  readonly offset: number;
  readonly limit: number;
}

/**
 * The page to show of `count` items. A page behind the last one, as in an old link after products
 * were sold, becomes the last one.
 */
export function pageOf(count: number, pageSize: number, wanted: number): Page {
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const page = Math.min(Math.max(1, wanted), pages);
  return { page, pages, offset: (page - 1) * pageSize, limit: pageSize };
}
