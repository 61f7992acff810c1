import { averageText } from '#core/reviews/summarise-ratings.ts';
import { useText } from '../../i18n/text.ts';

const star = 'M12 2.5l2.9 6.2 6.8.8-5 4.7 1.3 6.7-6-3.4-6 3.4 1.3-6.7-5-4.7 6.8-.8z';

/** Stars out of five, filled to a tenth; said in words to those who do not see them. */
export function Stars({ tenths, size = 20 }: { readonly tenths: number; readonly size?: number }) {
  const t = useText('reviews');
  const width = (tenths / 50) * 120;
  const row = [0, 24, 48, 72, 96].map((x) => (
    <path key={x} d={star} transform={`translate(${String(x)} 0)`} />
  ));
  return (
    <span className="stars">
      <svg aria-hidden="true" width={size * 5} height={size} viewBox="0 0 120 24">
        <g className="stars-empty">{row}</g>
        {/* A nested drawing cuts off what is beyond its own width. */}
        <svg width={width} height="24" overflow="hidden">
          <g className="stars-full">{row}</g>
        </svg>
      </svg>
      <span className="visually-hidden">{t('stars', { average: averageText(tenths) })}</span>
    </span>
  );
}
