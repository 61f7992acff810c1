import type { Knex } from 'knex';
import type { Market } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { deleteGoneCards, writeCards } from '../catalog/cards/card-rows-sql.ts';
import { writeCardTexts } from '../catalog/cards/card-texts-sql.ts';
import type { Families, FamilyBindings, NarrowBindings } from '../catalog/cards/family-filter.ts';
import { fillPriorPrices } from './fill-prior-prices.ts';

/** Where and when cards are written; `Dependencies` is one. */
export interface CardMoment {
  readonly market: Market;
  readonly now: () => Date;
}

/** To be done before cards are written: what their prices are compared with, and which ones go. */
export async function prepareCards(
  trx: Knex.Transaction,
  families: Families,
  bindings: FamilyBindings,
  { market, now }: CardMoment,
): Promise<void> {
  await fillPriorPrices(trx, { families, bindings, now: now(), timeZone: market.timeZone });
  await trx.raw(deleteGoneCards(families), { ...bindings });
}

/** Writes the cards of families with their texts. */
export async function writeRowsAndTexts(
  trx: Knex.Transaction,
  families: Families,
  bindings: NarrowBindings,
  { market, now }: CardMoment,
): Promise<void> {
  const at = now();
  const today = dayInTimeZone(at, market.timeZone);
  await trx.raw(writeCards(families), { ...bindings, today, now: at });
  await trx.raw(writeCardTexts(families), { ...bindings });
}
