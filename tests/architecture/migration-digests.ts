import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

type Digests = Readonly<Record<string, string>>;

const record = 'digests.json';

/** SHA-256 of each migration by its file's name. */
function digestsOf(folder: string): Digests {
  const files = readdirSync(folder).filter((name) => /^\d{14}_\w+\.ts$/.test(name));
  return Object.fromEntries(
    files.map((name) => {
      const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return [name, createHash('sha256').update(text).digest('hex')];
    }),
  );
}

const readDigests = (folder: string): Digests =>
  z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join(folder, record), 'utf8')));

/** What is wrong with the migrations of a folder, a sentence each. */
export function findMigrationFaults(folder: string): string[] {
  const recorded = readDigests(folder);
  const present = digestsOf(folder);
  const faults = Object.entries(recorded).flatMap(([name, digest]) => {
    if (!(name in present)) return [`${name} has landed and is missing.`];
    if (present[name] === digest) return [];
    return [`${name} has landed and was edited: take that back and write a new migration.`];
  });
  const added = Object.keys(present).filter((name) => !(name in recorded));
  return [...faults, ...added.map((name) => `${name} is new: npm run migrations:digest`)];
}

/** Records the digests of new migrations; one that is recorded is never written again. */
export function recordDigests(folder: string): void {
  const recorded = { ...digestsOf(folder), ...readDigests(folder) };
  const sorted = Object.fromEntries(Object.entries(recorded).toSorted());
  writeFileSync(join(folder, record), `${JSON.stringify(sorted, null, 2)}\n`);
}
