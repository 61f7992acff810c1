import { findsByWords } from '#core/orders/order-words.ts';
import { client } from '../../lib/client.ts';
import { gridQuery, type FetchPage } from '../../ui/grid/grid-pages.ts';

const ways = () => client.get('admin-order-ways', {});

/** What deliveries and payments are called, to be ticked in the filters of their columns. */
export const pickLists = {
  delivery: async () => (await ways()).deliveries,
  payment: async () => (await ways()).payments,
};

/** Keeps what a search finds; one that failed is asked anew. */
const find = (term: string): Promise<string> =>
  client.post('admin-order-find-select', { body: { term } }).then(
    ({ id }) => id,
    (error: unknown) => {
      last = null;
      throw error;
    },
  );

/** The last search with what it found: its pages are pages of one selection. */
let last: { readonly term: string; readonly id: Promise<string> } | null = null;

/**
 * A page of orders. A search is for people and their phones too, which belong into no address: what it
 * finds is kept as a selection first, and the list shows its rows. A first page looks anew.
 */
export const fetchOrders: FetchPage = async (request, signal) => {
  const { term, conditions } = request.filter;
  if (!findsByWords(term)) {
    return client.get('grid-orders', { query: gridQuery(request) }, { signal });
  }
  if (last?.term !== term || (request.offset === 0 && request.after === undefined)) {
    last = { term, id: find(term) };
  }
  const selection = await last.id;
  const filter = { term: '', conditions };
  return client.get(
    'grid-orders',
    { query: gridQuery({ ...request, filter, selection }) },
    { signal },
  );
};
