import { useText } from '../../i18n/text.ts';
import { Card } from '../../ui/card.tsx';
import { GradeBadge } from '../../ui/grade-badge.tsx';
import type { CounterOffer } from './counter-offer-query.ts';

/** What the seller described beside what the inspection found, in the questionnaire's words. */
export function OfferComparison({ offer }: { readonly offer: CounterOffer }) {
  const t = useText('status');
  return (
    <Card className="stack">
      <h2>{t('differencesHeading')}</h2>
      <ul className="differences">
        {offer.originalQuality !== offer.quality && (
          <li>
            <h3>{t('gradeChange')}</h3>
            <dl>
              <div>
                <dt>{t('answered')}</dt>
                <dd>
                  <GradeBadge grade={offer.originalQuality} />
                </dd>
              </div>
              <div>
                <dt>{t('found')}</dt>
                <dd>
                  <GradeBadge grade={offer.quality} />
                </dd>
              </div>
            </dl>
          </li>
        )}
        {offer.differences.map(({ name, answered, found }) => (
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
            </dl>
          </li>
        ))}
      </ul>
      {offer.note !== '' && (
        <>
          <h3>{t('noteHeading')}</h3>
          <p className="measure">{offer.note}</p>
        </>
      )}
    </Card>
  );
}
