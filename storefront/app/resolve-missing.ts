import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import { addressQuery } from '../lib/address-query.ts';

/** What became of a page: moved (301, one hop), gone for good (410) or never there (404). */
export async function resolveMissing(
  { client, queryClient }: { readonly client: Client; readonly queryClient: QueryClient },
  pathname: string,
): Promise<{ readonly status: number; readonly location?: string }> {
  const found = await queryClient.query(addressQuery(client, pathname));
  if (found?.kind === 'redirect') return { status: 301, location: found.to };
  return { status: found?.kind === 'gone' ? 410 : 404 };
}
