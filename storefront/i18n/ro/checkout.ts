import type { checkout as cs } from '../cs/checkout.ts';
import type { Translated } from '../phrase-book.ts';

export const checkout: Translated<typeof cs> = {
  title: 'Livrare și plată',
};
