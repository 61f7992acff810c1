import { defineModule } from '../platform/modules/define-module.ts';
import { cartRoutes } from './cart-routes.ts';
import { cleanCarts } from './clean-carts.ts';

export const cart = defineModule({
  routes: cartRoutes,
  encrypted: {
    columns: [
      { table: 'carts', row: 'id', names: ['isic_holder'] },
      { table: 'checkout_drafts', row: 'cart_id', names: ['details'] },
    ],
  },
  jobs: [cleanCarts],
});
