import type { DeviceKind } from '../../buyback/device-kind.ts';

/** What the kinds of products are called, as headings of lists. */
export const deviceKindNames: Record<DeviceKind, string> = {
  phone: 'Telefony',
  tablet: 'Tablety',
  smartwatch: 'Chytré hodinky',
  accessory: 'Příslušenství',
};
