import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Connection } from '../settings/connection.ts';
import { isAlive } from './folder-lock.ts';
import { serverFolder } from './reachable-place.ts';

/** Where the embedded server of a data folder answers while a shop runs; null where none does. */
export async function runningServer(dataDir: string): Promise<Connection | null> {
  const folder = await serverFolder(resolve(dataDir)).catch(() => null);
  if (folder === null) return null;
  const note = await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  // Its number, folder, start, port, and the folder of its socket, line by line.
  const [pid, , , port, host] = note.split('\n');
  if (!isAlive(Number(pid)) || !host) return null;
  return { host, port: Number(port), user: 'postgres', database: 'obmena' };
}
