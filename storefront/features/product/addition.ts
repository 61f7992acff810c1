import type { CallInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Selection } from './selection.ts';

type Body = CallInput<Endpoints['cart-add-product']>['body'];

/**
 * What the cart is asked for: the piece that the page shows, with the extras that are ticked. Each
 * kind of extra has a name of its own on the wire; where two of one kind are ticked, the last counts.
 */
export function additionOf({ offer, extras }: Selection, swapOffer: string | null): Body {
  const body: Body = { product: offer.id, ...(swapOffer && { buyoutProduct: swapOffer }) };
  for (const { isChosen, kind, id, months, code } of extras) {
    if (!isChosen) continue;
    if (kind === 'insurance') body.generalTuito = { id };
    if (kind === 'screen_protection') body.screenTuito = { id };
    if (kind === 'extended_warranty' && months !== null) body.mpWarranty = { monthCount: months };
    if (kind === 'prolonged_warranty') body.prolongWarranty = { code };
  }
  return body;
}
