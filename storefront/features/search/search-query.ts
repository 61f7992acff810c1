import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import { parseQuery } from '#core/search/parse-query.ts';
import { listingText } from '../../lib/listing-address.ts';
import { joinedSpans } from '../../lib/span-form.ts';

/** What the shop has for a typed query, in one state of its list. */
export const searchQuery = (client: Client, q: string, state: string) =>
  queryOptions({
    queryKey: ['search', q, state] as readonly unknown[], // lists of pages mix the keys of several
    queryFn: ({ signal }) => client.get('search', { query: { q, state } }, { signal }),
  });

/** The typed query of an address and the state of the list beside it. */
export function readSearch(search: string) {
  const q = (new URLSearchParams(search).get('q') ?? '').trim();
  return { q, text: listingText(search, ['q']), isLong: parseQuery(q).ok };
}

interface Preparation {
  readonly path: string;
  /** Query of the address, with its question mark where there is one. */
  readonly search: string;
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads the page on the server; a query that is too short asks for nothing. */
export async function prepareSearch({ path, search, client, queryClient }: Preparation) {
  const joined = joinedSpans(search);
  if (joined !== null) return { status: 303, location: `${path}?${joined}` };
  const { q, text, isLong } = readSearch(search);
  if (isLong) await queryClient.query({ ...searchQuery(client, q, text), retry: false });
  return { status: 200 };
}
