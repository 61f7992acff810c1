import type { withdrawal as cs } from '../cs/withdrawal.ts';
import type { Translated } from '../phrase-book.ts';

export const withdrawal: Translated<typeof cs> = {
  title: 'Retragere din contract',
};
