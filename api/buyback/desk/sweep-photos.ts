import { sweepPhotosOf } from '../../platform/files/sweep-private-photos.ts';
import { buybackPhotos } from './photo-files.ts';

export const sweepPhotos = sweepPhotosOf(buybackPhotos, {
  name: 'buyback-sweep-photos',
  schedule: '10 3 * * *',
});
