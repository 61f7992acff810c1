import { dropping } from '../platform/changes/follow-up.ts';
import { defineModule } from '../platform/modules/define-module.ts';
import { storeResources } from './store-resources.ts';
import { storeRoutes } from './store-routes.ts';

export const stores = defineModule({
  resources: storeResources,
  routes: storeRoutes,
  followUps: {
    stores: dropping('stores'),
    store_hours_exceptions: dropping('stores'),
  },
});
