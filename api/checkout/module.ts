import { defineModule } from '../platform/modules/define-module.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { fillTimeslotsJob } from './fill-timeslots.ts';

export const checkout = defineModule({
  routes: checkoutRoutes,
  jobs: [fillTimeslotsJob],
});
