import { appleDevices } from './data/apple-devices.ts';
import { moreDevices } from './data/more-devices.ts';
import { otherDevices } from './data/other-devices.ts';
import { samsungDevices } from './data/samsung-devices.ts';
import { readDeviceTable, type TableDevice } from './read-device-table.ts';

/** The models of our own tables, with their launch prices. */
export const tableDevices = (): TableDevice[] =>
  [appleDevices, samsungDevices, otherDevices, moreDevices].flatMap(readDeviceTable);
