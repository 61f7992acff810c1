import type { PrivateFiles } from '../../platform/files/private-files.ts';

/** What the desk's people photograph; nobody else's eyes. */
export const buybackPhotos: PrivateFiles = {
  folder: 'buyback-photos',
  table: 'buyback_photos',
  column: 'file',
  owner: 'buyback_id',
};
