import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { pino } from 'pino';
import { createApp } from '#api/app.ts';
import { openDatabase } from '#api/platform/database/open-database.ts';
import type { Dependencies } from '#api/platform/dependencies.ts';
import { parseEnvironment } from '#api/platform/settings/environment.ts';
import { program } from '#api/modules.ts';
import type { BoundRoute } from '#api/platform/http/bind.ts';
import { csrfToken, newVisitor } from '#api/platform/http/csrf.ts';
import { Lifecycle } from '#api/platform/http/lifecycle.ts';
import { close, createShopServer, listen } from '#api/platform/http/listen.ts';
import { listenToPurges } from '#api/platform/http/purge-listener.ts';
import { ReplyCache } from '#api/platform/reply-cache.ts';
import { createCipher } from '#api/platform/identity/cipher.ts';
import type { JobDefinition } from '#api/platform/jobs/job-queue.ts';
import { createJobQueue } from '#api/platform/jobs/pg-boss-queue.ts';
import type { MailKinds } from '#api/platform/mail/mail-kinds.ts';
import { startLiveEvents, type LiveEvents } from '#api/platform/live-events/live-events.ts';
import { sendMail } from '#api/platform/mail/send-mail.ts';
import { createMailTransport, type MailTransport } from '#api/platform/mail/transport.ts';
import { normalizePassword } from '#core/accounts/password.ts';
import type { Role } from '#core/permissions/roles.ts';
import { markets } from '#core/market/market.ts';
import { testDatabase } from './database.ts';
import { addUser } from './factories/people.ts';
import { createTestClient, type BeginVisit, type TestClient } from './test-client.ts';

export interface TestAppOptions {
  /** The server's clock at the start; it stands still until `clock.now` is set. */
  readonly now?: Date;
  /** Another database than this worker's own. */
  readonly database?: string;
  /** Environment variables besides those of a test. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Other answers than the features' own. */
  readonly routes?: (deps: Dependencies) => readonly BoundRoute[];
  readonly jobs?: readonly JobDefinition[];
  readonly mailKinds?: MailKinds;
  readonly mailTransport?: MailTransport;
  readonly storefrontFolder?: string;
}

export interface TestApp {
  readonly url: string;
  readonly deps: Dependencies;
  readonly clock: { now: Date };
  /** Log lines so far, as JSON texts. */
  readonly logs: string[];
  readonly lifecycle: Lifecycle;
  readonly live: LiveEvents;
  /** A new visitor. */
  readonly client: () => TestClient;
  readonly close: () => Promise<void>;
}

/**
 * The whole API on port 0 with this worker's database. Jobs run only when a test says
 * `deps.jobs.runDue()`, so nothing happens behind its back.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'obmena-app-'));
  const environment = parseEnvironment({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    MARKET: 'cz',
    PUBLIC_URL: 'http://localhost:3000',
    ...options.environment,
  });
  const clock = { now: options.now ?? new Date('2026-11-21T12:00:00Z') };
  const logs: string[] = [];
  const log = pino(
    { level: 'info', base: null },
    { write: (line: string) => void logs.push(line) },
  );
  const connection = {
    ...testDatabase(),
    ...(options.database !== undefined && { database: options.database }),
  };
  const knex = openDatabase(connection);
  const replyCache = new ReplyCache(environment.replyCacheMegabytes);
  const listener = await listenToPurges(connection, replyCache, log, 50);
  const jobs = createJobQueue(connection, log);
  const deps: Dependencies = {
    environment,
    market: markets[environment.market],
    knex,
    reads: knex,
    connection,
    now: () => clock.now,
    log,
    jobs,
    cipher: createCipher([{ id: 'test', key: randomBytes(32) }]),
    replyCache,
  };
  const transport = options.mailTransport ?? createMailTransport(environment);
  const mails = sendMail(options.mailKinds ?? program.mails, transport);
  await jobs.start([mails, ...(options.jobs ?? program.jobs)], deps, { work: false });
  // What another file of this worker left queued is not this test's business.
  await knex.raw('delete from jobs.job');
  const lifecycle = new Lifecycle();
  const live = await startLiveEvents(connection, deps, 50);
  const { routes, storefrontFolder = dataDir } = options;
  const app = await createApp(deps, {
    lifecycle,
    live: live.hub,
    storefrontFolder,
    ...(routes && { routes: routes(deps) }),
  });
  const server = createShopServer(app, deps.environment);
  const url = `http://127.0.0.1:${String(await listen(server, 'PORT', 0, '127.0.0.1'))}`;
  // Away from the own machine the cookie has another name, which the shop is asked for.
  const isAtHome = new URL(environment.publicUrl).hostname === 'localhost';
  const beginVisit = isAtHome ? visitsBy(deps.cipher) : null;
  return {
    url,
    deps,
    clock,
    logs,
    lifecycle,
    live,
    client: () => createTestClient(url, beginVisit),
    async close() {
      live.hub.end();
      await close(server);
      await live.stop();
      await jobs.stop();
      await listener.stop();
      await knex.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const visitsBy =
  (cipher: Dependencies['cipher']): BeginVisit =>
  () => {
    const visitor = newVisitor();
    return { visitor, csrfToken: csrfToken(cipher, { kind: 'visitor', value: visitor }) };
  };

/** Stores an account and answers its id. */
export async function createAccount(
  { knex }: Dependencies,
  account: { readonly eMail: string; readonly password: string; readonly role: Role },
): Promise<number> {
  const { id } = await addUser(knex, {
    e_mail: account.eMail,
    password_hash: await hash(normalizePassword(account.password)),
    role: account.role,
  });
  return id;
}
