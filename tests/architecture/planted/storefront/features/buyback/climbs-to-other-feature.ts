import { cart } from '../cart/cart.ts';

export const other = cart;
