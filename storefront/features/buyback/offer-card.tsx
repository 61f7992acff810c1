import type { DeviceConditions } from '#core/buyback/appraisal.ts';
import type { BonusDevice } from '#core/buyback/bonus.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { BonusNote } from './bonus-note.tsx';
import type { Offer } from './offer.ts';
import { MovingPrice } from './moving-price.tsx';
import { NotBuyable } from './not-buyable.tsx';
import { OfferActions, type OfferTarget } from './offer-actions.tsx';
import { PriceExplanation } from './price-explanation.tsx';

interface OfferCardProps {
  readonly offer: Offer;
  readonly device: BonusDevice;
  readonly conditions: DeviceConditions;
  /** Absent while a form is open: it has its own buttons. */
  readonly onChoose?: ((target: OfferTarget) => void) | undefined;
  readonly missed: string | null;
  readonly onIntent: () => void;
}

/** What we would pay, why, and what to do with it. */
export function OfferCard(props: OfferCardProps) {
  const { offer, device, conditions, onChoose, missed, onIntent } = props;
  const t = useText('questionnaire');
  const isGraded = offer.refusal === null || offer.refusal === 'no_graded_answer';
  const buyable = isGraded && !offer.recycled;
  return (
    // On a low screen the card scrolls by itself, with the keyboard too.
    <aside className="offer card" aria-labelledby="offer" tabIndex={0}>
      <OfferPrice offer={offer} buyable={buyable} />
      {!buyable && <NotBuyable offer={offer} conditions={conditions} />}
      {buyable && <BonusNote device={device} price={offer.price} />}
      {buyable && onChoose !== undefined && (
        <OfferActions
          onChoose={onChoose}
          onIntent={onIntent}
          missed={missed === null ? null : (conditions[missed]?.name ?? null)}
        />
      )}
      {offer.lockedCode !== null && <p className="small soft">{t('lockedPrice')}</p>}
      {offer.explanation !== null && offer.lockedCode === null && (
        <div className="offer-why">
          <h3>{t('whyTitle')}</h3>
          <PriceExplanation explanation={offer.explanation} conditions={conditions} />
        </div>
      )}
    </aside>
  );
}

function OfferPrice({ offer, buyable }: { readonly offer: Offer; readonly buyable: boolean }) {
  const t = useText('questionnaire');
  const money = useMoney();
  const { price, range, missing } = offer;
  const complete = missing.length === 0;
  const bounds = range && { min: money(range.min), max: money(range.max) };
  const spoken = price === null || !buyable ? '' : t('livePrice', { price: money(price) });
  const title = price === null ? 'offerRange' : complete ? 'offerTitle' : 'offerSoFar';
  return (
    <div className="offer-price">
      <h2 id="offer">{t(title)}</h2>
      {buyable && price !== null && (
        <p className="price price-hero">
          <MovingPrice amount={price} />
        </p>
      )}
      {buyable && price === null && bounds && (
        <p className="price price-range">{t('rangeFromTo', bounds)}</p>
      )}
      {buyable && price !== null && !complete && bounds && bounds.min !== bounds.max && (
        <p className="small soft">{t('rangeNote', bounds)}</p>
      )}
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
    </div>
  );
}
