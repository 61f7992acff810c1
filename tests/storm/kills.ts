import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { clientConfig } from '#api/platform/database/connection.ts';
import { runningServer } from '#api/platform/database/running-server.ts';
import type { Connection } from '#api/platform/settings/connection.ts';
import { projectRoot } from '#api/platform/project-root.ts';
import { freePort } from '#tests/support/free-port.ts';
import { killServerOf } from '#tests/support/own-server.ts';

/** What is asked all the time: what is kept, what asks the database each time, and what changes it. */
const calls = [
  { method: 'GET', path: '/api/new/catalog/home/', isKept: true },
  { method: 'GET', path: '/api/new/config/', isKept: false },
  { method: 'GET', path: '/api/new/visitor/lists/', isKept: false },
] as const;

export interface Kills {
  /** First answers of a call that asks the database, in ms after the database's return, the quickest first. */
  readonly returnsMs: readonly number[];
  /** Answers while the shop was under load, by status; 0 where no answer came. */
  readonly answers: ReadonlyMap<number, number>;
  /** Share of reads of what is kept that were answered by 200. */
  readonly keptShare: number;
}

/** A server that ran for 2 s is started again at once, so that many kills take no hour. */
const pauseMs = () => 2_100 + Math.random() * 1_500;
const patienceMs = 60_000;

/** Starts a shop on an embedded database of its own and kills that as often as asked. Throws when the shop ends. */
export async function killUnderLoad(
  kills: number,
  script: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Kills> {
  const dataDir = mkdtempSync(join(tmpdir(), 'obmena-kills-'));
  chmodSync(dataDir, 0o755);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, script, {
    cwd: projectRoot(),
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      METRICS_PORT: '0',
      DATA_DIR: dataDir,
      PORT: port,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const isUp = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const untilUp = async (mostMs: number) => {
    const deadline = Date.now() + mostMs;
    while (!(await isUp())) {
      if (child.exitCode !== null) throw new Error(`the shop ended: ${String(child.exitCode)}`);
      if (Date.now() > deadline) throw new Error('the database did not come back');
      await wait(20);
    }
  };
  try {
    await untilUp(patienceMs * 2);
    return await rage(kills, { url, dataDir, untilUp });
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Asks the server itself, past the shop, until it answers. A killed one is not taken for the next. */
async function untilServed(dataDir: string, mostMs: number): Promise<void> {
  const deadline = Date.now() + mostMs;
  while (Date.now() < deadline) {
    const place = await runningServer(dataDir);
    if (place && (await isServed(place))) return;
    await wait(10);
  }
  throw new Error('the database did not come back');
}

async function isServed(place: Connection): Promise<boolean> {
  const client = new pg.Client(clientConfig(place, 'obmena-kills'));
  client.on('error', () => undefined);
  const answer = client.connect().then(() => client.query('select'));
  const isThere = await answer.then(
    () => true,
    () => false,
  );
  await client.end().catch(() => undefined);
  return isThere;
}

interface Shop {
  readonly url: string;
  readonly dataDir: string;
  readonly untilUp: (mostMs: number) => Promise<void>;
}

async function rage(kills: number, { url, dataDir, untilUp }: Shop): Promise<Kills> {
  const answers = new Map<number, number>();
  const kept = { asked: 0, answered: 0 };
  let isOver = false;
  const ask = async (call: (typeof calls)[number]) => {
    const status = await fetch(url + call.path).then(
      async (response) => (await response.arrayBuffer(), response.status),
      () => 0,
    );
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (!call.isKept) return;
    kept.asked += 1;
    if (status === 200) kept.answered += 1;
  };
  const load = calls.map(async (call) => {
    while (!isOver) {
      await ask(call);
      await wait(10);
    }
  });
  const returnsMs: number[] = [];
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      await wait(pauseMs());
      killServerOf(dataDir);
      await untilServed(dataDir, patienceMs);
      const back = performance.now();
      while (!(await fetch(`${url}/api/new/visitor/lists/`)).ok) await wait(10);
      returnsMs.push(performance.now() - back);
      await untilUp(patienceMs);
    }
  } finally {
    isOver = true;
    await Promise.all(load);
  }
  return {
    returnsMs: returnsMs.toSorted((a, b) => a - b),
    answers,
    keptShare: kept.answered / kept.asked,
  };
}
