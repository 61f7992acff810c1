import { readBlocks, writeBlocks } from '#core/content/written-blocks.ts';
import { markets, type Language, type MarketCode } from '#core/market/market.ts';
import { client } from '../../lib/client.ts';
import { typedMoment } from '../../lib/typed-moment.ts';
import type { Article } from './articles.ts';

type Typed = Record<Language, string>;

/** An article as it stands in the fields. */
export interface TypedArticle {
  title: Typed;
  perex: Typed;
  body: Typed;
  slug: string;
  /** A moment as people write it; empty for a draft. */
  publishedAt: string;
}

const nothing: Typed = { cs: '', ro: '' };

/** What the fields begin with. */
export const typedArticle = (
  article: Article | null,
  moment: (iso: string) => string,
): TypedArticle => ({
  title: article?.title ?? nothing,
  perex: article?.perex ?? nothing,
  body: article ? { cs: writeBlocks(article.body.cs), ro: writeBlocks(article.body.ro) } : nothing,
  slug: article?.slug ?? '',
  publishedAt: article?.publishedAt ? moment(article.publishedAt) : '',
});

interface Place {
  readonly market: MarketCode;
  readonly moment: (iso: string) => string;
}

/** Writes a new article, or sends what differs of a stored one, so that another's change of another text stays. */
export function saveArticle(
  article: Article | null,
  typed: TypedArticle,
  { market, moment }: Place,
): Promise<Article> {
  const { title, perex, slug, publishedAt } = typed;
  const written = {
    title,
    perex,
    body: { cs: readBlocks(typed.body.cs), ro: readBlocks(typed.body.ro) },
    publishedAt:
      publishedAt.trim() === '' ? null : typedMoment(publishedAt, markets[market].timeZone),
  };
  if (!article) return client.post('admin-article-add', { body: { ...written, slug } });
  const before = typedArticle(article, moment);
  const differs = (name: keyof typeof written) =>
    JSON.stringify(typed[name]) !== JSON.stringify(before[name]);
  return client.patch('admin-article-update', {
    params: { id: article.id },
    body: {
      ...(differs('title') && { title }),
      ...(differs('perex') && { perex }),
      ...(differs('body') && { body: written.body }),
      ...(differs('publishedAt') && { publishedAt: written.publishedAt }),
      version: article.version,
    },
  });
}
