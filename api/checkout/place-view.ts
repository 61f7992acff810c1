import type { z } from 'zod';
import type { chosenPlace } from '#core/contract/checkout.ts';
import type { Language } from '#core/market/market.ts';
import type { PlaceRow } from './checkout-rows.ts';
import { checkoutPhrases } from './refusal-words.ts';

/** A pick-up place as the wire shows it. */
export function placeView(row: PlaceRow, language: Language): z.output<typeof chosenPlace> {
  const { unavailable, congested } = checkoutPhrases[language].placeMessages;
  const congestion = row.isCongested ? congested : null;
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    street: row.street,
    city: row.city,
    postcode: row.postcode,
    opening: row.opening[language],
    isAvailable: row.isAvailable,
    message: row.isAvailable ? congestion : unavailable,
  };
}
