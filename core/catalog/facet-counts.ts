import type { Facet, Listing, ListingState } from './facets.ts';
import { pieceFacets, type PieceFacet } from './piece-combos.ts';

/** One product of a listing, by the codes of its facets. */
export interface FacetRow {
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly numbers: ReadonlyMap<string, number>;
  /** What each of its pieces is. */
  readonly pieces: readonly Readonly<Record<PieceFacet, readonly string[]>>[];
}

export interface ValueCount {
  readonly value: string;
  /** Products that would be listed with this value, without the facet's own filter. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** Whether a product is listed: one of the values inside each facet, and every facet; those of its pieces by one piece. */
export const isListed = (listing: Listing, state: ListingState, row: FacetRow): boolean =>
  listing.facets.every((facet) => passes(facet, state, row)) && hasChosenPiece(state, row);

function hasChosenPiece({ chosen }: ListingState, { pieces }: FacetRow): boolean {
  const facets = pieceFacets.filter((facet) => chosen.has(facet));
  const isOne = (piece: FacetRow['pieces'][number]) =>
    facets.every((facet) => piece[facet].some((value) => chosen.get(facet)?.includes(value)));
  return facets.length < 2 || pieces.some(isOne);
}

/**
 * Values of each choice facet with their counts (DECISIONS "Catalogue and search"): a facet is counted
 * as if nothing but the value were chosen in it, under the choices of all others. Values in the facet's order; one
 * with no product is left out unless it is chosen, so that it can always be unticked.
 */
export function facetCounts(
  listing: Listing,
  state: ListingState,
  rows: readonly FacetRow[],
): ReadonlyMap<string, readonly ValueCount[]> {
  const countOf = (code: string, value: string) => {
    const chosen = new Map(state.chosen).set(code, [value]);
    return rows.filter((row) => isListed(listing, { ...state, chosen }, row)).length;
  };
  return new Map(
    listing.facets.flatMap((facet) =>
      facet.kind === 'choice' ? [[facet.code, shown(facet, state, countOf)] as const] : [],
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

function shown(
  facet: Extract<Facet, { kind: 'choice' }>,
  state: ListingState,
  countOf: (code: string, value: string) => number,
): readonly ValueCount[] {
  return facet.values
    .map((value) => ({
      value,
      count: countOf(facet.code, value),
      isChosen: state.chosen.get(facet.code)?.includes(value) ?? false,
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen);
}
