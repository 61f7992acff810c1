import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';

export type SecurityState = Reply<Endpoints['security-state']>;
export type SecurityAlert = SecurityState['alerts'][number];

export const securityKey = ['security'];

export const securityQuery = {
  queryKey: securityKey,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get('security-state', {}, { signal }),
  // The rules are looked at once a minute.
  refetchInterval: 60_000,
};
