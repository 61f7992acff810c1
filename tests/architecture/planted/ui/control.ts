import { one } from '#core/shared/amount.ts';

export const control = one;
