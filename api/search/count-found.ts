import type { ChosenFilter } from '../catalog/listing/chosen-filters.ts';
import type { Counted, FacetCounts } from '../catalog/listing/count-facts.ts';
import { eachFact, hasAny } from './category-facts.ts';
import type { FoundCard } from './search-engine.ts';

/** Cards that every filter lets through, in the order given, with the counts around them. */
export interface Filtered {
  readonly listed: readonly FoundCard[];
  readonly counts: FacetCounts;
  /** Those that only one filter keeps away. */
  readonly almost: readonly FoundCard[];
}

interface Tally {
  readonly cards: Map<number, number>;
  bounds: Counted['bounds'];
}

/** Filters found cards and counts each facet without its own filter, as category pages do. */
export function filterFound(
  cards: readonly FoundCard[],
  filters: readonly ChosenFilter[],
): Filtered {
  const passes = filters.map(passOf);
  const listed: FoundCard[] = [];
  const almost: FoundCard[] = [];
  const all = newTally();
  const without = filters.map(newTally);
  for (const card of cards) {
    const failing = passes.flatMap((pass, index) => (pass(card) ? [] : [index]));
    const [only, another] = failing;
    if (another !== undefined) continue;
    (only === undefined ? listed : almost).push(card);
    if (only === undefined) count(all, card);
    for (const [index, tally] of without.entries()) {
      if (only === undefined || only === index) count(tally, card);
    }
  }
  const withoutOwn = filters.map(({ code }, index) => [code, without[index] ?? all] as const);
  return { listed, almost, counts: { listed: all, withoutOwn: new Map(withoutOwn) } };
}

const newTally = (): Tally => ({ cards: new Map(), bounds: null });

function passOf({ facts, span }: ChosenFilter): (card: FoundCard) => boolean {
  if (span) return ({ price }) => price >= span.from && price <= span.to;
  const asked = new Set(facts);
  return (card) => hasAny(card, asked);
}

function count(tally: Tally, card: FoundCard): void {
  eachFact(card, (fact) => tally.cards.set(fact, (tally.cards.get(fact) ?? 0) + 1));
  const { bounds } = tally;
  tally.bounds = {
    min: Math.min(bounds?.min ?? card.price, card.price),
    max: Math.max(bounds?.max ?? card.price, card.price),
  };
}
