import type { Dependencies } from '../platform/dependencies.ts';
import type { BoundRoute } from '../platform/http/bind.ts';
import { customerRoutes } from './customer-routes.ts';
import { staffRoutes } from './staff-routes.ts';
import { withdrawalRoutes } from './withdrawal-routes.ts';

/** Every call about orders that are placed. */
export const orderRoutes = (deps: Dependencies): BoundRoute[] => [
  ...staffRoutes(deps),
  ...withdrawalRoutes(deps),
  ...customerRoutes(deps),
];
