/** Pieces of pages that staff set up. */
export const componentKinds = ['limited_offers_lease', 'product_row', 'product_review'] as const;
