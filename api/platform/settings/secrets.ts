import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Environment } from './environment.ts';
import { StartError } from '../faults/start-error.ts';
import type { EncryptionKey } from '../identity/cipher.ts';

const secrets = z.object({ encryptionKey: z.object({ id: z.string(), base64: z.string() }) });

const placeOf = (dataDir: string): string => join(dataDir, 'secrets.json');

/** What to name when a key is wrong: the variable, or the file of the shop's own. */
export const keySourceOf = ({ encryptionKeys, dataDir }: Environment): string =>
  encryptionKeys ? 'ENCRYPTION_KEYS' : placeOf(dataDir);

/**
 * The keys of ENCRYPTION_KEYS, or one of the shop's own, made at the first start and kept in the
 * data folder, readable to its owner alone.
 */
export async function loadEncryptionKeys(environment: Environment): Promise<EncryptionKey[]> {
  if (environment.encryptionKeys) return [...environment.encryptionKeys];
  const path = placeOf(environment.dataDir);
  const text = (await readIfThere(path)) ?? (await create(environment.dataDir, path));
  try {
    const { encryptionKey } = secrets.parse(JSON.parse(text));
    return [{ id: encryptionKey.id, key: Buffer.from(encryptionKey.base64, 'base64') }];
  } catch {
    throw new StartError(`${path} is damaged: restore it, or what it encrypted cannot be read.`);
  }
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new StartError(`${path} cannot be read.`);
  }
}

/** Of processes that start together, one makes the file and all read it. */
async function create(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const encryptionKey = { id: 'first', base64: randomBytes(32).toString('base64') };
  const mine = `${path}.${String(process.pid)}`;
  await writeFile(mine, `${JSON.stringify({ encryptionKey }, null, 2)}\n`, { mode: 0o600 });
  await link(mine, path).catch(() => undefined);
  await rm(mine);
  return readFile(path, 'utf8');
}
