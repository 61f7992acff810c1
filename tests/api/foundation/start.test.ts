import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#api/platform/project-root.ts';
import { builtProgram } from '#tests/support/built-program.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'obmena-start-'));
const running: ChildProcess[] = [];

beforeAll(() => chmodSync(dataDir, 0o755));
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
  }
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Program {
  readonly child: ChildProcess;
  /** Everything it said so far. */
  readonly said: () => string;
  /** Settles with the first line that matches, or throws with what was said when it ended. */
  readonly until: (pattern: RegExp) => Promise<RegExpExecArray>;
  readonly code: Promise<number | null>;
}

function start(environment: Record<string, string>): Program {
  const base = { NODE_ENV: 'test', PORT: '0', METRICS_PORT: '0', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [builtProgram('main')], {
    cwd: projectRoot(),
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...base, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let said = '';
  const listeners: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      for (const listener of listeners) listener();
    });
  }
  const code = once(child, 'close').then(() => child.exitCode);
  const until = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(said);
        if (found) resolve(found);
      };
      listeners.push(look);
      void code.then(() => reject(new Error(said)));
      look();
    });
  return { child, said: () => said, until, code };
}

const ready = async (program: Program) => {
  const [, port = ''] = await program.until(/runs on http:\/\/localhost:(\d+)/);
  const response = await fetch(`http://127.0.0.1:${port}/readyz`);
  return response.status;
};

describe('the program', () => {
  it('starts on an empty folder, stops in order on a signal, and says where it is', async () => {
    const shop = start({ SEED_STAFF_PASSWORD: 'Dlouhe-heslo-1' });
    expect(await ready(shop)).toBe(200);
    await shop.until(/Demo accounts: .*admin@obmena\.example/);
    shop.child.kill('SIGTERM');
    expect(await shop.code).toBe(0);
    expect(shop.said()).not.toContain('Dlouhe-heslo-1');
  }, 60_000);

  it('refuses a folder that another one holds, and recovers after that one was killed', async () => {
    const first = start({});
    expect(await ready(first)).toBe(200);
    const second = start({});
    expect(await second.code).toBe(2);
    expect(second.said()).toBe(
      `The data folder ${dataDir} is in use by another running process: stop it or set DATA_DIR.\n`,
    );
    first.child.kill('SIGKILL');
    await first.code;
    const third = start({});
    expect(await ready(third)).toBe(200);
    third.child.kill('SIGINT');
    expect(await third.code).toBe(0);
  }, 60_000);

  it('says in one line that a port is taken, and leaves nothing running', async () => {
    const server = createServer().listen(0);
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const refused = start({ PORT: port });
    expect(await refused.code).toBe(2);
    expect(refused.said()).toBe(`Port ${port} is in use: set PORT to another one.\n`);
    server.close();
    const next = start({});
    expect(await ready(next)).toBe(200);
  }, 60_000);

  it('refuses another key than the one that the database is encrypted with, in one line', async () => {
    const key = Buffer.alloc(32, 7).toString('base64');
    const refused = start({ ENCRYPTION_KEYS: `first:${key}` });
    expect(await refused.code).toBe(2);
    expect(refused.said()).toBe(
      'ENCRYPTION_KEYS: the key "first" is not the one with which this database is encrypted: give the right one.\n',
    );
  }, 60_000);

  it.each([
    [{ MARKET: 'sk' }, 'MARKET is not valid: expected one of cz, ro.\n'],
    [
      { DATABASE_URL: 'postgres://me:tajne@127.0.0.1:1/none' },
      'DATABASE_URL cannot be reached (ECONNREFUSED): is the database running?\n',
    ],
  ])(
    'says in one line what is wrong with %j',
    async (environment, line) => {
      const refused = start(environment);
      expect(await refused.code).toBe(2);
      expect(refused.said()).toBe(line);
    },
    60_000,
  );
});
