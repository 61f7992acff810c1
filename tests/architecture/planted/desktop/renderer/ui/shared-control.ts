import { control } from '#ui/control.ts';

export const shared = control;
