import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { callOrNull } from '../../lib/call-or-null.ts';

export type JobCard = Reply<Endpoints['job-list']>['results'][number];

export const jobsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['jobs'],
    queryFn: ({ signal }) => client.get('job-list', {}, { signal }),
  });

export const jobQuery = (client: Client, slug: string) =>
  queryOptions({
    queryKey: ['job', slug],
    queryFn: ({ signal }) => callOrNull(client.get('job', { params: { slug } }, { signal })),
  });

interface Preparation {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads the list on the server. */
export async function prepareJobs({ client, queryClient }: Preparation) {
  await queryClient.query({ ...jobsQuery(client), retry: false });
  return { status: 200 };
}

/** Loads an offer on the server. */
export async function prepareJob({ client, queryClient }: Preparation, slug: string) {
  const found = await queryClient.query({ ...jobQuery(client, slug), retry: false });
  return { status: found === null ? 404 : 200 };
}
