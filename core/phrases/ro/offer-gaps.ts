import type { offerGapWords as cs } from '../cs/offer-gaps.ts';

/** What staff may not do to deliveries and payments, as customers could not order then. */
export const offerGapWords: Record<keyof typeof cs, string> = {
  last_delivery:
    'Este ultima livrare activă, fără ea nimeni nu ar mai putea comanda. Activați mai întâi alta.',
  last_payment:
    'Este ultima plată activă, fără ea nimeni nu ar mai putea comanda. Activați mai întâi alta.',
  delivery_left_without_payment:
    'O livrare activă ar rămâne fără nicio plată. Permiteți-i mai întâi alta sau dezactivați-o.',
};
