import { numberAt, packedField, traitsAt } from '#core/search/packed-document.ts';
import { FoundCard } from './found-card.ts';

/** The card of the record that begins at `start`. */
export const cardAt = (records: Int32Array, start: number): FoundCard =>
  new FoundCard(
    {
      cardId: numberAt(records, start, packedField.cardId),
      familyId: numberAt(records, start, packedField.familyId),
      price: numberAt(records, start, packedField.price),
      releasedOn: numberAt(records, start, packedField.releasedOn),
    },
    records,
    traitsAt(records, start),
  );
