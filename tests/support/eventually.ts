import { vi } from 'vitest';

/** How long a test waits for what must come, in milliseconds: a busy machine is not a fault. */
const patience = 20_000;

/** Waits until what is asked for no longer throws, and answers it. A test is no clock: speed is measured by `npm run bench`. */
export const eventually = <T>(ask: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(ask, { timeout: patience, interval: 20 });
