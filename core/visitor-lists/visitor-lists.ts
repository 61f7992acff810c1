import { mergeLastVisited } from './last-visited.ts';

/** What a shop remembers for a visitor or an account: ids of variants, the newest first. */
export interface VisitorLists<Id> {
  readonly favourites: readonly Id[];
  readonly lastVisited: readonly Id[];
  /** In the order in which they stand side by side. */
  readonly compared: readonly Id[];
}

/** More would not fit the page of favourites, which reads its cards in one call. */
export const mostFavourites = 48;

/** Variants that a comparison takes side by side. */
export const mostCompared = 4;

/** The favourites after a heart was pressed: the newest first, each once, the latest 48. */
export function keepFavourite<Id>(favourites: readonly Id[], id: Id, isKept: boolean): Id[] {
  const others = favourites.filter((each) => each !== id);
  return isKept ? [id, ...others].slice(0, mostFavourites) : others;
}

/**
 * Lists of a guest joined to the account's at login. Nobody's favourite is lost before the bound, the
 * guest's are the newer ones; last visited as T-CART-10 says; a comparison that the guest is making
 * is filled up with the account's.
 */
export function mergeVisitorLists<Id extends string | number>(
  guest: VisitorLists<Id>,
  account: VisitorLists<Id>,
): VisitorLists<Id> {
  const union = (first: readonly Id[], second: readonly Id[], most: number) =>
    [...new Set([...first, ...second])].slice(0, most);
  return {
    favourites: union(guest.favourites, account.favourites, mostFavourites),
    lastVisited: mergeLastVisited(guest.lastVisited, account.lastVisited),
    compared: union(guest.compared, account.compared, mostCompared),
  };
}
