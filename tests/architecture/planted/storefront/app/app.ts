import { cart } from '../features/cart/cart.ts';

export const app = cart;
