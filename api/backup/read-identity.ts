import { readFile } from 'node:fs/promises';
import { StartError } from '../platform/faults/start-error.ts';

/** The private key in a file of `new-key` or of the program age; null where none is named. */
export async function readIdentity(path: string | undefined): Promise<string | null> {
  if (path === undefined) return null;
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) throw new StartError(`--key: ${path} cannot be read.`);
  return text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-')) ?? '';
}
