import { defineModule } from '../platform/modules/define-module.ts';
import { countryRoutes } from './country-routes.ts';

export const countries = defineModule({
  routes: countryRoutes,
});
