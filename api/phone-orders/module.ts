import { defineModule } from '../platform/modules/define-module.ts';
import { phoneRoutes } from './phone-routes.ts';

/** Orders by phone; above customers, the checkout, orders and payments, whose rules they go by. */
export const phoneOrders = defineModule({ routes: phoneRoutes });
