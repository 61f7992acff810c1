import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Blocks } from '#core/contract/blocks.ts';
import type { adminArticle, updateArticle } from '#core/contract/content.ts';
import { bilingualColumns, lockedVersion } from '../platform/resources/locked-version.ts';
import type { Rows } from '../platform/database/rows.ts';

export type ArticleRow = Pick<
  Rows['articles'],
  | 'id'
  | 'slug'
  | 'title_cs'
  | 'title_ro'
  | 'perex_cs'
  | 'perex_ro'
  | 'published_at'
  | 'changed_at'
  | 'version'
> & {
  readonly body_cs: Blocks;
  readonly body_ro: Blocks;
};

type StoredArticle = z.output<(typeof adminArticle)['reply']>;
type ArticleChange = z.output<(typeof updateArticle)['body']>;

/** What was made of all that articles say. */
export const articleTextsKey = 'article-texts';

/** What was made of a list of articles, of one, and of the texts of all. */
export const articleKeys = (slug: string) => ({
  list: 'articles',
  one: `article:${slug}`,
  texts: articleTextsKey,
});

/** Columns of the texts that are given; those that are not stay as they are. */
export const columnsOf = ({ title, perex, body, publishedAt }: Omit<ArticleChange, 'version'>) => ({
  ...(title && { title_cs: title.cs, title_ro: title.ro }),
  ...(perex && { perex_cs: perex.cs, perex_ro: perex.ro }),
  ...(body && { body_cs: JSON.stringify(body.cs), body_ro: JSON.stringify(body.ro) }),
  ...(publishedAt !== undefined && { published_at: publishedAt }),
});

/** Whether a change shows in the list and not in the article alone. */
export const showsInList = ({ title, perex, publishedAt }: ArticleChange): boolean =>
  title !== undefined || perex !== undefined || publishedAt !== undefined;

export const toStored = (row: ArticleRow): StoredArticle => ({
  id: row.id,
  slug: row.slug,
  version: row.version,
  title: { cs: row.title_cs, ro: row.title_ro },
  perex: { cs: row.perex_cs, ro: row.perex_ro },
  body: { cs: row.body_cs, ro: row.body_ro },
  publishedAt: row.published_at?.toISOString() ?? null,
  changedAt: row.changed_at.toISOString(),
});

/** Locks an article for a change of the version that its writer saw. */
export const lockArticle = (
  trx: Knex,
  id: number,
  { version, ...changes }: ArticleChange,
): Promise<ArticleRow> => {
  const stored = () => trx('articles').where({ id }).select<ArticleRow[]>('*');
  return lockedVersion(
    stored().forUpdate(),
    version,
    async () => (await stored()).map(toStored)[0],
    { trx, table: 'articles', changes, columns: bilingualColumns('title', 'perex', 'body') },
  );
};
