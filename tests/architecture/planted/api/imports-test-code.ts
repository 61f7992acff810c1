import { standIn } from '#tests/stand-in.ts';

export const used = standIn;
