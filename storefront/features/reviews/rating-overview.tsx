import { averageText } from '#core/reviews/summarise-ratings.ts';
import { useText } from '../../i18n/text.ts';
import type { Reviews } from './reviews-query.ts';
import { Stars } from './stars.tsx';

type Summary = Pick<Reviews, 'count' | 'averageTenths' | 'histogram'>;

/** Average, count and how many gave how much. */
export function RatingOverview({ summary }: { readonly summary: Summary }) {
  const t = useText('reviews');
  const { count, averageTenths, histogram } = summary;
  if (averageTenths === null) return <p>{t('none')}</p>;
  return (
    <div className="rating-overview">
      <div>
        <p className="rating-average numbers" aria-hidden="true">
          {averageText(averageTenths)}
        </p>
        <Stars tenths={averageTenths} />
        <p className="soft small">{t('count', { count })}</p>
      </div>
      <table className="rating-histogram numbers">
        <caption className="visually-hidden">{t('histogram')}</caption>
        <tbody>
          {[5, 4, 3, 2, 1].map((stars) => {
            const reviews = histogram[stars - 1] ?? 0;
            return (
              <tr key={stars}>
                <th scope="row">{t('starCount', { count: stars })}</th>
                <td aria-hidden="true">
                  <svg width="120" height="8" viewBox="0 0 120 8">
                    <rect className="rating-track" width="120" height="8" rx="4" />
                    <rect
                      className="rating-bar"
                      width={(reviews / count) * 120}
                      height="8"
                      rx="4"
                    />
                  </svg>
                </td>
                <td>{reviews}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
