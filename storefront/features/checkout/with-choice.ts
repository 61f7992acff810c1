import type { Checkout, Choice } from '../../lib/checkout-query.ts';
import { exclusionOf } from './missing-choice.ts';

/**
 * The checkout as it will look once the server has kept a choice: what belongs to another delivery
 * falls away, and so does a payment that does not go with it.
 */
export function withChoice<C extends Pick<Checkout, 'chosen' | 'excluded'>>(
  checkout: C,
  { delivery, payment, store, timeslot }: Choice,
): C {
  const { chosen, excluded } = checkout;
  const isOther = delivery !== undefined && delivery !== chosen.delivery;
  const kept = isOther ? { ...chosen, delivery, place: null, store: null, timeslot: null } : chosen;
  const next = {
    ...kept,
    ...(payment === undefined ? {} : { payment }),
    ...(store === undefined ? {} : { store }),
    ...(timeslot === undefined ? {} : { timeslot }),
  };
  const goesTogether =
    next.payment === null || exclusionOf(excluded, next.delivery, next.payment) === null;
  return { ...checkout, chosen: goesTogether ? next : { ...next, payment: null } };
}
