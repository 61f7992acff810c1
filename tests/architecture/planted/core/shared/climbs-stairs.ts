import { climbed } from '../buyback/climbs-out.ts';

export const up = climbed;
