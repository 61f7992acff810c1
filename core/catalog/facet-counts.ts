import type { Facet, Listing, ListingState } from './facets.ts';

/** One product of a listing, by the codes of its facets. */
export interface FacetRow {
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly numbers: ReadonlyMap<string, number>;
}

export interface ValueCount {
  readonly value: string;
  /** Products that would be listed with this value, without the facet's own filter. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** Whether a product is listed: one of the values inside each facet, and every facet. */
export const isListed = (listing: Listing, state: ListingState, row: FacetRow): boolean =>
  listing.facets.every((facet) => passes(facet, state, row));

/**
 * Values of each choice facet with their counts (DECISIONS "Catalogue and search"): a facet is counted
 * as if nothing were chosen in it, under the choices of all others. Values in the facet's order; one
 * with no product is left out unless it is chosen, so that it can always be unticked.
 */
export function facetCounts(
  listing: Listing,
  state: ListingState,
  rows: readonly FacetRow[],
): ReadonlyMap<string, readonly ValueCount[]> {
  const counts = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const failing = listing.facets.filter((facet) => !passes(facet, state, row));
    if (failing.length > 1) continue;
    // A row that fails one facet still counts there, for its own filter does not apply.
    for (const facet of failing.length === 1 ? failing : listing.facets) {
      countRow(counts, facet.code, row);
    }
  }
  return new Map(
    listing.facets.flatMap((facet) =>
      facet.kind === 'choice' ? [[facet.code, shown(facet, state, counts)] as const] : [],
    ),
  );
}

function passes(facet: Facet, state: ListingState, row: FacetRow): boolean {
  if (facet.kind === 'choice') {
    const chosen = state.chosen.get(facet.code);
    return !chosen || (row.values.get(facet.code) ?? []).some((value) => chosen.includes(value));
  }
  const span = state.spans.get(facet.code);
  const number = row.numbers.get(facet.code);
  return !span || (number !== undefined && number >= span.from && number <= span.to);
}

function countRow(counts: Map<string, Map<string, number>>, code: string, row: FacetRow): void {
  const inFacet = counts.get(code) ?? new Map<string, number>();
  for (const value of new Set(row.values.get(code))) {
    inFacet.set(value, (inFacet.get(value) ?? 0) + 1);
  }
  counts.set(code, inFacet);
}

function shown(
  facet: Extract<Facet, { kind: 'choice' }>,
  state: ListingState,
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>,
): readonly ValueCount[] {
  return facet.values
    .map((value) => ({
      value,
      count: counts.get(facet.code)?.get(value) ?? 0,
      isChosen: state.chosen.get(facet.code)?.includes(value) ?? false,
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen);
}
