import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';

export type Matrix = Reply<Endpoints['admin-delivery-matrix']>;
export type Trial = Reply<Endpoints['admin-delivery-trial-preview']>;

export const matrixKey = ['admin-delivery-matrix'];

export const matrixQuery = queryOptions({
  queryKey: matrixKey,
  queryFn: ({ signal }) => client.get('admin-delivery-matrix', {}, { signal }),
});
