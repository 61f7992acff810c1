import type { Knex } from 'knex';
import { pieceFacets, type ChosenOfPieces } from '#core/catalog/piece-combos.ts';
import { query, type QueryValue } from '../../platform/database/query.ts';
import { filterGroups, filterSql, type ChosenFilter } from './chosen-filters.ts';
import { anyCard } from './facts.ts';
import type { Bounds, ListingDefinition } from './listing-definition.ts';
import { boundPieces, listedWithout, metFactsSql } from './piece-combos-sql.ts';

/** Cards counted by fact, and the span of their prices; null where there is none. */
export interface Counted {
  readonly cards: ReadonlyMap<number, number>;
  readonly bounds: Bounds | null;
}

/**
 * Counts of a list: of the cards that every filter lets through, and for each filter, by its facet's
 * code, of those that all the others let through (core/catalog/facet-counts.ts).
 */
export interface FacetCounts {
  readonly listed: Counted;
  readonly withoutOwn: ReadonlyMap<string, Counted>;
}

interface FactCount {
  /** 0 of cards that pass, else the number of the one filter that they fail. */
  readonly failing: number;
  readonly fact: number;
  readonly cards: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Counts of the whole list, as they are kept with it: nothing is read. */
export function keptCounts({ facets, bounds }: ListingDefinition, total: number): Counted {
  const values = facets.flatMap((facet) => facet.values ?? []);
  const cards = new Map(values.map(({ fact, cards: count }) => [fact, count]));
  return { cards: cards.set(anyCard, total), bounds: total === 0 ? null : bounds };
}

/**
 * Counts under at least one filter, in one statement. `from` names rows with `facts` and `price` by
 * the places of `values`, such as `category_cards where category_id = $1`. With a single filter only
 * what passes it is read: its own facet has the counts of the whole list.
 */
export async function countFacts(
  db: Knex,
  from: string,
  values: readonly QueryValue[],
  filters: readonly ChosenFilter[],
  whole: Counted,
): Promise<FacetCounts> {
  const bindings = [...values];
  const groups = filterGroups(filters);
  const passes = filterSql(groups, bindings);
  const chosen = groups.find(({ pieces }) => pieces !== null)?.pieces;
  const facts = chosen ? metFactsSql(boundPieces(chosen, bindings)) : 'facts';
  const isOne = filters.length === 1;
  const rows = await query<FactCount>(db, countSql(from, passes, facts, isOne), bindings);
  const of = (failing: number) => counted(rows.filter((row) => row.failing === failing));
  const listed = of(0);
  if (isOne) {
    return { listed, withoutOwn: new Map(filters.map(({ code }) => [code, whole])) };
  }
  const withoutOwn = groups.flatMap(({ codes, pieces }, index) => {
    const failing = of(index + 1);
    return codes.map((code) => [code, together(listed, ownOf(failing, code, pieces))] as const);
  });
  return { listed, withoutOwn: new Map(withoutOwn) };
}

/** Of cards without a piece that has all that is chosen, only some would be listed without this one facet's filter. */
function ownOf(failing: Counted, code: string, pieces: ChosenOfPieces | null): Counted {
  const facet = pieceFacets.find((each) => each === code);
  if (pieces === null || pieces.size < 2 || facet === undefined) return failing;
  const cards = failing.cards.get(listedWithout[facet]) ?? 0;
  return { ...failing, cards: new Map(failing.cards).set(anyCard, cards) };
}

function countSql(from: string, passes: readonly string[], facts: string, one: boolean): string {
  const allBut = (left: number) =>
    passes.filter((_, index) => index !== left).join(' and ') || 'true';
  const failing = passes.map((pass, index) => `when not (${pass}) then ${String(index + 1)}`);
  // Cards that fail two filters count nowhere.
  const counts = one ? passes[0] : passes.map((_, index) => `(${allBut(index)})`).join(' or ');
  return `
    select failing, fact, count(*)::integer as cards, min(price) as lowest, max(price) as highest
    from (
      select ${facts} as facts, price, ${one ? '0' : `case ${failing.join(' ')} else 0 end`} as failing
      from ${from} and (${counts ?? 'true'})
    ) card cross join unnest(facts) as fact
    group by failing, fact`;
}

function counted(rows: readonly FactCount[]): Counted {
  const all = rows.find(({ fact }) => fact === anyCard);
  return {
    cards: new Map(rows.map(({ fact, cards }) => [fact, cards])),
    bounds: all ? { min: all.lowest, max: all.highest } : null,
  };
}

function together(one: Counted, other: Counted): Counted {
  const cards = new Map(one.cards);
  for (const [fact, count] of other.cards) cards.set(fact, (cards.get(fact) ?? 0) + count);
  if (!one.bounds || !other.bounds) return { cards, bounds: one.bounds ?? other.bounds };
  const min = Math.min(one.bounds.min, other.bounds.min);
  return { cards, bounds: { min, max: Math.max(one.bounds.max, other.bounds.max) } };
}
