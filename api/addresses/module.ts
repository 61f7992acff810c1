import { defineModule } from '../platform/modules/define-module.ts';
import { addressRoutes } from './address-routes.ts';

export const addresses = defineModule({
  routes: addressRoutes,
});
