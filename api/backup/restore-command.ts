import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { connectDatabase } from '../platform/database/connect.ts';
import type { Connection } from '../platform/settings/connection.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { StartError } from '../platform/faults/start-error.ts';
import { createJobQueue } from '../platform/jobs/pg-boss-queue.ts';
import { runProgram } from '../platform/run-program.ts';
import { parseEnvironment } from '../platform/settings/environment.ts';
import type { WaitingJob } from './backup-parts.ts';
import { readIdentity } from './read-identity.ts';
import { restoreBackup } from './restore-backup.ts';

function readArguments() {
  const options = {
    replace: { type: 'boolean', default: false },
    key: { type: 'string' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file !== undefined && more.length === 0) return { file, ...values };
  } catch {
    // A mistyped flag: said below.
  }
  throw new StartError('npm run restore -- <file> [--key file] [--replace]');
}

/** Puts what was still to be done into the queue again. */
async function enqueue(connection: Connection, waiting: readonly WaitingJob[]): Promise<void> {
  const knex = openDatabase(connection, { mostConnections: 2 });
  const jobs = createJobQueue(connection, pino({ level: 'silent' }));
  try {
    const names = [...new Set(waiting.map(({ name }) => name))];
    const definitions = names.map((name) => ({ name, run: () => Promise.resolve() }));
    // Jobs are run by the shop; a queue that only takes them needs the database alone.
    await jobs.start(definitions, { knex } as Dependencies, { work: false });
    await knex.transaction(async (trx) => {
      for (const { name, data, delayMs } of waiting) {
        await jobs.enqueue(trx, name, data, { ms: delayMs });
      }
    });
  } finally {
    await jobs.stop();
    await knex.destroy();
  }
}

await runProgram(async () => {
  const { file, key, replace } = readArguments();
  const identity = await readIdentity(key);
  const environment = parseEnvironment();
  const { dataDir } = environment;
  const database = await connectDatabase(environment);
  try {
    const { connection } = database;
    const restored = await restoreBackup(file, { connection, dataDir, identity, replace });
    await enqueue(connection, restored.jobs);
    const { head, rows, files, jobs } = restored;
    process.stdout.write(
      `Restored the shop of ${head.madeAt}: ${String(rows)} rows, ${String(files)} files, ${String(jobs.length)} jobs.\n` +
        `Its personal data need the keys: ${head.keys.join(', ') || 'none'}.\n`,
    );
  } finally {
    await database.stop();
  }
});
