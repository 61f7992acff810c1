import { control } from '#ui/control.ts';

export const drawn = control;
