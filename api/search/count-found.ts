import type { ChosenFilter } from '../catalog/listing/chosen-filters.ts';
import type { Counted, FacetCounts } from '../catalog/listing/count-facts.ts';
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
  const passes = filters.map(passOf);
  const listed: FoundCard[] = [];
  const almost: FoundCard[] = [];
  const failingOnly = filters.map((): FoundCard[] => []);
  for (const card of cards) {
    const first = passes.findIndex((pass) => !pass(card));
    if (first < 0) listed.push(card);
    else if (passes.every((pass, index) => index <= first || pass(card))) {
      almost.push(card);
      failingOnly[first]?.push(card);
    }
  }
  const all = countOf(listed);
  const withoutOwn = filters.map(
    ({ code }, index) => [code, together(all, countOf(failingOnly[index] ?? []))] as const,
  );
  return { listed, almost, counts: { listed: all, withoutOwn: new Map(withoutOwn) } };
}

function passOf({ facts, span }: ChosenFilter): (card: FoundCard) => boolean {
  if (span) return ({ price }) => price >= span.from && price <= span.to;
  const asked = new Set(facts);
  return (card) => card.hasAny(asked);
}

function countOf(cards: readonly FoundCard[]): Counted {
  const counter = new FactCounter();
  let min = Infinity;
  let max = -Infinity;
  for (const card of cards) {
    card.eachFact(counter.add);
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
