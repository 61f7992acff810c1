import type { FoundCard } from './search-engine.ts';

/** Categories are no facts of a card's list; behind all other facts they are told apart from them. */
const categoriesFrom = 1_000_000_000;

/** A category as a fact by which search results are filtered and counted. */
export const categoryFact = (categoryId: number): number => categoriesFrom + categoryId;

/** A fact as the word by which documents hold it. */
export const factWord = (fact: number): string =>
  fact > categoriesFrom ? `#c${String(fact - categoriesFrom)}` : `#${String(fact)}`;

/** Facts of cards and numbers of categories, apart. */
export const splitFacts = (facts: readonly number[]) => ({
  plain: facts.filter((fact) => fact <= categoriesFrom),
  categories: facts.filter((fact) => fact > categoriesFrom).map((fact) => fact - categoriesFrom),
});

/** Whether a card has one of some facts. */
export function hasAny({ facts, categories }: FoundCard, asked: ReadonlySet<number>): boolean {
  for (let index = 0; index < facts.length; index += 1) {
    if (asked.has(facts[index] ?? Number.NaN)) return true;
  }
  for (let index = 0; index < categories.length; index += 1) {
    if (asked.has(categoryFact(categories[index] ?? 0))) return true;
  }
  return false;
}

/** Calls back with every fact of a card, its categories among them. */
export function eachFact({ facts, categories }: FoundCard, call: (fact: number) => void): void {
  for (let index = 0; index < facts.length; index += 1) call(facts[index] ?? 0);
  for (let index = 0; index < categories.length; index += 1) {
    call(categoryFact(categories[index] ?? 0));
  }
}
