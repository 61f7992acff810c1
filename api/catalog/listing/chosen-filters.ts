import { pieceFacets, type ChosenOfPieces, type PieceFacet } from '#core/catalog/piece-combos.ts';
import type { ListingState, Span } from '#core/catalog/facets.ts';
import type { QueryValue } from '../../platform/database/query.ts';
import type { ListingDefinition } from './listing-definition.ts';
import { boundPieces, hasPieceSql } from './piece-combos-sql.ts';

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

/** Filters that a card passes or fails together: those of its pieces, of which one has to pass them all; else a single one. */
export interface FilterGroup {
  readonly codes: readonly string[];
  readonly filter: ChosenFilter;
  /** What is chosen of pieces; null of any other filter. */
  readonly pieces: ChosenOfPieces | null;
}

/** Filters of pieces first, together. */
export function filterGroups(filters: readonly ChosenFilter[]): readonly FilterGroup[] {
  const facetOf = ({ code, facts }: ChosenFilter) =>
    facts === null ? undefined : pieceFacets.find((facet) => facet === code);
  const ofPieces = filters.filter((filter) => facetOf(filter) !== undefined);
  const pieces = new Map(
    ofPieces.flatMap((filter): [PieceFacet, readonly number[]][] => {
      const facet = facetOf(filter);
      return facet === undefined ? [] : [[facet, filter.facts ?? []]];
    }),
  );
  const [first] = ofPieces;
  const single = filters.filter((filter) => facetOf(filter) === undefined);
  return [
    ...(first ? [{ codes: ofPieces.map(({ code }) => code), filter: first, pieces }] : []),
    ...single.map((filter) => ({ codes: [filter.code], filter, pieces: null })),
  ];
}

/** Conditions of SQL on the columns `facts` and `price`, one for each group, whose values are added to `values`. */
export const filterSql = (
  groups: readonly FilterGroup[],
  values: QueryValue[],
): readonly string[] =>
  groups.map(({ filter: { facts, span }, pieces }) => {
    if (pieces && pieces.size > 1) return hasPieceSql(boundPieces(pieces, values));
    if (span) {
      values.push(span.from, span.to);
      return `price between $${String(values.length - 1)} and $${String(values.length)}`;
    }
    values.push(facts ?? []);
    return `facts && $${String(values.length)}::integer[]`;
  });
