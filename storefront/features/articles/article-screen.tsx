import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { article } from '../../lib/json-ld-shop.ts';
import { useShop } from '../../lib/shop.tsx';
import { Blocks } from '../../ui/blocks.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { articleQuery } from './articles-query.ts';
import { ArticleDate } from './article-date.tsx';
import './articles.css';

/** One article. */
export function ArticleScreen() {
  const t = useText('articles');
  const shell = useText('shell');
  const { client, market } = useShop();
  const slug = useParams()['code'] ?? '';
  const { data, isError, refetch } = useQuery(articleQuery(client, slug));
  const paths = shopPaths(market);
  if (data === undefined) {
    return isError ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton />;
  }
  if (data === null) {
    return (
      <section className="stack">
        <PageHead title={t('missingTitle')} description={t('description')} />
        <h1>{t('missingTitle')}</h1>
        <p>{t('missingText')}</p>
        <p>
          <LinkButton to={paths.articles}>{t('all')}</LinkButton>
        </p>
      </section>
    );
  }
  return (
    <article className="stack-wide">
      <PageHead
        title={data.title}
        description={data.perex}
        canonical={paths.article(slug)}
        kind="article"
        jsonLd={[
          article({
            headline: data.title,
            description: data.perex,
            path: paths.article(slug),
            publishedAt: data.publishedAt,
            publisher: shell('shopName'),
          }),
        ]}
      />
      <Breadcrumbs crumbs={[{ label: t('heading'), to: paths.articles }, { label: data.title }]} />
      <header className="stack measure">
        <h1>{data.title}</h1>
        <p className="soft small">
          <ArticleDate at={data.publishedAt} /> · {t('readingTime', { count: data.readingMinutes })}
        </p>
        <p className="article-perex">{data.perex}</p>
      </header>
      <Blocks blocks={data.blocks} />
      <p>
        <LinkButton kind="secondary" to={paths.articles}>
          {t('all')}
        </LinkButton>
      </p>
    </article>
  );
}
