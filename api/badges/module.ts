import { defineModule } from '../platform/modules/define-module.ts';
import { badgeRoutes } from './badge-routes.ts';
import { signInRoute } from './sign-in-by-badge.ts';
import { windowRoutes } from './window-routes.ts';

export const badges = defineModule({
  routes: (deps) => [...badgeRoutes(deps), signInRoute(deps), ...windowRoutes(deps)],
});
