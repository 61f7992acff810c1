import { defineModule } from '../platform/modules/define-module.ts';
import { findRoutes } from './find-routes.ts';

export const palette = defineModule({
  routes: findRoutes,
});
