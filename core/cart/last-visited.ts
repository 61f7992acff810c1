const kept = 4;

/** The list after a look at a product: newest first, no duplicates, the 4 latest (T-CART-10). */
export const visitProduct = (visited: readonly string[], code: string): string[] =>
  mergeLastVisited([code], visited);

/** A guest's list joined to the account's at login: the guest's looks are the newer ones. */
export const mergeLastVisited = (guest: readonly string[], account: readonly string[]): string[] =>
  [...new Set([...guest, ...account])].slice(0, kept);
