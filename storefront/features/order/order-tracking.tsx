import { useText } from '../../i18n/text.ts';
import { useMoment } from '../../lib/moment.ts';
import { Card } from '../../ui/card.tsx';
import type { Order } from './order-query.ts';

/** Where the order's parcels are, as their carriers say, and the carriers' own pages of them. */
export function OrderTracking({ tracking }: Pick<Order, 'tracking'>) {
  const t = useText('order');
  const moment = useMoment();
  if (tracking.length === 0) return null;
  return (
    <Card className="stack">
      <h2>{t('trackingTitle')}</h2>
      {tracking.map(({ carrier, events, number, stateText, url }) => (
        <div key={number} className="stack">
          <p>
            <strong>{stateText}</strong>
            <br />
            <span className="soft">
              {carrier} <span className="numbers">{number}</span>
            </span>
          </p>
          {events.length > 0 && (
            <ol className="order-history">
              {events.toReversed().map(({ text, at }) => (
                <li key={at + text}>
                  {text}
                  <time className="soft numbers small" dateTime={at}>
                    {t('moment', moment(new Date(at)))}
                  </time>
                </li>
              ))}
            </ol>
          )}
          {url !== null && (
            <p>
              <a href={url} target="_blank" rel="noreferrer">
                {t('trackingLink')}
              </a>
            </p>
          )}
        </div>
      ))}
    </Card>
  );
}
