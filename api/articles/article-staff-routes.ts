import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import {
  articleKeys,
  columnsOf,
  lockArticle,
  showsInList,
  toStored,
  type ArticleRow,
} from './article-rows.ts';

/** What staff do with articles. */
export function articleStaffRoutes({ knex, replyCache }: Dependencies): BoundRoute[] {
  const list = bind('admin-article-list', async ({ query }) => {
    const [counted] = await knex('articles').count<{ count: number }[]>('id');
    const rows = await knex<ArticleRow>('articles')
      .orderBy('changed_at', 'desc')
      .orderBy('id', 'desc')
      .offset(query.offset)
      .limit(query.limit);
    const results = rows.map((row) => {
      const { id, slug, title, publishedAt, changedAt, version } = toStored(row);
      return { id, slug, title, publishedAt, changedAt, version };
    });
    return { count: counted?.count ?? 0, results };
  });

  const one = bind('admin-article', async ({ params: { id } }) => {
    const row = await knex<ArticleRow>('articles').where({ id }).first();
    if (!row) throw new Refusal(404, 'not_found');
    return toStored(row);
  });

  const add = bind('admin-article-add', ({ body }, { user, now }) =>
    knex.transaction(async (trx) => {
      const [row] = await trx('articles')
        .insert({ ...columnsOf(body), slug: body.slug, changed_at: now, changed_by: user?.id })
        .onConflict('slug')
        .ignore()
        .returning<ArticleRow[]>('*');
      if (!row) throw new FieldRefusal({ slug: ['already_used'] });
      const { list, texts } = articleKeys(row.slug);
      await replyCache.purge(trx, [list, texts]);
      return toStored(row);
    }),
  );

  const update = bind('admin-article-update', ({ params, body }, { user, now }) =>
    knex.transaction(async (trx) => {
      const { slug, version } = await lockArticle(trx, params.id, body);
      const [row] = await trx('articles')
        .where('id', params.id)
        .update({
          ...columnsOf(body),
          version: version + 1,
          changed_at: now,
          changed_by: user?.id,
        })
        .returning<ArticleRow[]>('*');
      if (!row) throw new Error('a locked article is not there');
      const keys = articleKeys(slug);
      const shown = [keys.one, keys.texts];
      await replyCache.purge(trx, showsInList(body) ? [...shown, keys.list] : shown);
      return toStored(row);
    }),
  );

  return [list, one, add, update];
}
