import { defineModule } from '../platform/modules/define-module.ts';
import { actRoutes } from './act-routes.ts';

export const twoPeople = defineModule({ routes: actRoutes });
