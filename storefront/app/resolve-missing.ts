import type { Client } from '#core/contract/client.ts';

/** What became of a page: moved (301, one hop), gone for good (410) or never there (404). */
export async function resolveMissing(
  client: Client,
  pathname: string,
): Promise<{ readonly status: number; readonly location?: string }> {
  const found = await client
    .get('resolve-address', { query: { path: pathname } })
    // An address that cannot even be asked about is not there.
    .catch(() => null);
  if (found?.kind === 'redirect') return { status: 301, location: found.to };
  return { status: found?.kind === 'gone' ? 410 : 404 };
}
