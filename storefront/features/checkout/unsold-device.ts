import type { Summary } from './checkout-queries.ts';

type Device = NonNullable<Summary['cart']['cartPackagesItems'][number]['buyoutProduct']>;

/** The first device that is set off and whose sale lacks something; null where all are sold. */
export const unsoldDevice = ({ cartPackagesItems }: Summary['cart']): Device | null =>
  cartPackagesItems
    .filter(({ isBlocked }) => !isBlocked)
    .map(({ buyoutProduct }) => buyoutProduct)
    .find((device) => device !== null && device.missing.length > 0) ?? null;
