/**
 * Least health of a battery, in percent of its first capacity, that a shopper asks for; the best first. A piece of 92 %
 * meets 90 and all below.
 */
export const batteryBands = [95, 90, 85, 80] as const;

/** A band as addresses and facets name it: `battery_90`. */
export const batteryValues = ['battery_95', 'battery_90', 'battery_85', 'battery_80'] as const;

/** The band of a facet's value; null of what names none. */
export const bandOf = (value: string): number | null =>
  batteryBands[batteryValues.findIndex((each) => each === value)] ?? null;
