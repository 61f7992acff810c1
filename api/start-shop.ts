import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { markets } from '#core/market/market.ts';
import { createApp } from './app.ts';
import { warnOfHiddenSamples } from './articles/published-articles.ts';
import { breakerLimits, CircuitBreaker } from './platform/database/circuit-breaker.ts';
import { connectDatabase, tryConnection } from './platform/database/connect.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { databaseProbe } from './platform/database/probe.ts';
import type { Dependencies } from './platform/dependencies.ts';
import type { Connection } from './platform/settings/connection.ts';
import type { Environment } from './platform/settings/environment.ts';
import { program } from './modules.ts';
import { measureFaults } from './platform/http/fault-metrics.ts';
import { Lifecycle } from './platform/http/lifecycle.ts';
import { checkPort, close, createShopServer, listen } from './platform/http/listen.ts';
import { createMetrics, metricsServer, type Metrics } from './platform/http/metrics.ts';
import { listenToPurges } from './platform/http/purge-listener.ts';
import { ReplyCache } from './platform/reply-cache.ts';
import { keepRepliesOnDisk } from './platform/kept-replies.ts';
import { checkEncryptionKeys } from './platform/database/check-keys.ts';
import { createCipher } from './platform/identity/cipher.ts';
import { keySourceOf, loadEncryptionKeys } from './platform/settings/secrets.ts';
import { createJobQueue } from './platform/jobs/pg-boss-queue.ts';
import { resumeMails, sendMail } from './platform/mail/send-mail.ts';
import { createMailTransport } from './platform/mail/transport.ts';
import { startLiveEvents } from './platform/live-events/live-events.ts';
import { measureStreams } from './platform/live-events/live-metrics.ts';
import { createLog } from './platform/log.ts';
import { refreshDueCards } from './read-models/refresh-due-cards.ts';
import { prepareEmptyShop } from './shop-settings/prepare-empty-shop.ts';
import { StartError } from './platform/faults/start-error.ts';
import { eventBufferOf } from './platform/security/event-buffer.ts';
import { stopAll, type Started } from './platform/stop-all.ts';

const requestPatienceMs = 10_000;
const defaultMetricsPort = 9464;

export interface RunningShop {
  readonly deps: Dependencies;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Starts everything. What fails on the way stops again what had been started. */
export async function startShop(
  environment: Environment,
  report: (line: string) => void,
): Promise<RunningShop> {
  const started: Started = [];
  const breakers: CircuitBreaker[] = [];
  const stop = () => stopAll(started);
  try {
    await checkPort('PORT', environment.port, environment.host);
    const deps = await openDependencies(environment, started, breakers);
    await seedEmptyCatalogue(deps, report);
    await warnOfHiddenSamples(deps);
    started.push(() => eventBufferOf(deps).flush());
    const port = await serve(deps, started, breakers);
    if (!environment.isProduction) await fillPastDays(deps, started);
    return { deps, port, stop };
  } catch (error) {
    // What could not start is the news, not what would not stop after it.
    await stop().catch(() => undefined);
    throw error;
  }
}

async function openDependencies(
  environment: Environment,
  started: Started,
  breakers: CircuitBreaker[],
): Promise<Dependencies> {
  const log = createLog(environment.logLevel);
  const keys = await loadEncryptionKeys(environment);
  const { connection, stop } = await connectDatabase(environment, log);
  started.push(stop);
  await migrate(connection);
  const open = (place: Connection) => {
    const pool = openDatabase(place, { mostConnections: environment.databasePoolMax });
    const breaker = new CircuitBreaker(pool, databaseProbe(place), log, breakerLimits);
    breakers.push(breaker);
    started.push(() => (breaker.stop(), pool.destroy()));
    return pool;
  };
  const knex = open(connection);
  await checkEncryptionKeys(knex, keys, keySourceOf(environment));
  const replyCache = new ReplyCache(environment.replyCacheMegabytes);
  started.push(await keepRepliesOnDisk(replyCache, environment.dataDir, log));
  const followers = program.purgeFollowers(environment, log);
  for (const follower of followers) started.push(() => follower.stop());
  const listener = await listenToPurges(connection, replyCache, log, undefined, followers);
  started.push(() => listener.stop());
  const jobs = createJobQueue(connection, log);
  started.push(() => jobs.stop());
  const deps: Dependencies = {
    environment,
    market: markets[environment.market],
    knex,
    reads: await openReplica(environment, knex, open),
    connection,
    now: () => new Date(),
    log,
    jobs,
    cipher: createCipher(keys),
    replyCache,
  };
  const mails = sendMail(program.mails, createMailTransport(environment));
  await jobs.start([mails, ...program.jobs], deps, { work: true });
  await resumeMails(deps);
  // What an update of the program made stale is not left wrong until the night.
  await knex.transaction((trx) => jobs.enqueue(trx, refreshDueCards.name, {}));
  return deps;
}

async function openReplica(
  { databaseReplicaUrl: replica }: Environment,
  primary: Knex,
  open: (place: Connection) => Knex,
): Promise<Knex> {
  if (replica === undefined) return primary;
  await tryConnection('DATABASE_REPLICA_URL', replica);
  return open(replica);
}

async function seedEmptyCatalogue(
  deps: Dependencies,
  report: (line: string) => void,
): Promise<void> {
  const anyType: unknown = await deps.knex('device_types').first('id');
  if (anyType !== undefined) return;
  if (deps.environment.isProduction) {
    // A shop that sells without devices to buy back is no empty one.
    const anyProduct: unknown = await deps.knex('master_products').first('id');
    if (anyProduct !== undefined) return;
    await prepareEmptyShop(deps);
    report(
      'The catalogue is empty. The first admin, who fills it: npm run staff -- admin <e-mail>',
    );
    return;
  }
  // Loaded only where it is needed: the running API carries no demonstration data.
  const { seedWhenEmpty } = await import('./seed/seed.ts');
  await seedWhenEmpty(deps, report);
}

/** Goes on in the background with the history of a demonstration shop; stopping waits for the day that is being filled. */
async function fillPastDays(deps: Dependencies, started: Started): Promise<void> {
  const left: unknown = await deps.knex('demonstration_days').whereNull('filled_at').first('day');
  if (left === undefined) return;
  const { keepFilling } = await import('./seed/history/keep-filling.ts');
  const filling = keepFilling(deps, program);
  started.push(() => filling.stop());
}

async function serve(
  deps: Dependencies,
  started: Started,
  breakers: readonly CircuitBreaker[],
): Promise<number> {
  const { environment, log } = deps;
  const lifecycle = new Lifecycle();
  const metrics = environment.metricsPort === 0 ? undefined : createMetrics();
  if (metrics) {
    measureFaults(metrics.registry, deps, breakers);
    await serveMetrics(metrics, environment, log, started);
  }
  const live = await startLiveEvents(deps.connection, deps);
  started.push(() => live.stop());
  if (metrics) measureStreams(metrics.registry, live.hub);
  const app = await createApp(deps, { lifecycle, live: live.hub, ...(metrics && { metrics }) });
  const server = createShopServer(app, environment);
  const port = await listen(server, 'PORT', environment.port, environment.host);
  started.push(async () => {
    const idle = lifecycle.stop();
    // A stream never ends by itself; its reader comes back to the program that follows.
    live.hub.end();
    await Promise.race([idle, wait(requestPatienceMs, undefined, { ref: false })]);
    await close(server);
  });
  return port;
}

/** Without METRICS_PORT, a second shop on one machine does without metrics instead of failing. */
async function serveMetrics(
  metrics: Metrics,
  { metricsPort, metricsHost }: Environment,
  log: Logger,
  started: Started,
): Promise<void> {
  const server = metricsServer(metrics);
  try {
    await listen(server, 'METRICS_PORT', metricsPort ?? defaultMetricsPort, metricsHost);
    started.push(() => close(server));
  } catch (error) {
    if (metricsPort !== undefined || !(error instanceof StartError)) throw error;
    log.warn({ port: defaultMetricsPort }, 'no metrics: the port is in use');
  }
}
