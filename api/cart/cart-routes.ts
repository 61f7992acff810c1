import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { addRoute } from './add-routes.ts';
import { codeRoutes } from './code-routes.ts';
import { currentView } from './current-cart.ts';
import { keepDraft, readDraft } from './checkout-draft.ts';
import { installmentRoutes } from './installment-routes.ts';
import { packageRoutes } from './package-routes.ts';
import { removeRoutes } from './remove-routes.ts';
import { repairRoute } from './repair-cart.ts';
import { serviceRoutes } from './service-routes.ts';

/** The cart and all that is done with it before the checkout. */
export const cartRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('cart', (_, context) => currentView(deps.knex, deps, context)),
  addRoute(deps),
  ...removeRoutes(deps),
  ...packageRoutes(deps),
  repairRoute(deps),
  ...installmentRoutes(deps),
  ...codeRoutes(deps),
  ...serviceRoutes(deps),
  bind('cart-details', async (_, context) => ({ details: await readDraft(deps, context) })),
  bind('cart-details-keep', async ({ body: { details } }, context) => {
    await keepDraft(deps, context, details);
    return undefined;
  }),
];
