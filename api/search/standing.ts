/** Devices stand above all accessories. */
const deviceStanding = 1_000_000_000;

/** The order in which documents are looked at, larger first: devices, then what sells most. */
export const standingOf = (isAccessory: boolean, popularity: number): number =>
  Math.min(popularity, deviceStanding - 1) + (isAccessory ? 0 : deviceStanding);
