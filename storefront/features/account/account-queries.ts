import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { statusOf } from '#ui/api-error.ts';
import { setSignedIn } from '../../lib/signed-in.ts';

export type Profile = Reply<Endpoints['user-profile']>;
export type OwnSession = Reply<Endpoints['auth-sessions']>['sessions'][number];
export type Address = Reply<Endpoints['user-addresses']>['addresses'][number];

/** A call of an account: where its session has ended meanwhile, the page asks to sign in again. */
async function own<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (statusOf(error) === 401) setSignedIn(null);
    throw error;
  }
}

export const summaryQuery = (client: Client) =>
  queryOptions({
    queryKey: ['account', 'summary'],
    queryFn: ({ signal }) => own(client.get('user-summary', {}, { signal })),
    refetchOnMount: 'always',
  });

export const profileQuery = (client: Client) =>
  queryOptions({
    queryKey: ['account', 'profile'],
    queryFn: ({ signal }) => own(client.get('user-profile', {}, { signal })),
    refetchOnMount: 'always',
  });

export const sessionsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => own(client.get('auth-sessions', {}, { signal })),
    refetchOnMount: 'always',
  });

export const factorsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['account', 'factors'],
    queryFn: ({ signal }) => own(client.get('auth-factors', {}, { signal })),
    refetchOnMount: 'always',
  });

export const addressesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['account', 'addresses'],
    queryFn: ({ signal }) => own(client.get('user-addresses', {}, { signal })),
    refetchOnMount: 'always',
  });

export const ordersQuery = (client: Client, limit: number) =>
  queryOptions({
    queryKey: ['account', 'orders', limit],
    queryFn: ({ signal }) =>
      own(client.get('user-profile-orders', { query: { offset: 0, limit } }, { signal })),
    refetchOnMount: 'always',
  });

export const repairsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['account', 'repairs'],
    queryFn: ({ signal }) => own(client.get('user-profile-repairs', {}, { signal })),
    refetchOnMount: 'always',
  });

/** Countries in the visitor's language. */
export const countriesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: ({ signal }) => client.get('country-options', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
