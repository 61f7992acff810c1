import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import type { ReviewFormProps } from '../../lib/review-summary.ts';
import { useShop } from '../../lib/shop.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RatingOverview } from './rating-overview.tsx';
import { ReviewCard } from './review-card.tsx';
import { pagesOf, reviewsQuery, searchOf, sorts, wishOf, type ListWish } from './reviews-query.ts';
import { WriteReview } from './write-review.tsx';
import './reviews.css';

interface ReviewsScreenProps {
  /** Arrives when somebody wants to write. */
  readonly ReviewForm: ComponentType<ReviewFormProps>;
}

/** All approved reviews of a product, and the way to write one. */
export function ReviewsScreen({ ReviewForm }: ReviewsScreenProps) {
  const t = useText('reviews');
  const { client, market } = useShop();
  const seoName = useParams()['code'] ?? '';
  const [search] = useSearchParams();
  const wish = wishOf(search);
  const { data, isError, refetch } = useQuery(reviewsQuery(client, seoName, wish));
  const paths = shopPaths(market);
  if (data === undefined) {
    return isError ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton />;
  }
  if (data === null) return <MissingProduct />;
  const { product, count, results } = data;
  return (
    <section className="stack-wide">
      <PageHead
        title={t('title', { product })}
        description={t('description', { product })}
        canonical={paths.reviews(seoName)}
        robots={searchOf(wish) === '' ? undefined : 'noindex'}
        query={['page', 'sort']}
      />
      <Breadcrumbs crumbs={[{ label: product, to: paths.product(seoName) }, { label: t('all') }]} />
      <h1>{t('heading', { product })}</h1>
      <RatingOverview summary={data} />
      <WriteReview seoName={seoName} ReviewForm={ReviewForm} />
      {count > 1 && <Sorting wish={wish} />}
      <ul className="stack-wide measure">
        {results.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <Paging wish={wish} pages={pagesOf(count)} />
    </section>
  );
}

function Sorting({ wish }: { readonly wish: ListWish }) {
  const t = useText('reviews');
  return (
    <nav aria-label={t('sorting')}>
      <ul className="cluster">
        {sorts.map((sort) => (
          <li key={sort}>
            <Link
              to={{ search: searchOf({ page: 1, sort }) }}
              aria-current={sort === wish.sort ? 'true' : undefined}
            >
              {t(`sort${sort}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Paging({ wish, pages }: { readonly wish: ListWish; readonly pages: number }) {
  const t = useText('reviews');
  const { page } = wish;
  if (pages === 1) return null;
  return (
    <nav className="cluster" aria-label={t('pages')}>
      {page > 1 && (
        <Link to={{ search: searchOf({ ...wish, page: page - 1 }) }}>{t('previous')}</Link>
      )}
      <span className="soft numbers">{t('pageOf', { page, pages })}</span>
      {page < pages && (
        <Link to={{ search: searchOf({ ...wish, page: page + 1 }) }}>{t('next')}</Link>
      )}
    </nav>
  );
}

function MissingProduct() {
  const t = useText('reviews');
  return (
    <section className="stack">
      <PageHead title={t('missingTitle')} description={t('missingText')} />
      <h1>{t('missingTitle')}</h1>
      <p>{t('missingText')}</p>
    </section>
  );
}
