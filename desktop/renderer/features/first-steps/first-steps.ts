import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';

export type FirstSteps = Reply<Endpoints['admin-first-steps']>;

export const firstStepsQuery = {
  queryKey: ['first-steps'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get('admin-first-steps', {}, { signal }),
};
