import type { Knex } from 'knex';
import { availabilityOf } from '#core/catalog/availability.ts';
import type { ListingState } from '#core/catalog/facets.ts';
import type { RequestContext } from '../../platform/http/request.ts';
import type { CardPieces } from '../cards/card-rows-sql.ts';
import { cardFacts, type CardText } from '../cards/card-text.ts';
import { readCardsOfPieces, type CardReading } from '../cards/read-cards-of-pieces.ts';

interface ReadCard {
  readonly id: number;
  readonly seo_name: string;
  readonly colors: readonly { readonly value: string; readonly seo_name: string }[];
}

type Reading = CardReading & Pick<RequestContext, 'changesAt'>;

/**
 * Cards as the filters ask for them: of a chosen colour a card has the link, price, grade and words of
 * the cheapest piece of that colour, and of what is in stock those of a piece that is. A card that
 * shows such a piece already stays as it is kept; the rest is read in one statement.
 */
export async function cardsOfFilters(
  db: Knex,
  rows: readonly CardText[],
  { chosen }: Pick<ListingState, 'chosen'>,
  context: Reading,
): Promise<readonly CardText[]> {
  const colors = chosen.get('color') ?? [];
  const wanted = chosen.get('availability') ?? [];
  const isInStock = wanted.includes('in_stock') && !wanted.includes('at_stores');
  if (colors.length === 0 && !isInStock) return rows;
  const cards = rows.map((row) => ({ row, card: JSON.parse(row.card) as ReadCard })); // of card-texts-sql.ts
  const others = cards.filter(
    ({ row, card }) => showsOther(card, colors) || (isInStock && isElsewhere(row, context)),
  );
  if (others.length === 0) return rows;
  const ids = others.map(({ card }) => card.id);
  const pieces: CardPieces = {
    ...(colors.length > 0 && { only: ofColors }),
    ...(isInStock && { prefer: inStock }),
  };
  const read = await readCardsOfPieces(db, { cards: ids, pieces, bindings: { colors } }, context);
  return cards.map(({ row, card }) => read.get(card.id) ?? row);
}

/** Whether a card shows a variant of another colour than those chosen, and has one of them. */
function showsOther({ seo_name, colors }: ReadCard, chosen: readonly string[]): boolean {
  const variants = colors.filter(({ value }) => chosen.includes(value));
  return variants.length > 0 && !variants.some((variant) => variant.seo_name === seo_name);
}

function isElsewhere(row: CardText, context: Reading): boolean {
  const { code } = availabilityOf(cardFacts(row.stock, context), context.today);
  return code !== 'in_stock' && code !== 'last_pieces';
}

const ofColors = 'v.color_value_id in (select id from attribute_values where code = any(:colors))';
const inStock = 'rank = 0 desc,';
