import { defineModule } from '../platform/modules/define-module.ts';
import { staffAccountRoutes } from './staff-account-routes.ts';
import { staffServerGrid } from './staff-server-grid.ts';

export const staffAccounts = defineModule({
  routes: staffAccountRoutes,
  lists: [{ grid: staffServerGrid, list: 'grid-staff', select: 'grid-staff-select' }],
});
