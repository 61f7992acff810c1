import { defineModule } from '../platform/modules/define-module.ts';
import { pickingRoutes } from './picking-routes.ts';

export const warehouse = defineModule({ routes: pickingRoutes });
