import { defineModule } from '../platform/modules/define-module.ts';
import { closingRoutes } from './closing-routes.ts';

/** What a day brought at each store and on the web, and who counted it; above all that take or give money. */
export const dayClosings = defineModule({ routes: closingRoutes });
