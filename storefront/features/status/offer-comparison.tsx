import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Card } from '../../ui/card.tsx';
import { GradeBadge } from '../../ui/grade-badge.tsx';
import type { CounterOffer } from './counter-offer-query.ts';
import { InspectionPhotos } from './inspection-photos.tsx';

interface OfferComparisonProps {
  readonly code: string;
  readonly offer: CounterOffer;
}

/** What the seller described beside what the inspection found, in the questionnaire's words and in money. */
export function OfferComparison({ code, offer }: OfferComparisonProps) {
  const t = useText('status');
  const { differences, gradeAmount, minimumAmount, note, originalQuality, quality } = offer;
  return (
    <Card className="stack">
      <h2>{t('differencesHeading')}</h2>
      <ul className="differences">
        {originalQuality !== quality && (
          <li>
            <h3>{t('gradeChange')}</h3>
            <dl>
              <div>
                <dt>{t('answered')}</dt>
                <dd>
                  <GradeBadge grade={originalQuality} />
                </dd>
              </div>
              <div>
                <dt>{t('found')}</dt>
                <dd>
                  <GradeBadge grade={quality} />
                </dd>
              </div>
              <PriceEffect amount={gradeAmount} />
            </dl>
          </li>
        )}
        {differences.map(({ name, answered, found, amount }) => (
          <li key={name}>
            <h3>{name}</h3>
            <dl>
              <div>
                <dt>{t('answered')}</dt>
                <dd>{answered}</dd>
              </div>
              <div>
                <dt>{t('found')}</dt>
                <dd>{found}</dd>
              </div>
              <PriceEffect amount={amount} />
            </dl>
          </li>
        ))}
        {minimumAmount !== null && minimumAmount !== 0 && (
          <li>
            <h3>{t('minimumChange')}</h3>
            <dl>
              <PriceEffect amount={minimumAmount} />
            </dl>
          </li>
        )}
      </ul>
      <InspectionPhotos code={code} photos={offer.photos} />
      {note !== '' && (
        <>
          <h3>{t('noteHeading')}</h3>
          <p className="measure">{note}</p>
        </>
      )}
    </Card>
  );
}

/** What one difference does to the price; an answer that changes the grade alone does nothing by itself. */
function PriceEffect({ amount }: { readonly amount: number | null }) {
  const t = useText('status');
  const money = useMoney();
  if (amount === null) return null;
  const sign = amount > 0 ? '+' : '−';
  return (
    <div>
      <dt>{t('priceEffect')}</dt>
      <dd className="numbers">
        {amount === 0 ? t('noPriceEffect') : `${sign}${money(Math.abs(amount))}`}
      </dd>
    </div>
  );
}
