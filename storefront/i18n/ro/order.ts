import type { order as cs } from '../cs/order.ts';
import type { Translated } from '../phrase-book.ts';

export const order: Translated<typeof cs> = {
  title: 'Comandă',
};
