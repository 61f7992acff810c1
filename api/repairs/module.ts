import { defineModule } from '../platform/modules/define-module.ts';
import { announceRoute } from './announce-route.ts';
import { claimRoutes } from './claim-routes.ts';
import { benchResources } from './bench/bench-resources.ts';
import { benchRoutes } from './bench/bench-routes.ts';
import { suggestionRoute } from './bench/suggestions.ts';
import { customerRoutes } from './customer-routes.ts';
import { deskRoutes } from './desk-routes.ts';
import { paperRoutes } from './papers/paper-routes.ts';
import { repairPhotos, sweepRepairPhotos } from './papers/photo-rows.ts';
import { signatureColumns } from './papers/signatures.ts';
import { remindOfRepairs, wipeRepairs } from './jobs.ts';
import { repairMailKinds } from './mails/repair-mails.ts';
import { repairMessageKinds } from './mails/repair-message.ts';
import { repairIdentityColumns } from './repair-identity.ts';
import { loanRoutes } from './loans/loan-routes.ts';
import { slotRoutes } from './slots/slot-routes.ts';
import { knownCustomerRoute } from './known-customer.ts';
import { takeInRoute } from './take-in.ts';

export const repairs = defineModule({
  routes: (deps) => [
    announceRoute(deps),
    ...customerRoutes(deps),
    takeInRoute(deps),
    knownCustomerRoute(deps),
    ...deskRoutes(deps),
    ...claimRoutes(deps),
    ...slotRoutes(deps),
    ...loanRoutes(deps),
    ...benchRoutes(deps),
    suggestionRoute(deps),
    ...paperRoutes(deps),
  ],
  resources: benchResources,
  encrypted: {
    columns: [
      { table: 'repair_identities', row: 'repair_id', names: repairIdentityColumns },
      { table: 'repair_signatures', row: 'id', names: signatureColumns },
    ],
    files: [repairPhotos],
  },
  jobs: [remindOfRepairs, wipeRepairs, sweepRepairPhotos],
  mails: { ...repairMailKinds, ...repairMessageKinds },
});
