import { dropping } from '../platform/changes/follow-up.ts';
import { defineModule } from '../platform/modules/define-module.ts';
import { copyPricesRoute } from './copy-prices.ts';
import { serviceKey } from './service-changed.ts';
import { serviceResources } from './service-resources.ts';
import { serviceRoutes } from './service-routes.ts';

/** What the service repairs, and for how much on which devices. */
export const service = defineModule({
  routes: (deps) => [...serviceRoutes(deps), copyPricesRoute(deps)],
  resources: serviceResources,
  followUps: {
    service_operations: dropping(serviceKey),
    service_prices: dropping(serviceKey),
    service_operation_stores: dropping(serviceKey),
  },
});
