import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { useClient } from './shop.tsx';
import { loadSignedIn, useSignedIn } from './signed-in.ts';

export type Profile = Reply<Endpoints['user-profile']>;
export type SavedAddress = Reply<Endpoints['user-addresses']>['addresses'][number];

/** Personal data and addresses of who is signed in. */
export interface Owner {
  readonly profile: Profile;
  readonly addresses: readonly SavedAddress[];
}

const loadOwner = async (client: Client): Promise<Owner> => {
  const [profile, { addresses }] = await Promise.all([
    client.get('user-profile', {}),
    client.get('user-addresses', {}),
  ]);
  return { profile, addresses };
};

/** What the account of whoever is signed in knows of them, kept no longer than the page; undefined for all others. */
export function useOwner(): Owner | undefined {
  const client = useClient();
  const user = useSignedIn();
  useEffect(() => {
    // Without an answer a form is simply filled in by hand.
    loadSignedIn(client).catch(() => undefined);
  }, [client]);
  const { data } = useQuery({
    queryKey: ['owner', user?.id],
    queryFn: () => loadOwner(client),
    enabled: Boolean(user),
    gcTime: 0,
  });
  return data;
}
