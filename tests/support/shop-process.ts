import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { freePort } from './free-port.ts';

export interface ShopProcess {
  readonly url: string;
  /** Resident memory of the API process in MB, now and at its highest. */
  readonly memory: () => { now: number; peak: number };
  /** Ends it and waits: gracefully, or at once as a power cut would. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

const megabytes = (status: string, name: string) =>
  Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN) / 1024;

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/**
 * Starts a Node program that serves `PORT`, a free one if none is given, and answers `/readyz` when
 * it is ready; the built shop if no other is named. Throws when it ends or is not ready within two
 * minutes.
 */
export async function startShop(
  environment: Readonly<Record<string, string>>,
  script: readonly string[] = ['dist/api/main.js'],
): Promise<ShopProcess> {
  const port = environment['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, script, {
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      METRICS_PORT: '0',
      SEED_HISTORY: '0',
      ...environment,
      PORT: port,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const deadline = AbortSignal.timeout(120_000);
  while (!(await answers(`${url}/readyz`))) {
    if (child.exitCode !== null) throw new Error(`ended with code ${String(child.exitCode)}`);
    if (deadline.aborted) {
      child.kill('SIGKILL');
      throw new Error('not ready within two minutes');
    }
    await Promise.race([exited, new Promise((again) => setTimeout(again, 100))]);
  }
  return {
    url,
    memory: () => {
      const status = readFileSync(`/proc/${String(child.pid)}/status`, 'utf8');
      return { now: megabytes(status, 'VmRSS'), peak: megabytes(status, 'VmHWM') };
    },
    end: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}
