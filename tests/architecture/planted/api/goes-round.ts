import { round } from './comes-back.ts';

export const goes = (): unknown => round;
