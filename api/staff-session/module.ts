import { defineModule } from '../platform/modules/define-module.ts';
import { staffSessionRoutes } from './staff-session-routes.ts';

export const staffSession = defineModule({
  routes: staffSessionRoutes,
});
