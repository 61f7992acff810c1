import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startEmbeddedServer,
  type EmbeddedServer,
} from '#api/platform/database/embedded-server.ts';

export interface OwnServer {
  readonly connection: EmbeddedServer['connection'];
  /** Ends the server as a crash does; it is started again by its supervisor. */
  readonly kill: () => void;
  /** Lets all of its processes stand still: it takes connections and answers nothing. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
}

/** Ends the PostgreSQL of a data folder as a crash does. False where none runs. */
export function killServerOf(dataDir: string): boolean {
  try {
    const [pid = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
    return process.kill(Number(pid), 'SIGKILL');
  } catch {
    return false;
  }
}

/** Tells the PostgreSQL of a data folder, the first process and those that it started, a signal. */
function signalServerOf(dataDir: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const file = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  const first = Number(file.split('\n')[0]);
  process.kill(first, signal);
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  for (const line of list.trim().split('\n')) {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    if (pid !== undefined && parent === first) process.kill(pid, signal);
  }
}

/** A supervised PostgreSQL that a test may kill, as safe against it as the shop's own; nothing is migrated. */
export async function startOwnServer(): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'obmena-down-'));
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedServer({ dataDir });
  return {
    connection: server.connection,
    kill: () => void killServerOf(dataDir),
    freeze: () => signalServerOf(dataDir, 'SIGSTOP'),
    thaw: () => signalServerOf(dataDir, 'SIGCONT'),
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
