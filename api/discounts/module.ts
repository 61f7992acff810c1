import { defineModule } from '../platform/modules/define-module.ts';
import { discountRoutes } from './discount-routes.ts';

export const discounts = defineModule({
  routes: discountRoutes,
});
