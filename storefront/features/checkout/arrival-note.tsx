import { useText } from '../../i18n/text.ts';
import { useDeliveryPromise } from '../../lib/delivery-promise.ts';
import { useArrivalText } from './arrival-text.ts';
import type { Delivery } from './checkout-queries.ts';

/** When a delivery comes, and until when to order for that. */
export function ArrivalNote({ arrives, kind }: Pick<Delivery, 'arrives' | 'kind'>) {
  const t = useText('checkout');
  const isBrought = kind === 'courier' || kind === 'express';
  const arrival = useArrivalText();
  const promise = useDeliveryPromise(isBrought ? 'deliveredIfBy' : 'readyIfBy');
  if (arrives === null) return null;
  const { from, to, orderBy } = arrives;
  const promised = orderBy === null ? null : promise({ from, to, orderBy }, new Date());
  return (
    <span className="choice-arrival">
      {promised ?? t(isBrought ? 'arrives' : 'waits', { when: arrival(arrives) })}
    </span>
  );
}
