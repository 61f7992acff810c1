import { defineModule } from '../platform/modules/define-module.ts';
import { privacyRoutes } from './privacy-routes.ts';

export const privacy = defineModule({
  routes: privacyRoutes,
});
