import { defineModule } from '../platform/modules/define-module.ts';
import { backupJobs } from './backup-jobs.ts';
import { backupMailKinds } from './backup-mails.ts';
import { backupRoutes } from './backup-routes.ts';
import { keyRoutes } from './key-routes.ts';

export const backup = defineModule({
  routes: (deps) => [...backupRoutes(deps), ...keyRoutes(deps)],
  jobs: backupJobs,
  mails: backupMailKinds,
});
