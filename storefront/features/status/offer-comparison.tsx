import type { ReactNode } from 'react';
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
          <Difference
            name={t('gradeChange')}
            answered={<GradeBadge grade={originalQuality} />}
            found={<GradeBadge grade={quality} />}
            amount={gradeAmount}
          />
        )}
        {differences.map((one) => (
          <Difference key={one.name} {...one} />
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

interface DifferenceProps {
  readonly name: string;
  readonly answered: ReactNode;
  readonly found: ReactNode;
  readonly amount: number | null;
}

function Difference({ name, answered, found, amount }: DifferenceProps) {
  const t = useText('status');
  return (
    <li>
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
