import { dropping, type Follow, type FollowUps } from '../platform/changes/follow-up.ts';
import { refreshing } from '../read-models/follow-families.ts';
import { familiesOfManufacturers, pagesOfDevices } from './devices-changed.ts';

const everyPage: Follow = dropping(...pagesOfDevices);

/** What follows where an undo wrote manufacturers or devices. */
export const deviceFollowUps: FollowUps = {
  manufacturers: async (trx, { ids }) => ({
    ...refreshing(await familiesOfManufacturers(trx, ids)),
    keys: pagesOfDevices,
  }),
  device_types: everyPage,
  device_models: everyPage,
  device_colors: everyPage,
};
