import type { Dependencies } from '../dependencies.ts';
import { bind, type BoundRoute } from '../http/bind.ts';
import { addRoute } from './add-routes.ts';
import { currentView } from './current-cart.ts';

/** The cart and all that is done with it before the checkout. */
export const cartRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('cart', (_, context) => currentView(deps.knex, deps, context)),
  addRoute(deps),
];
