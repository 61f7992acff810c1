import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { columnsOf, keysOf, lockPage, shownRow, toStored, type PageRow } from './page-rows.ts';
import { previewLink } from './preview-link.ts';

/** Refuses a page that would end before it begins. */
function refuseSpan(from: string | null, until: string | null): void {
  const isOrdered = until === null || (from !== null && new Date(until) > new Date(from));
  if (!isOrdered) throw new FieldRefusal({ shownUntil: ['invalid_value'] });
}

function readingRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const list = bind('admin-landing-page-list', async (_, { now }) => {
    const rows = await knex<PageRow>('landing_pages').orderBy(['slug', 'shown_from', 'id']);
    const results = rows.map((row) => {
      const { id, slug, url, title, shownFrom, shownUntil, changedAt, version } = toStored(
        row,
        deps,
      );
      const shown = shownRow(
        rows.filter((one) => one.slug === slug).toSorted((a, b) => a.id - b.id),
        now,
      );
      const blockTypes = row.blocks.map(({ type }) => type);
      const isShownNow = shown?.id === id;
      return {
        id,
        slug,
        url,
        title,
        shownFrom,
        shownUntil,
        changedAt,
        version,
        blockTypes,
        isShownNow,
      };
    });
    return { results };
  });

  const one = bind('admin-landing-page', async ({ params: { id } }) => {
    const row = await knex<PageRow>('landing_pages').where({ id }).first();
    if (!row) throw new Refusal(404, 'not_found');
    return toStored(row, deps);
  });

  const preview = bind('admin-landing-page-preview', async ({ params: { id } }, { now }) => {
    const row: unknown = await knex('landing_pages').where({ id }).first('id');
    if (row === undefined) throw new Refusal(404, 'not_found');
    return previewLink(deps, id, now);
  });

  return [list, one, preview];
}

function writingRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, replyCache } = deps;

  const add = bind('admin-landing-page-add', ({ body }, { user, now }) =>
    knex.transaction(async (trx) => {
      refuseSpan(body.shownFrom, body.shownUntil);
      const [row] = await trx('landing_pages')
        .insert({ ...columnsOf(body), slug: body.slug, changed_at: now, changed_by: user?.id })
        .returning<PageRow[]>('*');
      if (!row) throw new Error('an inserted page is not there');
      await replyCache.purge(trx, keysOf(row.slug));
      return toStored(row, deps);
    }),
  );

  const update = bind('admin-landing-page-update', ({ params, body }, { user, now }) =>
    knex.transaction(async (trx) => {
      const locked = await lockPage(trx, deps, params.id, body);
      const before = toStored(locked, deps);
      const { shownFrom = before.shownFrom, shownUntil = before.shownUntil } = body;
      refuseSpan(shownFrom, shownUntil);
      const [row] = await trx('landing_pages')
        .where('id', params.id)
        .update({
          ...columnsOf(body),
          version: locked.version + 1,
          changed_at: now,
          changed_by: user?.id,
        })
        .returning<PageRow[]>('*');
      if (!row) throw new Error('a locked page is not there');
      await replyCache.purge(trx, keysOf(row.slug));
      return toStored(row, deps);
    }),
  );

  const remove = bind('admin-landing-page-delete', ({ params, query }) =>
    knex.transaction(async (trx) => {
      const { id, slug } = await lockPage(trx, deps, params.id, query);
      await trx('landing_pages').where({ id }).delete();
      await replyCache.purge(trx, keysOf(slug));
      return undefined;
    }),
  );

  return [add, update, remove];
}

/** What staff do with composed pages. */
export const pageStaffRoutes = (deps: Dependencies): BoundRoute[] => [
  ...readingRoutes(deps),
  ...writingRoutes(deps),
];
