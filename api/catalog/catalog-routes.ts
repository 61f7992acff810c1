import type { Dependencies } from '../platform/dependencies.ts';
import type { BoundRoute } from '../platform/http/bind.ts';
import { cardRoutes } from './card-routes.ts';
import { categoryRoutes } from './category-routes.ts';
import { compareRoutes } from './compare-routes.ts';
import { limitedOfferRoutes } from './limited-offer-routes.ts';
import { menuRoutes } from './menu-routes.ts';
import { shopPriceListRoutes } from './price-list-routes.ts';
import { productRoutes } from './product-routes.ts';

/** All that shoppers read of the catalogue, search apart. */
export const catalogRoutes = (deps: Dependencies): BoundRoute[] => [
  ...menuRoutes(deps),
  ...categoryRoutes(deps),
  ...cardRoutes(deps),
  ...productRoutes(deps),
  ...compareRoutes(deps),
  ...limitedOfferRoutes(deps),
  ...shopPriceListRoutes(deps),
];
