import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';

/** A validated JSON file; null where it is missing, damaged or of another shape, as after an older version. */
export function readKeptJson<T>(file: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Replaces the file as a whole, so that a crash leaves the old one or the new one. */
export function writeKept(file: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.new`;
  writeFileSync(fresh, contents, { mode: 0o600 });
  renameSync(fresh, file);
}

export const writeKeptJson = (file: string, value: unknown): void =>
  writeKept(file, JSON.stringify(value));

export const forgetKept = (file: string): void => rmSync(file, { force: true });
