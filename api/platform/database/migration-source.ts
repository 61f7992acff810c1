import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import { projectRoot } from '../project-root.ts';
import { forAnyServer } from './before-17.ts';

/** The bundle's migrations lie beside it, made of the same files (`api/vite.config.ts`). */
const [folder, extension] = import.meta.url.endsWith('.ts')
  ? [join(projectRoot(), 'migrations'), '.ts']
  : [join(projectRoot(), 'dist/api/migrations'), '.js'];

/** Every migration by its file, in the order of their times. */
export const migrationNames: readonly string[] = readdirSync(folder)
  .filter((file) => /^\d{14}_\w+\.[jt]s$/.test(file))
  .map((file) => file.slice(0, -extension.length))
  .toSorted();

/** Migrations of these names, which are among all. */
export const migrationSourceOf = (names: readonly string[]): Knex.MigrationSource<string> => ({
  getMigrations: () => Promise.resolve([...names]),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const file = pathToFileURL(join(folder, `${name}${extension}`)).href;
    // Every migration exports `up` and `down`.
    return forAnyServer((await import(file)) as Knex.Migration);
  },
});

export const migrationSource = migrationSourceOf(migrationNames);
