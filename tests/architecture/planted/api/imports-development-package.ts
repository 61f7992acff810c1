import { vi } from 'vitest';

export const spy = vi;
