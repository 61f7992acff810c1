import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../faults/start-error.ts';
import { clientConfig } from './connection.ts';
import type { Connection } from '../settings/connection.ts';
import { isAlive } from './folder-lock.ts';
import { postgresUid } from './reachable-place.ts';

const pollMs = 25;
const patienceMs = 60_000;

/** User, environment and terminal of the server's programs. */
export const serverProcess = {
  ...(postgresUid !== null && { uid: postgresUid, gid: postgresUid }),
  // Apart from the terminal: Ctrl-C must reach the API first, which stops the server last.
  detached: true,
  cwd: '/',
  env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_MESSAGES: 'C', TZ: 'UTC' },
};

async function canConnect(connection: Connection): Promise<boolean> {
  const client = new pg.Client(clientConfig(connection, 'obmena-start'));
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Starts the server and waits until it answers. Throws StartError with the server's last words. */
export async function startPostmaster(
  postgres: string,
  args: readonly string[],
  logFile: string,
  connection: Connection,
): Promise<ChildProcess> {
  const log = await open(logFile, 'w', 0o600);
  try {
    const child = spawn(postgres, args, { ...serverProcess, stdio: ['ignore', log.fd, log.fd] });
    const failed = once(child, 'error').then(() => true);
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      const dead = await Promise.race([failed, wait(pollMs, false)]);
      if (dead || child.exitCode !== null || child.signalCode !== null) break;
      if (await canConnect(connection)) return child;
    }
    child.kill('SIGQUIT');
    throw new StartError(`The embedded PostgreSQL did not start: ${await lastLine(logFile)}`);
  } finally {
    await log.close();
  }
}

async function lastLine(logFile: string): Promise<string> {
  const lines = (await readFile(logFile, 'utf8')).trim().split('\n');
  return lines.findLast((line) => /FATAL|error/i.test(line)) ?? lines.at(-1) ?? 'it said nothing';
}

/** Ends the server: running statements are cut off and everything committed is kept. */
export async function stopPostmaster(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGINT');
  const inTime = await Promise.race([exited.then(() => true), wait(20_000, false, { ref: false })]);
  if (!inTime) child.kill('SIGQUIT');
  await exited;
}

/**
 * Clears what a killed parent left behind: a server that still runs is stopped, a pid file whose
 * number now belongs to another program is removed. The folder's lock must be held.
 */
export async function clearOrphan(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!isAlive(pid)) return;
  if (!(await isServerOf(pid, cluster))) {
    await rm(pidFile, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isAlive(pid); waited += pollMs) {
    if (waited > patienceMs) throw new StartError(`PostgreSQL ${String(pid)} does not stop.`);
    await wait(pollMs);
  }
}

async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  const command = await readFile(`/proc/${String(pid)}/cmdline`, 'utf8').catch(() => null);
  // Without /proc the pid file is believed.
  return command === null || command.split('\0').includes(cluster);
}
