import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#api/platform/project-root.ts';

/**
 * A built program of the API, as a shop runs it; from its sources each start takes five times the processor.
 * Throws where nothing was built: `npm test` builds first, `vitest` does not.
 */
export function builtProgram(name: 'main' | 'seed' | 'staff'): string {
  const file = join(projectRoot(), 'dist/api', `${name}.js`);
  if (!existsSync(file)) throw new Error(`${file} is missing: npm run build makes it`);
  return file;
}
