import { categoryFact } from './category-facts.ts';

/** Where numbers of a card's facts stand in a list and, behind them, those of its categories. */
export interface TraitPlaces {
  readonly factsFrom: number;
  readonly categoriesFrom: number;
  readonly end: number;
}

/** Whether one of some facts is among them. */
export function hasAnyTrait(
  numbers: ArrayLike<number>,
  { factsFrom, categoriesFrom, end }: TraitPlaces,
  asked: ReadonlySet<number>,
): boolean {
  for (let at = factsFrom; at < end; at += 1) {
    const number = numbers[at] ?? 0;
    if (asked.has(at < categoriesFrom ? number : categoryFact(number))) return true;
  }
  return false;
}

export interface FoundCardFields {
  readonly cardId: number;
  readonly familyId: number;
  readonly price: number;
  /** Days since 1970-01-01. */
  readonly releasedOn: number;
}

/** A card that answers a query, with what filters, counts and sorts it. */
export class FoundCard implements FoundCardFields {
  readonly cardId: number;
  readonly familyId: number;
  readonly price: number;
  readonly releasedOn: number;
  readonly #numbers: ArrayLike<number>;
  readonly #places: TraitPlaces;

  constructor(
    { cardId, familyId, price, releasedOn }: FoundCardFields,
    numbers: ArrayLike<number>,
    places: TraitPlaces,
  ) {
    this.cardId = cardId;
    this.familyId = familyId;
    this.price = price;
    this.releasedOn = releasedOn;
    this.#numbers = numbers;
    this.#places = places;
  }

  get facts(): readonly number[] {
    const { factsFrom, categoriesFrom } = this.#places;
    return this.#piece(factsFrom, categoriesFrom);
  }

  get categories(): readonly number[] {
    const { categoriesFrom, end } = this.#places;
    return this.#piece(categoriesFrom, end);
  }

  /** Whether it has one of some facts. */
  hasAny(asked: ReadonlySet<number>): boolean {
    return hasAnyTrait(this.#numbers, this.#places, asked);
  }

  /** Calls back with every fact, the categories among them. */
  eachFact(call: (fact: number) => void): void {
    const { factsFrom, categoriesFrom, end } = this.#places;
    for (let at = factsFrom; at < end; at += 1) {
      const number = this.#numbers[at] ?? 0;
      call(at < categoriesFrom ? number : categoryFact(number));
    }
  }

  #piece(from: number, end: number): readonly number[] {
    return Array.from({ length: end - from }, (_, index) => this.#numbers[from + index] ?? 0);
  }
}
