import type { Knex } from 'knex';
import { bandOf } from '#core/catalog/battery-bands.ts';
import { availabilityOf } from '#core/catalog/availability.ts';
import type { ListingState } from '#core/catalog/facets.ts';
import type { RequestContext } from '../../platform/http/request.ts';
import type { CardPieces } from '../cards/card-rows-sql.ts';
import { cardFacts, type CardText } from '../cards/card-text.ts';
import { readCardsOfPieces, type CardReading } from '../cards/read-cards-of-pieces.ts';

interface ReadCard {
  readonly id: number;
  readonly seo_name: string;
  readonly grade: string | null;
  readonly colors: readonly { readonly value: string; readonly seo_name: string }[];
}

type Reading = CardReading & Pick<RequestContext, 'changesAt'>;

/**
 * Cards as the filters ask for them: of a chosen colour, grade or battery's health a card has the link, price, grade and words of
 * the cheapest such piece, and of what is in stock those of a piece that is. A card that
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
  const grades = chosen.get('grade') ?? [];
  const least = leastBattery(chosen.get('battery') ?? []);
  const isInStock = wanted.includes('in_stock') && !wanted.includes('at_stores');
  const only = [
    ...(colors.length > 0 ? [ofColors] : []),
    ...(grades.length > 0 ? [ofGrades] : []),
    ...(least === null ? [] : [`p.battery_percent >= ${String(least)}`]),
  ];
  if (only.length === 0 && !isInStock) return rows;
  const cards = rows.map((row) => ({ row, card: JSON.parse(row.card) as ReadCard })); // of card-texts-sql.ts
  const others = cards.filter(
    ({ row, card }) =>
      least !== null ||
      showsOther(card, colors) ||
      isOtherGrade(card, grades) ||
      (isInStock && isElsewhere(row, context)),
  );
  if (others.length === 0) return rows;
  const ids = others.map(({ card }) => card.id);
  const pieces: CardPieces = {
    ...(only.length > 0 && { only: only.join(' and ') }),
    ...(isInStock && { prefer: inStock }),
  };
  const read = await readCardsOfPieces(
    db,
    { cards: ids, pieces, bindings: { colors, grades } },
    context,
  );
  return cards.map(({ row, card }) => read.get(card.id) ?? row);
}

/** Whether a card shows a variant of another colour than those chosen, and has one of them. */
function showsOther({ seo_name, colors }: ReadCard, chosen: readonly string[]): boolean {
  const variants = colors.filter(({ value }) => chosen.includes(value));
  return variants.length > 0 && !variants.some((variant) => variant.seo_name === seo_name);
}

const isOtherGrade = ({ grade }: ReadCard, chosen: readonly string[]) =>
  chosen.length > 0 && (grade === null || !chosen.includes(grade));

/** Of several bands the widest: who ticks 90 and 80 takes 80. */
function leastBattery(chosen: readonly string[]): number | null {
  const bands = chosen.map(bandOf).filter((band) => band !== null);
  return bands.length === 0 ? null : Math.min(...bands);
}

function isElsewhere(row: CardText, context: Reading): boolean {
  const { code } = availabilityOf(cardFacts(row.stock, context), context.today);
  return code !== 'in_stock' && code !== 'last_pieces';
}

const ofColors = 'v.color_value_id in (select id from attribute_values where code = any(:colors))';
const ofGrades = 'p.grade = any(:grades)';
const inStock = 'rank = 0 desc,';
