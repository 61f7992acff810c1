import type { Knex } from 'knex';
import type { RequestContext } from '../../platform/http/request.ts';
import type { CardPieces } from './card-rows-sql.ts';
import type { CardText } from './card-text.ts';
import { cardsOfPieces } from './card-texts-sql.ts';

/** In which language and on which day cards are read. */
export type CardReading = Pick<RequestContext, 'language' | 'today' | 'now'>;

interface Asked {
  readonly cards: readonly number[];
  /** Pieces that the cards are to speak of; what it names is bound by `bindings`. */
  readonly pieces: CardPieces;
  readonly bindings: Readonly<Record<string, readonly string[]>>;
}

/** Cards by their ids, each as one of some of its pieces; a card without such a piece is left out. */
export async function readCardsOfPieces(
  db: Knex,
  { cards, pieces, bindings }: Asked,
  { language, today, now }: CardReading,
): Promise<ReadonlyMap<number, CardText>> {
  const { rows } = await db.raw<{ rows: (CardText & { readonly id: number })[] }>(
    cardsOfPieces(language, pieces),
    { ...bindings, cards: [...cards], today, now },
  );
  return new Map(rows.map(({ id, card, stock }) => [id, { card, stock }]));
}
