import { defineModule } from '../platform/modules/define-module.ts';
import { visitorListRoutes } from './visitor-list-routes.ts';

export const visitorLists = defineModule({
  routes: visitorListRoutes,
});
