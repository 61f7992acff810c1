import { defineModule } from '../platform/modules/define-module.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { privacyRoutes } from './privacy-routes.ts';
import { staffPrivacyRoutes } from './staff-privacy-routes.ts';

export const privacy = defineModule({
  routes: (deps: Dependencies) => [...privacyRoutes(deps), ...staffPrivacyRoutes(deps)],
});
