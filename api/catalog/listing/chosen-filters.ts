import type { ListingState, Span } from '#core/catalog/facets.ts';
import type { QueryValue } from '../../platform/database/query.ts';
import type { ListingDefinition } from './listing-definition.ts';

/** A facet in which something is chosen: any of its facts, or a span of prices. */
export interface ChosenFilter {
  readonly code: string;
  readonly facts: readonly number[] | null;
  readonly span: Span | null;
}

/** What is chosen, in the order of the facets. */
export const chosenFilters = (
  { facets }: ListingDefinition,
  { chosen, spans }: ListingState,
): readonly ChosenFilter[] =>
  facets.flatMap(({ code, values }): readonly ChosenFilter[] => {
    const ticked = chosen.get(code);
    const span = spans.get(code);
    if (values === null) return span ? [{ code, facts: null, span }] : [];
    if (!ticked) return [];
    const facts = values.filter(({ value }) => ticked.includes(value)).map(({ fact }) => fact);
    return [{ code, facts, span: null }];
  });

/** Conditions of SQL on the columns `facts` and `price`, whose values are added to `values`. */
export function filterSql(
  filters: readonly ChosenFilter[],
  values: QueryValue[],
): readonly string[] {
  return filters.map(({ facts, span }) => {
    if (span) {
      values.push(span.from, span.to);
      return `price between $${String(values.length - 1)} and $${String(values.length)}`;
    }
    values.push(facts ?? []);
    return `facts && $${String(values.length)}::integer[]`;
  });
}
