/**
 * The query of a delivery place as it is searched for: exactly `digits space digits`, a postcode
 * as people write it, loses its white space, no-break spaces included; all else stays as typed
 * (SPECIFICATION section 9, T-SRCH-4).
 */
export const deliveryPlaceQuery = (typed: string): string =>
  /^\s*\d+\s+\d+\s*$/.test(typed) ? typed.replace(/\s+/g, '') : typed;
