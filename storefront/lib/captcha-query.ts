import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';

/** Which captcha the shop is set up with; it changes with a new start of the server at most. */
export const captchaQuery = (client: Client) =>
  queryOptions({
    queryKey: ['captcha'],
    queryFn: ({ signal }) => client.get('captcha-settings', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

interface Preparation {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads on the server what a page with a captcha needs. */
export async function prepareCaptcha({ client, queryClient }: Preparation) {
  await queryClient.query({ ...captchaQuery(client), retry: false });
  return { status: 200 };
}
