import { defineModule } from '../platform/modules/define-module.ts';
import { configRoutes } from './config-routes.ts';

export const config = defineModule({
  routes: configRoutes,
});
