import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { shopListOf, type ShopList } from '#core/content/page-block.ts';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { callOrNull } from '../../lib/call-or-null.ts';
import { homeQuery } from './home-query.ts';

export type ComposedPage = Reply<Endpoints['landing-page']>;
export type ComposedBlock = ComposedPage['blocks'][number];

/** The front page as staff composed it for now. */
export const homePageQuery = (client: Client) =>
  queryOptions({
    queryKey: ['home-page'],
    queryFn: ({ signal }) => client.get('home-page', {}, { signal }),
  });

/** A page of a campaign; null where none is shown at the address. */
export const landingPageQuery = (client: Client, slug: string) =>
  queryOptions({
    queryKey: ['landing-page', slug],
    queryFn: ({ signal }) =>
      callOrNull(client.get('landing-page', { params: { slug } }, { signal })),
  });

/** Products of a list of the shop, as its first page has them. */
export const listRowQuery = (client: Client, { path, state }: ShopList) =>
  queryOptions({
    queryKey: ['list-row', path, state],
    queryFn: ({ signal }) =>
      callOrNull(client.get('catalog-category-products', { query: { path, state } }, { signal })),
  });

interface Preparation {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads the products that blocks show; a row that cannot be read is left out of the page. */
async function prepareRows(
  { client, queryClient }: Preparation,
  blocks: readonly ComposedBlock[],
): Promise<void> {
  const rows = blocks.filter((block) => block.type === 'products');
  const lists = rows.flatMap(({ list }) => shopListOf(list) ?? []);
  await Promise.all([
    ...lists.map((list) =>
      queryClient.query({ ...listRowQuery(client, list), retry: false }).catch(() => null),
    ),
    rows.some(({ row }) => row !== 'list') && prepareOwnRows({ client, queryClient }),
  ]);
}

const prepareOwnRows = ({ client, queryClient }: Preparation) =>
  queryClient.query({ ...homeQuery(client), retry: false }).catch(() => null);

/** Loads what the front page shows; without the rows it still says what we do. */
export async function prepareHome(preparation: Preparation) {
  const { client, queryClient } = preparation;
  const query = homePageQuery(client);
  const found = await queryClient.query({ ...query, retry: false }).catch(() => null);
  // What staff composed cannot be read now: the own front page stands without it.
  if (found === null) queryClient.setQueryData(query.queryKey, { page: null });
  if (found?.page) await prepareRows(preparation, found.page.blocks);
  else await prepareOwnRows(preparation);
  return { status: 200 };
}

/** Loads a page of a campaign on the server. */
export async function prepareLanding(preparation: Preparation, slug: string) {
  const { client, queryClient } = preparation;
  const found = await queryClient.query({ ...landingPageQuery(client, slug), retry: false });
  if (found === null) return { status: 404 };
  await prepareRows(preparation, found.blocks);
  return { status: 200 };
}
