import { useText } from '../../i18n/text.ts';
import { useDay } from '../../lib/day.ts';
import type { Offer } from './product-query.ts';

const known = new Set([
  'first_sold',
  'bought_back',
  'inspected',
  'repaired',
  'data_wiped',
  'listed',
  'sold',
  'returned',
  'warranty_claim',
  'lent',
  'lent_back',
] as const);

type EventKind = typeof known extends Set<infer Kind> ? Kind : never;

const isKnown = (kind: string): kind is EventKind => (known as ReadonlySet<string>).has(kind); // asked, not told

/** The passport of the chosen device, oldest first. */
export function UnitHistory({ offer }: { readonly offer: Offer }) {
  const t = useText('product');
  const day = useDay();
  if (offer.history.length === 0) return null;
  return (
    <details className="unit-history">
      <summary>{t('history')}</summary>
      <p className="small soft">{t('historyLead')}</p>
      <ol className="unit-timeline">
        {offer.history.map(({ kind, at }) => (
          <li key={`${kind} ${at}`}>
            <span>{t(isKnown(kind) ? `event_${kind}` : 'unknownEvent')}</span>
            <time className="soft numbers small" dateTime={at}>
              {day(at)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
