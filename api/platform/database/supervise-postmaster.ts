import type { ChildProcess } from 'node:child_process';
import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { failuresAfter, restartDelayMs } from '#core/resilience/restart.ts';
import { describeError } from '../describe-error.ts';
import { isAlive } from './folder-lock.ts';
import { stopPostmaster } from './postmaster.ts';

const pollMs = 10;
const patienceMs = 5_000;

interface Supervised {
  /** Starts the server and waits until it answers. */
  readonly start: () => Promise<ChildProcess>;
  readonly log: Logger | undefined;
}

/** Starts the server, and again whenever it dies, until it is stopped. Rejects where the first start fails. */
export async function supervisePostmaster({
  start,
  log,
}: Supervised): Promise<{ readonly stop: () => Promise<void> }> {
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let child: ChildProcess | null = null;
  let starting: Promise<void> = Promise.resolve();

  const failed = (ranMs: number) => {
    failures = failuresAfter(failures, ranMs);
    const waitMs = restartDelayMs(failures);
    log?.error({ failures, waitMs }, 'the embedded PostgreSQL died and is started again');
    timer = setTimeout(() => {
      starting = startAgain();
    }, waitMs);
  };
  const watch = (running: ChildProcess) => {
    const since = performance.now();
    child = running;
    const died = () => {
      if (child !== running || stopping) return;
      child = null;
      failed(performance.now() - since);
    };
    running.once('exit', died);
    // It may have died between its first answer and now.
    if (running.exitCode !== null || running.signalCode !== null) died();
  };
  const startAgain = async (): Promise<void> => {
    try {
      watch(await start());
      log?.info('the embedded PostgreSQL answers again');
    } catch (error) {
      log?.error({ error: describeError(error) }, 'the embedded PostgreSQL does not start');
      if (!stopping) failed(0);
    }
  };
  watch(await start());
  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await starting;
      if (child) await stopPostmaster(child);
    },
  };
}

/**
 * Ends what a killed server left running, and waits: a process that still serves a statement would keep
 * the next server from starting. Each of them has the cluster as its working folder.
 */
export async function endLeftovers(cluster: string): Promise<void> {
  const folder = await realpath(cluster);
  // Without /proc the next start fails until they noticed, and is tried again.
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const left: number[] = [];
  for (const pid of pids) {
    const place = await readlink(`/proc/${pid}/cwd`).catch(() => null);
    if (place !== folder) continue;
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.startsWith('postgres:')) left.push(Number(pid));
  }
  left.forEach(endProcess);
  for (let waited = 0; left.some(isAlive) && waited < patienceMs; waited += pollMs) {
    await wait(pollMs);
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It noticed by itself.
  }
}
