const kept = 4;

/** The list after a look at a product: newest first, no duplicates, the 4 latest (T-CART-10). */
export const visitProduct = <Id extends string | number>(visited: readonly Id[], code: Id): Id[] =>
  mergeLastVisited([code], visited);

/** A guest's list joined to the account's at login: the guest's looks are the newer ones. */
export const mergeLastVisited = <Id extends string | number>(
  guest: readonly Id[],
  account: readonly Id[],
): Id[] => [...new Set([...guest, ...account])].slice(0, kept);
