import type { Dependencies } from '../platform/dependencies.ts';
import type { BoundRoute } from '../platform/http/bind.ts';
import { customerRoutes } from './customer-routes.ts';
import { finishRoute } from './finish-route.ts';
import { staffRoutes } from './staff-routes.ts';
import { withdrawalRoutes } from './withdrawal-routes.ts';

/** Every call about orders. */
export const orderRoutes = (deps: Dependencies): BoundRoute[] => [
  finishRoute(deps),
  ...staffRoutes(deps),
  ...withdrawalRoutes(deps),
  ...customerRoutes(deps),
];
