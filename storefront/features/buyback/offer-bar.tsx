import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { focusQuestion } from './focus-question.ts';
import type { Offer } from './offer.ts';

/** On phones the price stays at hand while the questions scroll. */
export function OfferBar({ offer }: { readonly offer: Offer }) {
  const t = useText('questionnaire');
  const money = useMoney();
  const { price, range, missing, total } = offer;
  const next = missing[0];
  const showOffer = () => document.getElementById('offer')?.scrollIntoView({ block: 'center' });
  const text =
    price !== null
      ? money(price)
      : range && t('rangeFromTo', { min: money(range.min), max: money(range.max) });
  return (
    <div className="offer-bar">
      <p>
        <span className={price === null ? 'price' : 'price price-medium'}>{text}</span>
        <span className="small soft">
          {t('progress', { answered: total - missing.length, total })}
        </span>
      </p>
      <Button onClick={() => (next === undefined ? showOffer() : focusQuestion(next))}>
        {t(next === undefined ? 'toOffer' : 'nextQuestion')}
      </Button>
    </div>
  );
}
