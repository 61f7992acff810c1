import type { Knex } from 'knex';
import type { Market } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { deleteGoneCards, writeCards } from './card-rows-sql.ts';
import { writeCardTexts } from './card-texts-sql.ts';
import type { Families, FamilyBindings } from './family-filter.ts';
import { fillPriorPrices } from './fill-prior-prices.ts';

/** Where and when cards are written; `Dependencies` is one. */
export interface CardMoment {
  readonly market: Market;
  readonly now: () => Date;
}

/** Writes the cards of families with their texts, and what their prices are compared with. */
export async function writeRowsAndTexts(
  trx: Knex.Transaction,
  families: Families,
  bindings: FamilyBindings,
  { market, now }: CardMoment,
): Promise<void> {
  const at = now();
  await fillPriorPrices(trx, { families, bindings, now: at, timeZone: market.timeZone });
  await trx.raw(deleteGoneCards(families), { ...bindings });
  const today = dayInTimeZone(at, market.timeZone);
  await trx.raw(writeCards(families), { ...bindings, today, now: at });
  await trx.raw(writeCardTexts(families), { ...bindings });
}
