import { defineModule } from '../platform/modules/define-module.ts';
import { servedLocations } from './locations-resource.ts';
import { warehouseRoutes } from './warehouse-routes.ts';

export const stock = defineModule({ routes: warehouseRoutes, resources: [servedLocations] });
