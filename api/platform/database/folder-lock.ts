import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../faults/start-error.ts';

/**
 * Makes the data folder this process's own. A lock whose process is gone, as after a kill -9, is
 * taken over. Throws StartError when a living process holds it.
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, 'obmena.lock');
  const mine = `${path}.${String(process.pid)}`;
  const text = `${String(process.pid)} ${await startOf(process.pid)}`;
  await writeFile(mine, text);
  try {
    for (let tries = 0; tries < 5; tries += 1) {
      // A link appears with its contents, and only once.
      if (await link(mine, path).then(() => true, isTaken)) return () => rm(path, { force: true });
      await dropStale(path, dataDir);
    }
    throw locked(dataDir);
  } finally {
    await rm(mine, { force: true });
  }
}

const locked = (dataDir: string) =>
  new StartError(
    `The data folder ${dataDir} is in use by another running process: stop it or set DATA_DIR.`,
  );

function isTaken(error: NodeJS.ErrnoException): false {
  if (error.code === 'EEXIST') return false;
  throw error;
}

async function dropStale(path: string, dataDir: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return;
  const [pid = '', start = ''] = text.split(' ');
  if (isAlive(Number(pid)) && (await startOf(Number(pid))) === start) throw locked(dataDir);
  // Moved before it is removed, so that of two starters only one drops it.
  const stale = `${path}.stale-${String(process.pid)}`;
  await rename(path, stale).catch(() => undefined);
  await rm(stale, { force: true });
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return !isDefunct(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether a process has ended and only waits to be noticed, which in containers may take for ever. */
function isDefunct(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    // Without /proc the signal's answer is all there is.
    return false;
  }
}

/** When a process began, so that a number used again is not taken for the old process; '' if unknown. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
