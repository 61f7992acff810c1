import {
  emptyListingState,
  toggleValue,
  type Listing,
  type ListingState,
} from '#core/catalog/facets.ts';
import { listingQuery, readListingQuery, type QueryEntries } from '#core/catalog/listing-url.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';

/** What every list of products answers. */
export type ListingReply = Omit<Reply<Endpoints['catalog-category']>, 'category'>;
export type ListingFacet = ListingReply['facets'][number];
export type RangeFacet = Extract<ListingFacet, { kind: 'range' }>;
export type ChoiceFacet = Extract<ListingFacet, { kind: 'choice' }>;

/** What a page's own address says besides the list: its path, and entries such as the query. */
export interface ListingPlace {
  readonly path: string;
  readonly fixed: QueryEntries;
}

/** The first is the usual one, which no address names. */
const pageSizes = [24, 48, 96] as const;
/** A span is cut to what there is by the server, which knows it for every facet. */
const noBound = 999_999_999;

// Of campaigns and of the language: nothing that a list could understand.
const foreign = /^(utm_\w+|gclid|fbclid|msclkid|srsltid|language)$/;

/** Names of the two inputs of a range: a form without a script can send only one value each. */
export const spanInputs = (code: string) => ({ from: `${code}_from`, to: `${code}_to` });

const entriesOf = (search: string): [string, string][] => [...new URLSearchParams(search)];

export const searchText = (entries: QueryEntries): string =>
  new URLSearchParams(entries.map(([name, value]): [string, string] => [name, value]))
    .toString()
    .replaceAll('%2C', ',');

/** The part of an address's query that is about the list, as the wire takes it. */
export const listingText = (search: string, own: readonly string[] = []): string =>
  searchText(entriesOf(search).filter(([name]) => !foreign.test(name) && !own.includes(name)));

/** What the list can be asked for, as far as its answer tells. */
const listingOf = ({ facets, sorts: [best = '', ...sorts] }: ListingReply): Listing => ({
  facets: facets.map((facet) =>
    facet.kind === 'choice'
      ? { kind: 'choice', code: facet.code, values: facet.values.map(({ value }) => value) }
      : { kind: 'range', code: facet.code, min: 0, max: noBound },
  ),
  sorts: [best, ...sorts],
  pageSizes,
});

/** A list with the state in its address, and where each change of it leads. */
export interface ListingModel {
  readonly reply: ListingReply;
  readonly place: ListingPlace;
  readonly listing: Listing;
  /** Of the address: ahead of the reply while that is on its way. */
  readonly state: ListingState;
  readonly hrefOf: (state: ListingState) => string;
  readonly hrefOfText: (text: string) => string;
  /** What an address made by `hrefOf` stands for. */
  readonly stateOf: (href: string) => ListingState;
}

export function listingModel(reply: ListingReply, place: ListingPlace, text: string): ListingModel {
  const listing = listingOf(reply);
  const { state } = readListingQuery(listing, entriesOf(text));
  const hrefOfText = (rest: string) => {
    const query = [searchText(place.fixed), rest].filter(Boolean).join('&');
    return query === '' ? place.path : `${place.path}?${query}`;
  };
  const hrefOf = (next: ListingState) => hrefOfText(searchText(listingQuery(listing, next)));
  const stateOf = (href: string) =>
    readListingQuery(listing, entriesOf(href.slice(place.path.length))).state;
  return { reply, place, listing, state, hrefOf, hrefOfText, stateOf };
}

/** Names of the parameters that an address of the list may have, those of plain forms among them. */
export const listingNames = ({ facets }: ListingReply): readonly string[] => [
  ...facets.flatMap(({ kind, code }) =>
    kind === 'choice' ? [code] : [code, ...Object.values(spanInputs(code))],
  ),
  ...['sort', 'page', 'limit'],
];

/** Whether anything narrows the list; sorting and paging do not. */
export const isFiltered = ({ chosen, spans }: ListingState): boolean =>
  chosen.size > 0 || spans.size > 0;

/** How many filters stand, each value counted. */
export const countFilters = ({ chosen, spans }: ListingState): number =>
  [...chosen.values()].reduce((sum, values) => sum + values.length, spans.size);

/** The state without its filters, sorted as it was. */
export const withoutFilters = ({ listing, state }: ListingModel): ListingState => ({
  ...emptyListingState(listing),
  sort: state.sort,
  pageSize: state.pageSize,
});

export const toggled = ({ listing, state }: ListingModel, code: string, value: string) =>
  toggleValue(listing, state, code, value);

/** The state without one span, on the first page. */
export function withoutSpan({ state }: ListingModel, code: string): ListingState {
  const spans = new Map(state.spans);
  spans.delete(code);
  return { ...state, spans, page: 1 };
}
