import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { startShop, type ShopProcess } from '../support/shop-process.ts';

/** The shop of a storm, which dies and comes back at the same address. */
export class StormyShop {
  readonly #environment: Readonly<Record<string, string>>;
  #process: ShopProcess | null = null;

  constructor(environment: Readonly<Record<string, string>>) {
    this.#environment = environment;
  }

  async start(): Promise<void> {
    this.#process = await startShop(this.#environment);
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

/** Ends every connection to the database but our own, as a failing network does. */
const cutConnections = (knex: Knex): Promise<unknown> =>
  knex.raw(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend'`);

/** Three cuts and three kills, in turn and spread over the time, which a restart does not count to. */
export async function rage(shop: StormyShop, knex: Knex, milliseconds: number): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await wait(milliseconds / 7);
    await cutConnections(knex);
    await wait(milliseconds / 7);
    await shop.kill();
  }
  await wait(milliseconds / 7);
}

const quietSql = `select
  (select count(*) from jobs.job
    where state in ('created', 'retry', 'active') and name not in (select name from jobs.schedule))
  + (select count(*) from payment_callbacks where processed_at is null)
  + (select count(*) from sandbox_payments s join payments p using (reference)
    where s.status in ('paid', 'pending') and p.status <> 'captured')
  + (select count(*) from refunds where payment_id is not null and status in ('waiting', 'sent'))
  as left`;

/** Waits until the shop has caught up by itself: messages, mails, refunds. False: it did not. */
export async function calmDown(knex: Knex, mostMs: number): Promise<boolean> {
  const deadline = Date.now() + mostMs;
  while (Date.now() < deadline) {
    const { rows } = await knex.raw<{ rows: { left: number | string }[] }>(quietSql);
    if (Number(rows[0]?.left) === 0) return true;
    await wait(1_000);
  }
  return false;
}
