import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import type { ReviewSummaryProps } from '../../lib/review-summary.ts';
import { useShop } from '../../lib/shop.tsx';
import { RatingOverview } from './rating-overview.tsx';
import { ReviewCard } from './review-card.tsx';
import { reviewsQuery } from './reviews-query.ts';
import './reviews.css';

/** Reviews handed over with the product's page. */
const shown = 2;

/** Rating and the newest reviews on a product's page, with the way to all of them. */
export function ReviewSummary({ seoName }: ReviewSummaryProps) {
  const t = useText('reviews');
  const { client, market } = useShop();
  const { data } = useQuery(reviewsQuery(client, seoName, { page: 1, sort: '-decided_at' }));
  // Nothing else on the page depends on reviews, so one that failed leaves the page as it is.
  if (!data) return null;
  return (
    <section className="stack" aria-labelledby="reviews">
      <h2 id="reviews">{t('all')}</h2>
      <RatingOverview summary={data} />
      <ul className="stack">
        {data.results.slice(0, shown).map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <p>
        <Link to={shopPaths(market).reviews(seoName)}>
          {t(data.count === 0 ? 'writeFirst' : 'showAll')}
        </Link>
      </p>
    </section>
  );
}
