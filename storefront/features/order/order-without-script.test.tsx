import { expect, it } from 'vitest';
import { createClient } from '#core/contract/client.ts';
import { urlMap } from '#core/contract/endpoints.ts';
import type { LoadPage } from '../../lib/page-route.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { orderQuery } from './order-query.ts';
import { load as loadOrder } from './order.route.ts';
import { load as loadThanks } from './thanks.route.ts';

const code = 'K7PM2Q';

/** What the server does with an address of the page before it renders it. */
async function prepared(load: LoadPage, status: number) {
  const queryClient = createQueryClient();
  const client = createClient(
    () =>
      Promise.resolve({
        status,
        body: { number: '1260000001' },
        requestId: null,
        retryAfter: null,
      }),
    urlMap,
  );
  const page = await load({ path: '/', search: '', market: 'cz', client, queryClient }, code);
  return { page, order: queryClient.getQueryData(orderQuery(client, code).queryKey) };
}

it.each([
  ['of the order', loadOrder],
  ['of the thanks', loadThanks],
] as const)(
  'the page %s arrives with the order, so that it needs no script to say its state',
  async (_, load) => {
    expect(await prepared(load, 200)).toEqual({
      page: { status: 200 },
      order: { number: '1260000001' },
    });
    expect((await prepared(load, 404)).page).toEqual({ status: 404 });
  },
);
