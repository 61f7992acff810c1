import { programsKey } from '../catalog/surrogate-keys.ts';
import { defineModule } from '../platform/modules/define-module.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { fillTimeslotsJob } from './fill-timeslots.ts';
import { placeResources } from './place-resources.ts';

export const checkout = defineModule({
  resources: placeResources,
  routes: checkoutRoutes,
  jobs: [fillTimeslotsJob],
  followUps: { installment_programs: () => Promise.resolve({ keys: [programsKey] }) },
});
