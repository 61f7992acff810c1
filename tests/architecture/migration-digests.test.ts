import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMigrationFaults, recordDigests } from './migration-digests.ts';

const migrations = join(import.meta.dirname, '../../migrations');
const landed = '20261121090000_create_accounts.ts';
const added = '20991231000000_planted.ts';

it('has landed migrations that nobody edited, removed or left without a digest', () => {
  expect(findMigrationFaults(migrations)).toEqual([]);
});

describe('a copy of the migrations', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'migrations-'));
    cpSync(migrations, folder, { recursive: true });
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is refused when a landed one is edited, and recording does not hide it', () => {
    appendFileSync(join(folder, landed), '\n');
    recordDigests(folder);
    expect(findMigrationFaults(folder)).toEqual([
      `${landed} has landed and was edited: take that back and write a new migration.`,
    ]);
  });

  it('is refused when a landed one is removed', () => {
    rmSync(join(folder, landed));
    recordDigests(folder);
    expect(findMigrationFaults(folder)).toEqual([`${landed} has landed and is missing.`]);
  });

  it('is refused when a new one is not recorded, until it is', () => {
    writeFileSync(join(folder, added), 'export {};\n');
    expect(findMigrationFaults(folder)).toEqual([`${added} is new: npm run migrations:digest`]);
    recordDigests(folder);
    expect(findMigrationFaults(folder)).toEqual([]);
  });
});
