import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { sweepPhotos } from './desk/sweep-photos.ts';
import { digestSerials } from './jobs/digest-serials.ts';
import { expireBuybacks } from './jobs/expire-buybacks.ts';
import { givePledgesBack } from './jobs/give-pledges-back.ts';
import { settleCounterOffers } from './jobs/settle-counter-offers.ts';
import { wipeIdentities } from './jobs/wipe-identities.ts';

/** What the buy-back does by itself, by the market's clock. */
export const buybackJobs: readonly JobDefinition[] = [
  expireBuybacks,
  settleCounterOffers,
  givePledgesBack,
  wipeIdentities,
  digestSerials,
  sweepPhotos,
];
