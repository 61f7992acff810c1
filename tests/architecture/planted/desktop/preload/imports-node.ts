import { tmpdir } from 'node:os';

export const folder = tmpdir;
