import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';

export const faqQuery = (client: Client) =>
  queryOptions({
    queryKey: ['faq'],
    queryFn: ({ signal }) => client.get('faq', {}, { signal }),
  });

interface Preparation {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads the page on the server. */
export async function prepareFaq({ client, queryClient }: Preparation) {
  await queryClient.query({ ...faqQuery(client), retry: false });
  return { status: 200 };
}
