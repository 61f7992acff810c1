import { offerState } from '#core/catalog/limited-offer.ts';
import { useText } from '../../i18n/text.ts';
import { useDuration } from '../../lib/duration.ts';
import { useMoment } from '../../lib/moment.ts';
import { useMoney } from '../../lib/shop.tsx';
import { ProductCard } from '../../ui/product-card.tsx';
import type { TimedOffer } from './limited-offers-query.ts';

interface OfferCardProps {
  readonly offer: TimedOffer;
  /** The server's time; null while it is not known. */
  readonly now: Date | null;
}

/** A product at the price of its offer, which ends by the server's clock even while it is looked at. */
export function OfferCard({ offer, now }: OfferCardProps) {
  const { product, price, usualPrice } = offer;
  const state = now && stateOf(offer, now);
  const isOver = state?.state === 'ended' || state?.state === 'sold_out';
  const card = {
    ...product,
    price: isOver ? usualPrice : price,
    isFrom: false,
    // The note says until when; what the reduction is called ends with the offer.
    limited: null,
    reduction: isOver && product.limited ? null : product.reduction,
  };
  return <ProductCard card={card} note={<OfferNote offer={offer} now={now} />} />;
}

const stateOf = ({ from, until, piecesLeft }: TimedOffer, now: Date) =>
  offerState(
    { from: new Date(from), until: new Date(until), pieces: piecesLeft, soldPieces: 0 },
    now,
  );

function OfferNote({ offer, now }: OfferCardProps) {
  const t = useText('limitedOffers');
  const money = useMoney();
  const moment = useMoment();
  const duration = useDuration();
  const state = now && stateOf(offer, now);
  if (state?.state === 'ended') return <p className="small">{t('ended')}</p>;
  if (state?.state === 'sold_out') return <p className="small">{t('soldOut')}</p>;
  const isUpcoming = state?.state === 'upcoming';
  const { piecesLeft, usualPrice, from, until } = offer;
  return (
    <div className="offer-note small">
      <p>{t('usualPrice', { price: money(usualPrice) })}</p>
      <p className="offer-until">
        {isUpcoming ? t('starts', moment(new Date(from))) : t('until', moment(new Date(until)))}
      </p>
      {state?.state === 'running' && (
        <p className="soft">
          {t('left', { left: duration(state.endsInMs) })}
          {piecesLeft !== null && ` · ${t('pieces', { count: piecesLeft })}`}
        </p>
      )}
    </div>
  );
}
