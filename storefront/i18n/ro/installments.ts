import type { installments as cs } from '../cs/installments.ts';
import type { Translated } from '../phrase-book.ts';

export const installments: Translated<typeof cs> = {
  title: 'Rate',
};
