import { program } from '../modules.ts';

export const known = program;
