import { useRef } from 'react';
import type { DeviceConditions } from '#core/buyback/appraisal.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { focusQuestion } from './focus-question.ts';
import type { Offer } from './offer.ts';
import { usePriceSheet } from './use-price-sheet.ts';

interface OfferBarProps {
  readonly offer: Offer;
  readonly conditions: DeviceConditions;
}

const showOffer = () => document.getElementById('offer')?.scrollIntoView({ block: 'center' });

/** On phones the price stays at hand while the questions scroll; a tap on it says why. */
export function OfferBar({ offer, conditions }: OfferBarProps) {
  const t = useText('questionnaire');
  const { price, explanation, lockedCode, missing } = offer;
  const opener = useRef<HTMLButtonElement>(null);
  const { Sheet, loading, open, close } = usePriceSheet(showOffer);
  const explained = price !== null && explanation !== null && lockedCode === null;
  const next = missing[0];
  return (
    <div className="offer-bar">
      {explained ? (
        <button
          ref={opener}
          type="button"
          className="offer-bar-price"
          aria-haspopup="dialog"
          aria-busy={loading}
          onClick={open}
        >
          <BarPrice offer={offer} />
          <span className="visually-hidden">{t('whyTitle')}</span>
          <Icon name="up" size={20} />
        </button>
      ) : (
        <p className="offer-bar-price">
          <BarPrice offer={offer} />
        </p>
      )}
      <Button onClick={() => (next === undefined ? showOffer() : focusQuestion(next))}>
        {t(next === undefined ? 'toOffer' : 'nextQuestion')}
      </Button>
      {Sheet !== null && explained && (
        <Sheet
          price={price}
          explanation={explanation}
          conditions={conditions}
          onClose={close}
          opener={opener}
        />
      )}
    </div>
  );
}

function BarPrice({
  offer: { price, range, missing, total, recycled },
}: {
  readonly offer: Offer;
}) {
  const t = useText('questionnaire');
  const money = useMoney();
  const bounds = range && t('rangeFromTo', { min: money(range.min), max: money(range.max) });
  return (
    <span>
      <span className={price === null ? 'price' : 'price price-medium'}>
        {recycled ? t('recycledTitle') : price === null ? bounds : money(price)}
      </span>
      <span className="small soft">
        {t('progress', { answered: total - missing.length, total })}
      </span>
    </span>
  );
}
