import { useText } from '../../i18n/text.ts';
import { availabilityTone, useAvailabilityText } from '../../lib/availability-text.ts';
import { useDeliveryPromise } from '../../lib/delivery-promise.ts';
import { useDuration } from '../../lib/duration.ts';
import { useMoment } from '../../lib/moment.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { ReductionNote } from '../../ui/reduction-note.tsx';
import type { Offer, Product } from './product-query.ts';

interface PricePanelProps {
  readonly offer: Offer;
  /** When what lies in the warehouse is brought. */
  readonly promise: Product['promise'];
  /** Stores that have the piece. */
  readonly cities: readonly string[];
  /** The server's time; null while it is not known. */
  readonly now: Date | null;
}

/** The price with everything that is claimed about it, and how soon the piece can be had. */
export function PricePanel({ offer, promise, cities, now }: PricePanelProps) {
  const t = useText('product');
  const say = useAvailabilityText();
  const { availability, reduction } = offer;
  const percent = reduction?.percent ?? null;
  const promised = usePromise(offer, promise, now);
  return (
    <div className="detail-price">
      <p className="detail-price-row">
        <Price amount={offer.price} size="hero" />
        {percent !== null && (
          <span className="detail-percent">
            <span aria-hidden="true">{`−${String(percent)}\u00a0%`}</span>
            <span className="visually-hidden">{t('reduced', { percent })}</span>
          </span>
        )}
        <span className="small soft">{t('priceWithVat')}</span>
      </p>
      <ReductionNote reduction={offer.reduction} />
      {offer.limited !== null && now !== null && <LimitedPrice limited={offer.limited} now={now} />}
      <p className={`detail-availability stock-${availabilityTone(availability)}`}>
        {availability.code === 'at_stores'
          ? t('onlyAtStores', { count: availability.count })
          : say(availability)}
      </p>
      {promised !== null && <p className="small">{promised}</p>}
      {cities.length > 0 && (
        <p className="detail-pickup">{t('atTheseStores', { names: cities.join(', ') })}</p>
      )}
    </div>
  );
}

/** Only what lies in the warehouse is promised for a day, and only until the moment by which it is to be ordered. */
function usePromise({ availability }: Offer, promise: Product['promise'], now: Date | null) {
  const say = useDeliveryPromise();
  if (availability.code !== 'in_stock' && availability.code !== 'last_pieces') return null;
  if (now === null || promise === null || promise.orderBy === null) return null;
  const { from, to, orderBy } = promise;
  return say({ from, to, orderBy }, now);
}

interface LimitedPriceProps {
  readonly limited: NonNullable<Offer['limited']>;
  readonly now: Date;
}

/** Until when the price holds, said calmly and by the server's clock. */
function LimitedPrice({ limited, now }: LimitedPriceProps) {
  const t = useText('product');
  const money = useMoney();
  const moment = useMoment();
  const duration = useDuration();
  const until = new Date(limited.until);
  const leftMs = until.getTime() - now.getTime();
  if (leftMs <= 0) return null;
  return (
    <div className="detail-limited">
      <Icon name="clock" size={20} />
      <p className="small">
        <strong>{t('limitedUntil', moment(until))}</strong>{' '}
        {t('limitedLeft', { left: duration(leftMs) })}{' '}
        {t('usualPrice', { price: money(limited.usualPrice) })}.{' '}
        {limited.piecesLeft !== null && t('limitedPieces', { count: limited.piecesLeft })}
      </p>
    </div>
  );
}
