import { readingMinutes } from '#core/content/block.ts';
import type { Blocks } from '#core/contract/blocks.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { articleKeys } from './article-rows.ts';
import { nextPublication, publishedArticles } from './published-articles.ts';
import { articleStaffRoutes } from './article-staff-routes.ts';
import type { Rows } from '../platform/database/rows.ts';

type CardRow = Pick<Rows['articles'], 'slug'> & {
  readonly title: string;
  readonly perex: string;
  readonly published_at: Date;
};

const cardColumns = (language: Language) => [
  'slug',
  `title_${language} as title`,
  `perex_${language} as perex`,
  'published_at',
];

const toCard = ({ slug, title, perex, published_at }: CardRow) => ({
  slug,
  title,
  perex,
  publishedAt: published_at.toISOString(),
});

/** Articles as visitors read and staff write them. */
export function articleRoutes(deps: Dependencies): BoundRoute[] {
  const published = (now: Date) => publishedArticles(deps, now);

  const list = bind('article-list', async ({ query }, { language, now, tag, changesAt }) => {
    tag('articles');
    // An article that waits for its moment is in no list kept from before it.
    const next = await nextPublication(deps, now);
    if (next) changesAt(next);
    const [counted] = await published(now).count<{ count: number }[]>('id');
    const rows: CardRow[] = await published(now)
      .orderBy([
        { column: 'published_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .offset(query.offset)
      .limit(query.limit)
      .select(cardColumns(language));
    return { count: counted?.count ?? 0, results: rows.map(toCard) };
  });

  const one = bind('article', async ({ params: { slug } }, { language, now, tag }) => {
    const row: (CardRow & { readonly body: Blocks }) | undefined = await published(now)
      .where({ slug })
      .first(...cardColumns(language), `body_${language} as body`);
    if (!row) throw new Refusal(404, 'not_found');
    tag(articleKeys(slug).one);
    return { ...toCard(row), blocks: row.body, readingMinutes: readingMinutes(row.body) };
  });

  return [list, one, ...articleStaffRoutes(deps)];
}
