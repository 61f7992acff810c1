import { isBelowCost, isPriceForTwo } from '../catalog/reprice.ts';
import { cellsByField } from './cells-by-field.ts';
import type { Mapping } from './guess-mapping.ts';
import type { ImportChange } from './plan-row.ts';
import type { ImportProblem } from './read-row.ts';
import { productCells } from '../catalog/product-cells.ts';
import { readDay, readPrice } from './read-values.ts';

/** A row of a price list: whose price, how much, from when. */
export interface LevelPriceRow {
  readonly code?: string;
  readonly ean?: string;
  /** As the file calls it; undefined where it names none. */
  readonly level?: string;
  /** Whole units. */
  readonly price?: number;
  /** `YYYY-MM-DD`. */
  readonly startsOn?: string;
}

export interface ReadLevelPrice {
  readonly row: LevelPriceRow;
  readonly problems: readonly ImportProblem[];
}

/** Reads a row of a price list; every problem is told. */
export function readLevelPrice(cells: readonly string[], mapping: Mapping): ReadLevelPrice {
  const said = cellsByField(cells, mapping);
  const problems: ImportProblem[] = [];
  const price = said.price === undefined ? null : readPrice(said.price);
  const day = said.startsOn === undefined ? null : readDay(said.startsOn);
  const ean = said.ean === undefined ? null : productCells.ean.safeParse(said.ean);
  if (said.code === undefined && said.ean === undefined) {
    problems.push({ field: 'code', reason: 'row_without_code' });
  }
  if (price === null) problems.push({ field: 'price', reason: 'required' });
  else if (!price.ok) problems.push({ field: 'price', reason: price.error });
  if (day !== null && !day.ok) problems.push({ field: 'startsOn', reason: day.error });
  if (ean !== null && !ean.success) problems.push({ field: 'ean', reason: 'invalid_value' });
  const row = {
    ...(said.code !== undefined && { code: said.code }),
    ...(typeof ean?.data === 'string' && { ean: ean.data }),
    ...(said.level !== undefined && { level: said.level }),
    ...(price?.ok === true && { price: price.value }),
    ...(day?.ok === true && { startsOn: day.value }),
  };
  return { row, problems };
}

/** What is sold as new of the product, with what the level pays and what is planned for the day. */
export interface KnownItem {
  /** Whole units; what everybody pays. */
  readonly price: number;
  readonly boughtFor: number | null;
  readonly levelPrice: number | null;
  readonly planned: number | null;
}

export interface PriceMeant {
  readonly isOfLevel: boolean;
  readonly price: number;
  /** Null: at once. */
  readonly startsOn: string | null;
}

export interface LevelPlan {
  readonly outcome: 'new' | 'changed' | 'same' | 'refused';
  readonly changes: readonly ImportChange[];
  readonly problems: readonly ImportProblem[];
  /** Whether another person has to release it (DECISIONS "Money and two people"). */
  readonly isForTwo: boolean;
}

/** The day to wait for; null is at once, as is a price list that is valid from today. */
export const plannedDay = (said: string | null | undefined, today: string): string | null =>
  said === today ? null : (said ?? null);

/**
 * What a price of a list comes to. One that changes by 30 % and more, is nothing or is below cost is told and waits for another
 * person; a planned one does when its day comes. It begins tomorrow at the soonest, or at once.
 */
export function planLevelPrice(known: KnownItem, meant: PriceMeant, today: string): LevelPlan {
  const { isOfLevel, price, startsOn } = meant;
  const pays = isOfLevel ? (known.levelPrice ?? known.price) : known.price;
  const before = startsOn === null ? (isOfLevel ? known.levelPrice : known.price) : known.planned;
  if (startsOn !== null && startsOn <= today) {
    return refused({ field: 'startsOn', reason: 'plan_in_past' });
  }
  if (startsOn !== null && price === 0) return refused({ field: 'price', reason: 'not_positive' });
  if (before === price) return { outcome: 'same', changes: [], problems: [], isForTwo: false };
  const isForTwo = isPriceForTwo(pays, price, known.boughtFor);
  const day = { field: 'startsOn' as const, before: null, after: startsOn };
  return {
    outcome: before === null ? 'new' : 'changed',
    changes: [{ field: 'price', before: before ?? pays, after: price }, ...(startsOn ? [day] : [])],
    problems: isForTwo ? [{ field: 'price', reason: warningOf(pays, price, known.boughtFor) }] : [],
    isForTwo,
  };
}

/** Why another person has to look at a price. */
function warningOf(pays: number, price: number, boughtFor: number | null) {
  if (price === 0) return 'price_zero_for_two';
  if (isBelowCost(price, boughtFor)) return 'price_below_cost_for_two';
  return price > pays ? 'price_up_for_two' : 'price_down_for_two';
}

const refused = (problem: ImportProblem): LevelPlan => ({
  outcome: 'refused',
  changes: [],
  problems: [problem],
  isForTwo: false,
});
