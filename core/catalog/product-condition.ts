/** Conditions in which a device is sold, in the order in which a shop offers them. */
export const productConditions = ['new', 'nearly_new', 'used'] as const;
export type ProductCondition = (typeof productConditions)[number];
