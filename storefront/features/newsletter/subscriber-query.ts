import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { callOrNull } from '../../lib/call-or-null.ts';

export type Subscription = Reply<Endpoints['news-subscriber']>;

/** A subscription by the random code of its mails; null where there is none. */
export const subscriberQuery = (client: Client, code: string) =>
  queryOptions({
    queryKey: ['newsletter', code],
    queryFn: ({ signal }): Promise<Subscription | null> =>
      callOrNull(client.get('news-subscriber', { params: { code } }, { signal })),
  });

interface Preparation {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads the page on the server. */
export async function prepareNewsletter({ client, queryClient }: Preparation, code: string) {
  const found = await queryClient.query({ ...subscriberQuery(client, code), retry: false });
  return { status: found === null ? 404 : 200 };
}
