import { defineModule } from '../platform/modules/define-module.ts';
import { companyRoutes } from './company-routes.ts';
import { firstStepsRoutes } from './first-steps-routes.ts';
import { followUndo } from './follow-undo.ts';
import { matrixRoutes } from './matrix-routes.ts';
import { methodResources } from './method-resources.ts';
import { numberResource } from './number-resource.ts';
import { termResource } from './term-resource.ts';

/** What a shop must know of itself before it sells: its company, deliveries, payments, terms. */
export const shopSettings = defineModule({
  routes: (deps) => [...companyRoutes(deps), ...firstStepsRoutes(deps), ...matrixRoutes(deps)],
  resources: [...methodResources, termResource, numberResource],
  followUps: followUndo,
});
