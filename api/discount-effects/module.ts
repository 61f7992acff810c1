import { defineModule } from '../platform/modules/define-module.ts';
import { discountEffectRoutes } from './discount-effect-routes.ts';

/** Above carts and orders, whose pasts it reads; `discounts/` stands below them. */
export const discountEffects = defineModule({ routes: discountEffectRoutes });
