import { nextPageChange } from '#core/content/shown-page.ts';
import type { Language } from '#core/market/market.ts';
import { findPages, readForPages, type PageReach } from '#core/search/find-pages.ts';
import { highlight } from '#core/search/highlight.ts';
import type { SearchQuery } from '#core/search/parse-query.ts';
import { groupBy } from '#core/shared/group-by.ts';
import { articleTextsKey } from '../articles/article-rows.ts';
import { nextPublication } from '../articles/published-articles.ts';
import { allPlannedPages, pagesKey, shownRow, withSpans } from '../landing-pages/page-rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { readSiteRows, sitePages, type SitePage } from './site-pages.ts';

/** What a change of any page drops. */
const pagesKeys = [articleTextsKey, 'faq', 'stores', pagesKey];

/** Pages of a moment. */
export interface KeptPages {
  readonly pages: Readonly<Record<Language, readonly SitePage[]>>;
  /** When another page begins or ends to be shown; null where nothing is planned. */
  readonly until: Date | null;
}

async function readPages(deps: Dependencies, now: Date): Promise<KeptPages> {
  const [rows, planned, next] = await Promise.all([
    readSiteRows(deps, now),
    allPlannedPages(deps.reads),
    nextPublication(deps, now),
  ]);
  const ofAddress = groupBy(planned, ({ slug }) => slug);
  const promotions = [...ofAddress.values()].flatMap((pages) => shownRow(pages, now) ?? []);
  const moments = [next, nextPageChange(withSpans(planned), now)].filter((at) => at !== null);
  return {
    pages: sitePages({ ...rows, promotions }, deps.market),
    until: moments.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
  };
}

/** The pages as they are now, read again once one of them was written (`pagesStamp`), begins or ends. */
export function rememberPages(
  deps: Dependencies,
): (stamp: string, now: Date) => Promise<KeptPages> {
  let last: { readonly of: string; readonly kept: Promise<KeptPages> } | null = null;
  return async (stamp, now) => {
    if (last?.of === stamp) {
      const kept = await last.kept;
      if (kept.until === null || now < kept.until) return kept;
    }
    const kept = readPages(deps, now);
    last = { of: stamp, kept };
    kept.catch(() => (last = null));
    return kept;
  };
}

const longestText = 200;

/** The beginning of a text, cut between words. */
function beginning(text: string): string {
  if (text.length <= longestText) return text;
  const cut = text.slice(0, longestText);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/** Pages that answer a query as the wire has them, before its casing; the answer lasts as long as they do. */
export function foundPages(
  { pages, until }: KeptPages,
  asked: SearchQuery,
  { reach, most }: { readonly reach: PageReach; readonly most: number },
  { language, tag, changesAt }: Pick<RequestContext, 'language' | 'tag' | 'changesAt'>,
) {
  tag(...pagesKeys);
  if (until) changesAt(until);
  const query = readForPages(asked);
  return findPages(query, pages[language], reach)
    .slice(0, most)
    .map(({ kind, title, text, path }) => ({
      kind,
      title: highlight(title, query),
      text: beginning(text),
      path,
    }));
}
