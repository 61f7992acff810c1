import type { Dependencies } from '../platform/dependencies.ts';
import type { BoundRoute } from '../platform/http/bind.ts';
import { deleteRoute } from './delete-category-route.ts';
import { moveRoute } from './move-category-route.ts';
import { readCategoryRoutes } from './read-category-routes.ts';
import { writeCategoryRoutes } from './write-category-routes.ts';

/** The category tree of the back office. */
export const categoryRoutes = (deps: Dependencies): BoundRoute[] => [
  ...readCategoryRoutes(deps),
  ...writeCategoryRoutes(deps),
  moveRoute(deps),
  deleteRoute(deps),
];
