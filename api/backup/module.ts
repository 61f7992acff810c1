import { defineModule } from '../platform/modules/define-module.ts';
import { backupJobs } from './backup-jobs.ts';
import { backupMailKinds } from './backup-mails.ts';
import { backupRoutes } from './backup-routes.ts';

export const backup = defineModule({
  routes: backupRoutes,
  jobs: backupJobs,
  mails: backupMailKinds,
});
