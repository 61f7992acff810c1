import { useSyncExternalStore } from 'react';
import {
  keepFavourite,
  mostCompared,
  type VisitorLists,
} from '#core/visitor-lists/visitor-lists.ts';
import type { Client } from '#core/contract/client.ts';

type Lists = VisitorLists<string>;

// One visitor per page: the header, the cards and the product page show the same lists.
let lists: Lists | null = null;
let loading: Promise<unknown> | null = null;
let changes = 0;
// Changes go one after the other: two at once could arrive in the other order, and the older one stay.
let last: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

function show(next: Lists): void {
  lists = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `seo_name`s of the visitor's lists; null on the server and until they have arrived. */
export const useVisitorLists = (): Lists | null =>
  useSyncExternalStore(
    subscribe,
    () => lists,
    () => null,
  );

/** Number of favourites for the header; null while it is not known. */
export const useFavouriteCount = (): number | null => useVisitorLists()?.favourites.length ?? null;

/** Asks for the lists once a page; a failure leaves them unknown and is asked again next time. */
export function loadVisitorLists(client: Client): void {
  loading ??= client.get('visitor-lists', {}).then(
    (loaded) => (lists === null ? show(loaded) : undefined),
    () => (loading = null),
  );
}

/** Asks anew: whoever has signed in or out has other lists. */
export function reloadVisitorLists(client: Client): void {
  lists = null;
  loading = null;
  changes += 1;
  loadVisitorLists(client);
}

/** Shows a change at once and takes it back when the server refuses; only the last answer counts. */
async function change(expected: Lists, send: () => Promise<Lists>): Promise<boolean> {
  const before = lists;
  changes += 1;
  const own = changes;
  show(expected);
  try {
    const sent = last.then(send, send);
    last = sent;
    const answer = await sent;
    if (own === changes) show(answer);
    return true;
  } catch {
    if (own === changes && before !== null) show(before);
    return false;
  }
}

const known = (): Lists => lists ?? { favourites: [], lastVisited: [], compared: [] };

/** Puts a variant among the favourites or takes it away; false where it could not be kept. */
export function setFavourite(client: Client, product: string, isKept: boolean): Promise<boolean> {
  const favourites = keepFavourite(known().favourites, product, isKept);
  return change({ ...known(), favourites }, () =>
    client.post('visitor-favourite', { body: { product, isKept } }),
  );
}

/** Keeps which variants are compared, in their order. */
export function setCompared(client: Client, products: readonly string[]): Promise<boolean> {
  const compared = [...new Set(products)].slice(0, mostCompared);
  return change({ ...known(), compared }, () =>
    client.post('visitor-compared', { body: { products: compared } }),
  );
}

/** Says that a variant's page was seen; a failure only means that it is not remembered. */
export function recordVisit(client: Client, product: string): void {
  loading = client.post('visitor-visit', { body: { product } }).then(show, () => {
    loading = null;
    loadVisitorLists(client);
  });
}
