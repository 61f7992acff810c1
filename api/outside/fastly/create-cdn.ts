import type { Environment } from '../../platform/settings/environment.ts';
import type { Cdn } from './cdn.ts';
import { createFastly } from './fastly-api.ts';
import { createFastlySandbox } from './sandbox.ts';

/** A shop need not have one: its own cache answers for it. */
const noCdn: Cdn = {
  kind: 'none',
  purge: () => Promise.resolve({ outcome: 'purged', requests: 0 }),
};

/** The real CDN where it is set up; elsewhere none in production, and a sandbox to try it with. */
export function createCdn({ fastly, isProduction }: Environment): Cdn {
  if (fastly !== undefined) return createFastly({ ...fastly, kind: 'fastly' });
  return isProduction ? noCdn : createFastlySandbox();
}
