import { cart } from '../features/cart/cart.ts';

export const known = cart;
