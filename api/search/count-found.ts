import {
  hasPiece,
  metFacts,
  pieceFacets,
  type ChosenOfPieces,
} from '#core/catalog/piece-combos.ts';
import {
  filterGroups,
  type ChosenFilter,
  type FilterGroup,
} from '../catalog/listing/chosen-filters.ts';
import type { Counted, FacetCounts } from '../catalog/listing/count-facts.ts';
import { anyCard } from '../catalog/listing/facts.ts';
import { categoryFact } from './category-facts.ts';
import { FactCounter } from './fact-counter.ts';
import type { FoundCard } from './found-card.ts';

/** Cards that every filter lets through, in the order given, with the counts around them. */
export interface Filtered {
  readonly listed: readonly FoundCard[];
  readonly counts: FacetCounts;
  /** Those that only one filter keeps away. */
  readonly almost: readonly FoundCard[];
}

/** Filters found cards and counts each facet without its own filter, as category pages do. */
export function filterFound(
  cards: readonly FoundCard[],
  filters: readonly ChosenFilter[],
): Filtered {
  const groups = filterGroups(filters);
  const passes = groups.map(passOf);
  const pieces = groups.find((group) => group.pieces !== null)?.pieces ?? null;
  const listed: FoundCard[] = [];
  const almost: FoundCard[] = [];
  const failingOnly = groups.map((): FoundCard[] => []);
  for (const card of cards) {
    const first = passes.findIndex((pass) => !pass(card));
    if (first < 0) listed.push(card);
    else if (passes.every((pass, index) => index <= first || pass(card))) {
      almost.push(card);
      failingOnly[first]?.push(card);
    }
  }
  const all = countOf(listed, pieces);
  const withoutOwn = groups.flatMap((group, index) => {
    const failing = failingOnly[index] ?? [];
    const counted = countOf(failing, pieces);
    return group.codes.map(
      (code) => [code, together(all, ownOf(counted, failing, code, group.pieces))] as const,
    );
  });
  return { listed, almost, counts: { listed: all, withoutOwn: new Map(withoutOwn) } };
}

/** Of cards without a piece that has all that is chosen, only some would be listed without this one facet's filter. */
function ownOf(
  counted: Counted,
  failing: readonly FoundCard[],
  code: string,
  pieces: ChosenOfPieces | null,
): Counted {
  const facet = pieceFacets.find((each) => each === code);
  if (pieces === null || pieces.size < 2 || facet === undefined) return counted;
  const without = failing.filter(({ facts }) => hasPiece(facts, pieces, facet)).length;
  return { ...counted, cards: new Map(counted.cards).set(anyCard, without) };
}

function passOf({ filter: { facts, span }, pieces }: FilterGroup): (card: FoundCard) => boolean {
  if (pieces && pieces.size > 1) return (card) => hasPiece(card.facts, pieces);
  if (span) return ({ price }) => price >= span.from && price <= span.to;
  const asked = new Set(facts);
  return (card) => card.hasAny(asked);
}

function countOf(cards: readonly FoundCard[], pieces: ChosenOfPieces | null): Counted {
  const counter = new FactCounter();
  let min = Infinity;
  let max = -Infinity;
  for (const card of cards) {
    if (pieces === null) card.eachFact(counter.add);
    else {
      for (const fact of metFacts(card.facts, pieces)) counter.add(fact);
      for (const category of card.categories) counter.add(categoryFact(category));
    }
    min = Math.min(min, card.price);
    max = Math.max(max, card.price);
  }
  return { cards: counter.take(), bounds: cards.length === 0 ? null : { min, max } };
}

function together(one: Counted, other: Counted): Counted {
  const cards = new Map(one.cards);
  for (const [fact, count] of other.cards) cards.set(fact, (cards.get(fact) ?? 0) + count);
  if (!one.bounds || !other.bounds) return { cards, bounds: one.bounds ?? other.bounds };
  const min = Math.min(one.bounds.min, other.bounds.min);
  return { cards, bounds: { min, max: Math.max(one.bounds.max, other.bounds.max) } };
}
