import { defineModule } from '../platform/modules/define-module.ts';
import { takeBackAccounts } from './customers/take-back-accounts.ts';
import { importJobs } from './import-jobs.ts';
import { importRoutes } from './import-routes.ts';
import { importMailKinds } from './schedules/import-mails.ts';
import { servedOldAddresses } from './redirects/served-old-addresses.ts';
import { scheduleJobs } from './schedules/schedule-jobs.ts';
import { scheduleRoutes } from './schedules/schedule-routes.ts';
import { servedSchedules } from './schedules/served-schedules.ts';

export const imports = defineModule({
  routes: (deps) => [...importRoutes(deps), ...scheduleRoutes(deps)],
  resources: [servedSchedules, servedOldAddresses],
  jobs: [...importJobs, ...scheduleJobs],
  mails: importMailKinds,
  followUps: { imported_accounts: takeBackAccounts },
});
