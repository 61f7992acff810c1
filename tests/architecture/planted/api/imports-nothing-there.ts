import { absent } from './absent.ts';

export const found: unknown = absent;
