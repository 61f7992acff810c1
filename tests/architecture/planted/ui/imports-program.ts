import { cart } from '#storefront/features/cart/cart.ts';

export const known = cart;
