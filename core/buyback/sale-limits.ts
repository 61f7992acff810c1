/**
 * How many sales a day one person may make, by what stays the same when the network changes: a drawer
 * of old phones, and no more. The device itself has one open request, by its IMEI or serial number.
 */
export const saleLimits = [
  ['bankAccount', 20],
  ['eMail', 20],
  ['address', 30],
] as const;
export type SaleMark = (typeof saleLimits)[number][0];

/** The length of the window that sales are counted in. */
export const saleLimitMinutes = 24 * 60;
