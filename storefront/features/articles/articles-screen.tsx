import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { articlesQuery, pageOf, pagesOf } from './articles-query.ts';
import { ArticleDate } from './article-date.tsx';
import './articles.css';

type Card = Reply<Endpoints['article-list']>['results'][number];

/** All articles, newest first, a page at a time. */
export function ArticlesScreen() {
  const t = useText('articles');
  const { client, market } = useShop();
  const [search] = useSearchParams();
  const page = pageOf(search);
  const { data, isError, refetch } = useQuery(articlesQuery(client, page));
  const path = shopPaths(market).articles;
  const pages = pagesOf(data?.count ?? 0);
  const addressOf = (wanted: number) => (wanted === 1 ? path : `${path}?page=${String(wanted)}`);
  return (
    <section className="stack-wide">
      <PageHead
        title={page === 1 ? t('title') : t('titlePage', { page })}
        description={t('description')}
        canonical={addressOf(page)}
        previous={page > 1 ? addressOf(page - 1) : undefined}
        next={page < pages ? addressOf(page + 1) : undefined}
        query={['page']}
      />
      <div className="stack">
        <h1>{t('heading')}</h1>
        <p className="measure">{t('lead')}</p>
      </div>
      {data === undefined && isError && <LoadFailed onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton />}
      {data?.results.length === 0 && (
        <p>{page === 1 ? t('empty') : <Link to={path}>{t('firstPage')}</Link>}</p>
      )}
      {data !== undefined && (
        <ul className="articles">
          {data.results.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav className="cluster" aria-label={t('pages')}>
          {page > 1 && <Link to={addressOf(page - 1)}>{t('newer')}</Link>}
          <span className="soft numbers">{t('pageOf', { page, pages })}</span>
          {page < pages && <Link to={addressOf(page + 1)}>{t('older')}</Link>}
        </nav>
      )}
    </section>
  );
}

function ArticleCard({ article }: { readonly article: Card }) {
  const { market } = useShop();
  const { slug, title, perex, publishedAt } = article;
  return (
    <Link className="card card-link article-card" to={shopPaths(market).article(slug)}>
      <h2>{title}</h2>
      <p>{perex}</p>
      <p className="soft small">
        <ArticleDate at={publishedAt} />
      </p>
    </Link>
  );
}
