import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { killServerOf } from '../support/own-server.ts';
import { startShop, type ShopProcess } from '../support/shop-process.ts';
import type { Reads, Weather } from './reads.ts';
import type { SmallDisk } from './small-disk.ts';
import type { StormWish } from './storm-flags.ts';

/** The shop of a storm with its embedded database, which die and come back at the same address. */
export class StormyShop {
  readonly #environment: Readonly<Record<string, string>>;
  #process: ShopProcess | null = null;

  constructor(environment: Readonly<Record<string, string>>) {
    this.#environment = environment;
  }

  async start(): Promise<void> {
    const script = ['--import', './tests/storm/shift-clock.mjs', 'dist/api/main.js'];
    this.#process = await startShop(this.#environment, script);
  }

  async kill(): Promise<void> {
    await this.#process?.end('SIGKILL');
    await this.start();
  }

  async stop(): Promise<void> {
    await this.#process?.end('SIGTERM');
    this.#process = null;
  }
}

export interface Sky {
  readonly shop: StormyShop;
  readonly knex: Knex;
  readonly dataDir: string;
  readonly url: string;
  /** Null where none was wanted. */
  readonly disk: SmallDisk | null;
  readonly clockFile: string;
  readonly reads: Reads;
  readonly wish: StormWish;
  /** What was done and how long the shop was not itself, to be printed. */
  readonly said: string[];
}

/** Ends every connection to the database but our own, as a failing network does. */
const cutConnections = (knex: Knex): Promise<unknown> =>
  knex.raw(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend'`);

const hourMs = 3_600_000;
const stepMs = 5_000;
const patienceMs = 90_000;

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until the shop says that it is ready; answers after how many seconds. */
async function untilReady({ url }: Sky): Promise<string> {
  const since = performance.now();
  while (!(await isReady(url))) {
    if (performance.now() - since > patienceMs) throw new Error('the shop is not ready again');
    await wait(50);
  }
  return `${((performance.now() - since) / 1_000).toFixed(1)} s`;
}

const acts = {
  async cut({ knex }: Sky) {
    await cutConnections(knex).catch(() => undefined);
  },
  async kill(sky: Sky) {
    if (!killServerOf(sky.dataDir)) sky.said.push('no database ran that could be killed');
    await wait(200);
    sky.said.push(`database killed, ready again after ${await untilReady(sky)}`);
  },
  async crash({ shop }: Sky) {
    await shop.kill();
  },
  async fill(sky: Sky) {
    sky.disk?.fill();
    await wait(stepMs);
    sky.disk?.free();
    sky.said.push(`disk full for 5 s, ready again after ${await untilReady(sky)}`);
  },
  forward({ clockFile, said }: Sky) {
    writeFileSync(clockFile, String(hourMs));
    said.push("the shop's clock is an hour ahead of the database's");
    return Promise.resolve();
  },
  back({ clockFile, said }: Sky) {
    writeFileSync(clockFile, '0');
    said.push("the shop's clock is back");
    return Promise.resolve();
  },
};

const plan = [
  { act: 'cut', part: 'cuts', weather: 'cut' },
  { act: 'kill', part: 'kills', weather: 'database killed' },
  { act: 'cut', part: 'cuts', weather: 'cut' },
  { act: 'forward', part: 'clock', weather: 'calm' },
  { act: 'cut', part: 'cuts', weather: 'cut' },
  { act: 'kill', part: 'kills', weather: 'database killed' },
  { act: 'fill', part: 'disk', weather: 'disk full' },
  { act: 'cut', part: 'cuts', weather: 'cut' },
  { act: 'back', part: 'clock', weather: 'calm' },
  { act: 'kill', part: 'kills', weather: 'database killed' },
  { act: 'crash', part: 'crashes', weather: 'shop killed' },
] as const;

/** A slow machine gets so many times the time that was wished for. */
const mostTimes = 6;

/**
 * Every five seconds something, one after the other and over again until the time is over and enough was fought for:
 * how much happens in a minute hangs on the machine, and what has to happen does not. The time counts while the shop is
 * there: how long a slow machine starts it again takes nothing from its customers.
 */
export async function rage(
  sky: Sky,
  milliseconds: number,
  isEnough: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  const wanted = plan.filter(({ part }) => sky.wish.has(part));
  const began = Date.now();
  const goesOn = async (turn: number) => {
    const stormedMs = turn * stepMs;
    if (stormedMs < milliseconds) return true;
    // The database may be away just now: then nobody knows.
    return stormedMs < milliseconds * mostTimes && !(await isEnough().catch(() => false));
  };
  for (let turn = 0; await goesOn(turn); turn += 1) {
    await wait(stepMs);
    const next = wanted[turn % Math.max(1, wanted.length)];
    if (!next) continue;
    sky.reads.weather = next.weather satisfies Weather;
    await acts[next.act](sky);
    // What is kept off the database for a moment belongs to the cut.
    void wait(2_000).then(() => (sky.reads.weather = 'calm'));
  }
  await acts.back(sky);
  await untilReady(sky);
  sky.said.push(`it stormed for ${((Date.now() - began) / 1_000).toFixed(0)} s`);
}

const quietSql = `select
  (select count(*) from jobs.job
    where state in ('created', 'retry', 'active') and name not in (select name from jobs.schedule))
  + (select count(*) from payment_callbacks where processed_at is null)
  + (select count(*) from sandbox_payments s join payments p using (reference)
    where s.status in ('paid', 'pending') and p.status <> 'captured')
  + (select count(*) from refunds where payment_id is not null and status in ('waiting', 'sent'))
  as left`;

/** A job that failed often waits longer than a storm lasts; the next attempt comes at once instead. */
const nextAttemptsNow = (knex: Knex): Promise<unknown> =>
  knex.raw("update jobs.job set start_after = now() where state = 'retry' and start_after > now()");

/** Waits until the shop has caught up by itself: messages, mails, refunds. False: it did not. */
export async function calmDown(knex: Knex, mostMs: number): Promise<boolean> {
  const deadline = Date.now() + mostMs;
  while (Date.now() < deadline) {
    await nextAttemptsNow(knex).catch(() => undefined);
    const answer = knex.raw<{ rows: { left: number | string }[] }>(quietSql);
    const left = await answer.then(
      ({ rows }) => Number(rows[0]?.left),
      () => NaN,
    );
    if (left === 0) return true;
    await wait(1_000);
  }
  return false;
}
