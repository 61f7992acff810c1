import {
  emptyListingState,
  type Facet,
  type Listing,
  type ListingState,
  type Span,
} from './facets.ts';

export type DropReason =
  | 'unknown_facet'
  | 'unknown_value'
  | 'invalid_span'
  | 'unknown_sort'
  | 'unknown_page_size'
  | 'invalid_page';

/** A piece of an address that was not understood and is left out of the state. */
export interface Dropped {
  readonly name: string;
  readonly value: string;
  readonly reason: DropReason;
}

/** Names and decoded values of an address's query, as URLSearchParams gives and takes them. */
export type QueryEntries = readonly (readonly [name: string, value: string])[];

/** Pages that an address may name at most: keeps an offset within what a database can skip. */
const lastPage = 100_000;

/**
 * Reads the state of a listing from an address's query. What is unknown or malformed is dropped and
 * reported with its reason, never refused: an old link still opens. A repeated name adds up for a
 * choice, and the last one counts elsewhere. Facets must not be named `sort`, `page` or `limit`.
 */
export function readListingQuery(
  listing: Listing,
  entries: QueryEntries,
): { readonly state: ListingState; readonly dropped: readonly Dropped[] } {
  const dropped: Dropped[] = [];
  const ticked = new Map<string, ReadonlySet<string>>();
  const spans = new Map<string, Span>();
  let state = emptyListingState(listing);
  for (const [name, value] of entries) {
    const facet = listing.facets.find(({ code }) => code === name);
    const drop = (reason: DropReason, part = value) => dropped.push({ name, value: part, reason });
    if (facet?.kind === 'choice') {
      const [known, unknown] = sorted(facet, value.split(','));
      for (const part of unknown) drop('unknown_value', part);
      ticked.set(name, new Set([...(ticked.get(name) ?? []), ...known]));
    } else if (facet?.kind === 'range') {
      const span = readSpan(facet, value);
      if (span === undefined) drop('invalid_span');
      else spans.set(name, span);
    } else {
      const read = readOther(listing, name, value);
      if (typeof read === 'string') drop(read);
      else state = { ...state, ...read };
    }
  }
  return {
    state: { ...state, chosen: inOrder(listing, ticked), spans: spansIn(listing, spans) },
    dropped,
  };
}

/** Writes a state as an address's query: always in the same order, and nothing that is the default. */
export function listingQuery(listing: Listing, state: ListingState): QueryEntries {
  const facets = listing.facets.flatMap(({ code }) => {
    const values = state.chosen.get(code);
    const span = state.spans.get(code);
    if (values !== undefined) return [[code, values.join(',')] as const];
    return span === undefined ? [] : [[code, `${span.from}-${span.to}`] as const];
  });
  const others = [
    ['sort', state.sort, listing.sorts[0]],
    ['limit', String(state.pageSize), String(listing.pageSizes[0])],
    ['page', String(state.page), '1'],
  ] as const;
  return [
    ...facets,
    ...others.flatMap(([name, value, usual]) => (value === usual ? [] : [[name, value] as const])),
  ];
}

type ChoiceFacet = Extract<Facet, { kind: 'choice' }>;
type RangeFacet = Extract<Facet, { kind: 'range' }>;

const sorted = ({ values }: ChoiceFacet, parts: readonly string[]) =>
  [
    parts.filter((part) => values.includes(part)),
    parts.filter((part) => !values.includes(part)),
  ] as const;

function readSpan({ min, max }: RangeFacet, value: string): Span | undefined {
  const match = /^(\d{1,9})-(\d{1,9})$/.exec(value);
  if (match === null) return undefined;
  const [from, to] = [Math.max(Number(match[1]), min), Math.min(Number(match[2]), max)];
  return from <= to ? { from, to } : undefined;
}

function readOther(
  listing: Listing,
  name: string,
  value: string,
): Partial<ListingState> | DropReason {
  const number = /^[1-9]\d{0,6}$/.test(value) ? Number(value) : undefined;
  if (name === 'sort') return listing.sorts.includes(value) ? { sort: value } : 'unknown_sort';
  if (name === 'page') {
    return number === undefined || number > lastPage ? 'invalid_page' : { page: number };
  }
  if (name !== 'limit') return 'unknown_facet';
  return number !== undefined && listing.pageSizes.includes(number)
    ? { pageSize: number }
    : 'unknown_page_size';
}

const inOrder = (listing: Listing, ticked: ReadonlyMap<string, ReadonlySet<string>>) =>
  new Map(
    listing.facets.flatMap((facet) => {
      const values =
        facet.kind === 'choice'
          ? facet.values.filter((value) => ticked.get(facet.code)?.has(value))
          : [];
      return values.length === 0 ? [] : [[facet.code, values] as const];
    }),
  );

const spansIn = (listing: Listing, spans: ReadonlyMap<string, Span>) =>
  new Map(
    listing.facets.flatMap(({ code }) => {
      const span = spans.get(code);
      return span === undefined ? [] : [[code, span] as const];
    }),
  );
