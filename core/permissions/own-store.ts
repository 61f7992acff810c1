/**
 * Whether somebody of the staff may act on what belongs to a store: whoever works at one store acts for that one alone, an
 * account without a store (`null`) for all. What belongs to no store is not a counter's.
 */
export const isOwnStore = (ownStoreId: number | null, storeId: number | null): boolean =>
  ownStoreId === null || ownStoreId === storeId;
