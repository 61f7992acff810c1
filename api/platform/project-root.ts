import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of package.json, from the sources as from the bundle in dist/api. */
export function projectRoot(from: string = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json is missing');
  return projectRoot(parent);
}
