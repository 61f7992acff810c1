import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import type { StaffOrder } from './staff-order.ts';

/** Where the order's parcels are, as their carriers say. */
export function OrderTracking({ tracking }: Pick<StaffOrder, 'tracking'>) {
  const t = usePhrases('sales');
  const moment = useMoment();
  if (tracking.length === 0) return null;
  return (
    <section>
      <h3>{t('tracking')}</h3>
      <ul className="order-history">
        {tracking.map(({ carrier, events, number, stateText }) => (
          <li key={number}>
            {carrier} <span className="amount">{number}</span> <strong>{stateText}</strong>
            {events.map(({ text, at }) => (
              <span key={at + text} className="soft">
                {' · '}
                {moment(at)} {text}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
