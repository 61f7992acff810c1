import type { cart as cs } from '../cs/cart.ts';
import type { Translated } from '../phrase-book.ts';

export const cart: Translated<typeof cs> = {
  title: 'Coș',
};
