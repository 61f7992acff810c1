import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';

export type Customer = Reply<Endpoints['admin-customer']>;
export type FoundCustomer = Reply<Endpoints['admin-customer-find']>['results'][number];

/** What is shorter finds nobody. */
export const leastLetters = 3;

/** People by what was typed, which goes in the body and is kept in this window alone. */
export const foundQuery = (q: string) =>
  queryOptions({
    queryKey: ['customer-find', q],
    queryFn: ({ signal }) => client.post('admin-customer-find', { body: { q } }, { signal }),
  });

const keyOf = (key: string) => ['customer', key] as const;

export const customerQuery = (key: string) =>
  queryOptions({
    queryKey: keyOf(key),
    queryFn: () => client.get('admin-customer', { params: { key } }),
  });

export async function addNote(key: string, text: string): Promise<void> {
  await client.post('admin-customer-note', { params: { key }, body: { text } });
  await queries.invalidateQueries({ queryKey: keyOf(key) });
}

/** Customers have the address of the thing by which they were found. */
export const pathOfCustomer = (key: string): string => `/customers/${key}`;
