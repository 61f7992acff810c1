import { isCombo } from '#core/catalog/piece-combos.ts';
import { firstCategoryFact } from './category-facts.ts';

/** Room for facts from -4096 on, and behind them for categories; others are counted apart. */
const plainRoom = 24_576;
const leastFact = -4_096;
const room = new Int32Array(32_768);

function placeOf(fact: number): number {
  if (fact >= firstCategoryFact) {
    const place = plainRoom + fact - firstCategoryFact;
    return place < room.length ? place : -1;
  }
  const place = fact - leastFact;
  return place < plainRoom ? place : -1;
}

/**
 * Counts facts of many cards, but single pieces. A search counts more than ten thousand, for which a map is slow: one
 * table serves all counters, each of which must be emptied by `take` before another one begins.
 */
export class FactCounter {
  readonly #seen: number[] = [];
  readonly #apart = new Map<number, number>();

  readonly add = (fact: number): void => {
    if (isCombo(fact)) return;
    const place = placeOf(fact);
    if (place < 0) this.#apart.set(fact, (this.#apart.get(fact) ?? 0) + 1);
    else {
      const count = room[place] ?? 0;
      if (count === 0) this.#seen.push(fact);
      room[place] = count + 1;
    }
  };

  /** How often each fact came. */
  take(): Map<number, number> {
    const counts = new Map(this.#apart);
    for (const fact of this.#seen) {
      const place = placeOf(fact);
      counts.set(fact, room[place] ?? 0);
      room[place] = 0;
    }
    return counts;
  }
}
