import type { Knex } from 'knex';
import type { CardText } from './card-text.ts';
import { readCardsOfPieces, type CardReading } from './read-cards-of-pieces.ts';

/** A card that was asked for by the name of a variant. */
export interface NamedCard extends CardText {
  readonly name: string;
}

interface ReadCard {
  readonly id: number;
  readonly seo_name: string;
}

const ofVariants = 'v.seo_name = any(:names)';

/**
 * Cards as those of the variants that were asked for and not of the ones that lists show: link, price,
 * grade and words are the variant's own. One statement where no two variants share a card.
 */
export async function cardsOfVariants<Row extends NamedCard>(
  db: Knex,
  rows: readonly Row[],
  reading: CardReading,
): Promise<readonly Row[]> {
  const cards = rows.map((row) => ({ row, card: JSON.parse(row.card) as ReadCard })); // of card-texts-sql.ts
  const found = new Map<string, CardText>();
  let left = cards.filter(({ row, card }) => card.seo_name !== row.name);
  while (left.length > 0) {
    const round = [...new Map(left.map((one) => [one.card.id, one])).values()];
    const names = round.map(({ row }) => row.name);
    const asked = { cards: round.map(({ card }) => card.id), pieces: { only: ofVariants } };
    const read = await readCardsOfPieces(db, { ...asked, bindings: { names } }, reading);
    for (const { row, card } of round) found.set(row.name, read.get(card.id) ?? row);
    left = left.filter(({ row }) => !found.has(row.name));
  }
  return rows.map((row) => ({ ...row, ...found.get(row.name) }));
}
