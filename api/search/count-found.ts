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
  readonly cards: Map<number, { of: number }>;
  min: number;
  max: number;
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
  const withoutOwn = filters.map(
    ({ code }, index) => [code, counted(without[index] ?? all)] as const,
  );
  return { listed, almost, counts: { listed: counted(all), withoutOwn: new Map(withoutOwn) } };
}

const newTally = (): Tally => ({ cards: new Map(), min: Infinity, max: -Infinity });

const counted = ({ cards, min, max }: Tally): Counted => ({
  cards: new Map([...cards].map(([fact, count]) => [fact, count.of])),
  bounds: cards.size === 0 ? null : { min, max },
});

function passOf({ facts, span }: ChosenFilter): (card: FoundCard) => boolean {
  if (span) return ({ price }) => price >= span.from && price <= span.to;
  const asked = new Set(facts);
  return (card) => hasAny(card, asked);
}

function count(tally: Tally, card: FoundCard): void {
  eachFact(card, (fact) => {
    const known = tally.cards.get(fact);
    if (known) known.of += 1;
    else tally.cards.set(fact, { of: 1 });
  });
  tally.min = Math.min(tally.min, card.price);
  tally.max = Math.max(tally.max, card.price);
}
