import { markets } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import type { Review } from './reviews-query.ts';
import { Stars } from './stars.tsx';

/** One approved review. */
export function ReviewCard({ review }: { readonly review: Review }) {
  const t = useText('reviews');
  const { market } = useShop();
  const { rating, pros, cons, reviewText, signature, writtenAt, reply } = review;
  const day = dayInTimeZone(new Date(writtenAt), markets[market].timeZone);
  return (
    <article className="review">
      <Stars tenths={rating * 10} size={18} />
      <p>
        <strong>{signature ?? t('anonymous')}</strong>{' '}
        <time className="soft small numbers" dateTime={day}>
          {formatDate(day)}
        </time>
      </p>
      {reviewText !== '' && <p className="review-text">{reviewText}</p>}
      {(pros !== '' || cons !== '') && (
        <dl className="review-sides">
          {pros !== '' && (
            <div>
              <dt>{t('pros')}</dt>
              <dd className="review-text">{pros}</dd>
            </div>
          )}
          {cons !== '' && (
            <div>
              <dt>{t('cons')}</dt>
              <dd className="review-text">{cons}</dd>
            </div>
          )}
        </dl>
      )}
      {reply !== '' && (
        <div className="review-reply">
          <strong>{t('reply')}</strong>
          <p className="review-text">{reply}</p>
        </div>
      )}
    </article>
  );
}
