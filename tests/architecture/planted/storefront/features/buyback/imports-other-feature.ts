import { cart } from '#storefront/features/cart/cart.ts';

export const other = cart;
