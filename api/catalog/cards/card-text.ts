import { availabilityOf, type StockFacts } from '#core/catalog/availability.ts';
import { toWire } from '#core/contract/casing.ts';
import type { RequestContext } from '../../http/request.ts';
import { cardsUntil } from './cards-until.ts';

/** A row of listing_card_texts in one language; null where a left join found none. */
export interface CardText {
  readonly card: string;
  /** StockFacts as JSON. */
  readonly stock: string;
}

/**
 * The JSON of a card as the wire carries it on a day. What it says of availability depends on the
 * day, so it alone is put in when the card is read.
 */
export function cardJson({ card, stock }: CardText, today: string): string {
  const facts = JSON.parse(stock) as StockFacts; // written by card-texts-sql.ts
  return `{"availability":${JSON.stringify(availabilityOf(facts, today))},${card.slice(1)}`;
}

/** The same of many, as the inside of an array; the answer ends with the day that they were read on. */
export function cardsJson(
  rows: readonly CardText[],
  context: Pick<RequestContext, 'today' | 'changesAt'>,
  timeZone: string,
): string {
  context.changesAt(cardsUntil(context.today, timeZone));
  return rows.map((row) => cardJson(row, context.today)).join(',');
}

/** The wire's JSON of a value without cards in it. */
export const wireJson = (value: unknown): string => JSON.stringify(toWire(value));
