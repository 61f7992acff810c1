import { goes } from './goes-round.ts';

export const round = (): unknown => goes;
