import { createHash } from 'node:crypto';

/** What the database knows of a device's cookie. */
export const stationHash = (station: string): Buffer =>
  createHash('sha256').update(station).digest();

/** A cookie that this server could have set. */
export const isStation = (value: string | null): value is string =>
  value !== null && /^[\w-]{43}$/.test(value);
