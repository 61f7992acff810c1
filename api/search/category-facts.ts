/** Categories are no facts of a card's list; behind all other facts they are told apart from them. */
export const firstCategoryFact = 1_000_000_000;

/** A category as a fact by which search results are filtered and counted. */
export const categoryFact = (categoryId: number): number => firstCategoryFact + categoryId;

/** A fact as the word by which documents hold it. */
export const factWord = (fact: number): string =>
  fact > firstCategoryFact ? `#c${String(fact - firstCategoryFact)}` : `#${String(fact)}`;

/** Facts of cards and numbers of categories, apart. */
export const splitFacts = (facts: readonly number[]) => ({
  plain: facts.filter((fact) => fact <= firstCategoryFact),
  categories: facts
    .filter((fact) => fact > firstCategoryFact)
    .map((fact) => fact - firstCategoryFact),
});
