import type { PrivateFiles } from '../../platform/files/private-files.ts';

/** What the desk's people photograph; its customer sees it where it led to a counter-offer, and nobody else. */
export const buybackPhotos: PrivateFiles = {
  folder: 'buyback-photos',
  table: 'buyback_photos',
  column: 'file',
  owner: 'buyback_id',
};
