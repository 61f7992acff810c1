import { sweepPrivate } from '../../platform/files/private-files.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { buybackPhotos } from './photo-files.ts';

const dayMs = 86_400_000;

/**
 * Removes photos that no row names: those of wiped buy-backs, and files whose upload was cut off. A
 * day passes first, so that an upload that is under way keeps its own.
 */
export const sweepPhotos: JobDefinition = {
  name: 'buyback-sweep-photos',
  schedule: '10 3 * * *',
  run: (_, deps) => sweepPrivate(buybackPhotos, deps, new Date(deps.now().getTime() - dayMs)),
};
