import { defineModule } from '../platform/modules/define-module.ts';
import { securityJobs } from './security-jobs.ts';
import { securityMailKinds } from './security-mails.ts';
import { securityRoutes } from './security-routes.ts';
import { securityServerGrid } from './security-server-grid.ts';

export const security = defineModule({
  routes: securityRoutes,
  lists: [{ grid: securityServerGrid, list: 'grid-security', select: 'grid-security-select' }],
  jobs: securityJobs,
  mails: securityMailKinds,
});
