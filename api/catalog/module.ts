import { defineModule } from '../platform/modules/define-module.ts';
import { catalogRoutes } from './catalog-routes.ts';

export const catalog = defineModule({
  routes: catalogRoutes,
});
