import type { DeviceKind } from '../../buyback/device-kind.ts';

export const deviceKindNames: Record<DeviceKind, string> = {
  phone: 'Telefoane',
  tablet: 'Tablete',
  smartwatch: 'Ceasuri inteligente',
  accessory: 'Accesorii',
};
