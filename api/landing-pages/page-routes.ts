import { nextPageChange } from '#core/content/shown-page.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { pageKey, plannedPages, shownRow, toShown, withSpans, type PageRow } from './page-rows.ts';
import { previewedPageId } from './preview-link.ts';

/** Composed pages as visitors read them. */
export function pageRoutes({ reads, knex, cipher }: Dependencies): BoundRoute[] {
  /** What is kept of an answer ends when another page takes the place. */
  const shownNow = async (
    slug: string,
    { now, tag, changesAt }: RequestContext,
  ): Promise<PageRow | null> => {
    const rows = await plannedPages(reads, slug);
    tag(pageKey(slug));
    const next = nextPageChange(withSpans(rows), now);
    if (next) changesAt(next);
    return shownRow(rows, now);
  };

  return [
    bind('home-page', async (_, context) => {
      const row = await shownNow('', context);
      return { page: row && toShown(row, context.language) };
    }),

    bind('landing-page', async ({ params: { slug } }, context) => {
      const row = await shownNow(slug, context);
      if (!row) throw new Refusal(404, 'not_found');
      return toShown(row, context.language);
    }),

    bind('landing-page-preview', async ({ params: { code } }, { language, now }) => {
      const id = previewedPageId(cipher, code, now);
      const row =
        id === null ? undefined : await knex<PageRow>('landing_pages').where({ id }).first();
      if (!row) throw new Refusal(404, 'not_found');
      return toShown(row, language);
    }),
  ];
}
