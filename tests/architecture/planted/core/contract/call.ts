import { one } from '../shared/amount.ts';

export const call = one;
