import { up } from '#migrations/20260101000000_create_things.ts';

export const standIn = up;
