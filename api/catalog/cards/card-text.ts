import { availabilityOf, type StockFacts } from '#core/catalog/availability.ts';
import { toWire } from '#core/contract/casing.ts';
import type { RequestContext } from '../../platform/http/request.ts';
import { cardsUntil } from './cards-until.ts';

/** A row of listing_card_texts in one language; null where a left join found none. */
export interface CardText {
  readonly card: string;
  /** CardFacts as JSON. */
  readonly stock: string;
}

interface CardFacts extends StockFacts {
  /** When a limited offer of its pieces begins or ends next. */
  readonly priceUntil: string | null;
}

type Kept = Pick<RequestContext, 'now' | 'changesAt'>;

/** How long an answer is kept whose cards an offer's boundary has passed and the job not yet. */
const catchUpMs = 1_000;

/** Facts of a card; the answer that shows its price ends with the price. */
export function cardFacts(stock: string, { now, changesAt }: Kept): StockFacts {
  const facts = JSON.parse(stock) as CardFacts; // written by card-texts-sql.ts
  if (facts.priceUntil !== null) {
    const until = Date.parse(facts.priceUntil);
    changesAt(new Date(Math.max(until, now.getTime() + catchUpMs)));
  }
  return facts;
}

/**
 * Cards as the wire carries them, as the inside of an array. What they say of availability depends
 * on the day, so it alone is put in when they are read; the answer ends with that day.
 */
export function cardsJson(
  rows: readonly CardText[],
  context: Kept & Pick<RequestContext, 'today'>,
  timeZone: string,
): string {
  context.changesAt(cardsUntil(context.today, timeZone));
  return rows
    .map(({ card, stock }) => {
      const availability = availabilityOf(cardFacts(stock, context), context.today);
      return `{"availability":${JSON.stringify(availability)},${card.slice(1)}`;
    })
    .join(',');
}

/** The wire's JSON of a value without cards in it. */
export const wireJson = (value: unknown): string => JSON.stringify(toWire(value));
