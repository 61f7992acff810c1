import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';

export type PriceListReply = Reply<Endpoints['catalog-price-list']>;

/** What of the price list is shown; empty texts mean all. */
export interface PriceListChoice {
  readonly kind: string;
  readonly manufacturer: string;
  /** 1 and up. */
  readonly page: number;
}

/** Rows on a page, as many as fit a printed sheet or three. */
export const rowsOnPage = 100;
const lastPage = 10_000;

/** Reads the address; what is no page number is the first page. */
export function readPriceListChoice(search: string): PriceListChoice {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  return {
    kind: (query.get('kind') ?? '').slice(0, 40),
    manufacturer: (query.get('manufacturer') ?? '').slice(0, 120),
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), lastPage) : 1,
  };
}

/** The address's query of a choice, nothing in it that means all. */
export function priceListSearch({ kind, manufacturer, page }: PriceListChoice): string {
  const query = new URLSearchParams();
  if (kind !== '') query.set('kind', kind);
  if (manufacturer !== '') query.set('manufacturer', manufacturer);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export const priceListQuery = (client: Client, choice: PriceListChoice) =>
  queryOptions({
    queryKey: ['price-list', choice],
    queryFn: ({ signal }) =>
      client.get(
        'catalog-price-list',
        {
          query: {
            kind: choice.kind || undefined,
            manufacturer: choice.manufacturer || undefined,
            offset: (choice.page - 1) * rowsOnPage,
            limit: rowsOnPage,
          },
        },
        { signal },
      ),
  });

interface Preparation {
  readonly search: string;
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/** Loads the page on the server. */
export async function preparePriceList({ search, client, queryClient }: Preparation) {
  const query = priceListQuery(client, readPriceListChoice(search));
  await queryClient.query({ ...query, retry: false });
  return { status: 200 };
}
