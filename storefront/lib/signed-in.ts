import { useSyncExternalStore } from 'react';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { visitorChanged } from './data-layer.ts';

export type SignedInUser = NonNullable<Reply<Endpoints['auth-session']>['user']>;

// One visitor per page. The served page is everybody's, so this is asked once it runs.
let user: SignedInUser | null | undefined;
let loading: Promise<SignedInUser | null> | null = null;
const listeners = new Set<() => void>();
const changeListeners = new Set<() => void>();

function show(next: SignedInUser | null): void {
  user = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in; null for nobody, undefined on the server and until it is known. */
export const useSignedIn = (): SignedInUser | null | undefined =>
  useSyncExternalStore(
    subscribe,
    () => user,
    () => undefined,
  );

/** Asks once a page; a failure leaves it open and is asked again next time. */
export function loadSignedIn(client: Client): Promise<SignedInUser | null> {
  if (loading !== null) return loading;
  const asked = client.get('auth-session', {}).then(({ user: found }) => {
    // Somebody may have signed in meanwhile, which is the newer answer.
    if (loading === asked) show(found);
    return user ?? found;
  });
  loading = asked;
  asked.catch(() => (loading = loading === asked ? null : loading));
  return asked;
}

/** Somebody has signed in or out in this page, or changed their name. */
export function setSignedIn(next: SignedInUser | null): void {
  const isOther = next?.id !== user?.id;
  loading = Promise.resolve(next);
  show(next);
  if (!isOther) return;
  visitorChanged();
  for (const listener of changeListeners) listener();
}

/** Tells whatever belongs to a visitor, such as lists and the cart, to be loaded anew. */
export function onSignedIn(listener: () => void): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}
