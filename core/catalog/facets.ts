/** A facet of a listing: values that can be ticked, or a span of whole numbers such as the price. */
export type Facet =
  | { readonly kind: 'choice'; readonly code: string; readonly values: readonly string[] }
  /** Both bounds inclusive. */
  | { readonly kind: 'range'; readonly code: string; readonly min: number; readonly max: number };

/** What one list of products can be asked for. */
export interface Listing {
  /** In the order in which they are shown and written to the address. */
  readonly facets: readonly Facet[];
  /** Sort orders; the first is the default and is not written to the address. */
  readonly sorts: readonly [string, ...string[]];
  /** Products on a page; the first is the default and is not written to the address. */
  readonly pageSizes: readonly [number, ...number[]];
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What a visitor asked a listing for; the whole of it stands in the address. */
export interface ListingState {
  /** Values of a choice in the facet's order; a facet with nothing chosen is absent. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
  /** Spans inside their facet's bounds; a facet without a span is absent. */
  readonly spans: ReadonlyMap<string, Span>;
  readonly sort: string;
  readonly pageSize: number;
  /** 1 and up; what lies behind the last page is known only with the count, see `pageOf`. */
  readonly page: number;
}

/** State of a listing that was just opened. */
export const emptyListingState = (listing: Listing): ListingState => ({
  chosen: new Map(),
  spans: new Map(),
  sort: listing.sorts[0],
  pageSize: listing.pageSizes[0],
  page: 1,
});

/**
 * Ticks a value, or unticks a ticked one. Returns to the first page, because the products move.
 * Throws on a facet or value that the listing does not have.
 */
export function toggleValue(
  listing: Listing,
  state: ListingState,
  code: string,
  value: string,
): ListingState {
  const facet = listing.facets.find((each) => each.code === code);
  if (facet?.kind !== 'choice' || !facet.values.includes(value)) {
    throw new RangeError(`no value ${value} of facet ${code}`);
  }
  const before = state.chosen.get(code) ?? [];
  const values = facet.values.filter((each) => before.includes(each) !== (each === value));
  const chosen = new Map(state.chosen);
  if (values.length === 0) chosen.delete(code);
  else chosen.set(code, values);
  return { ...state, chosen, page: 1 };
}
