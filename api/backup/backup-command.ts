import { parseArgs } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { connectDatabase, type Database } from '../platform/database/connect.ts';
import { runningServer } from '../platform/database/running-server.ts';
import { StartError } from '../platform/faults/start-error.ts';
import { runProgram } from '../platform/run-program.ts';
import { parseEnvironment, type Environment } from '../platform/settings/environment.ts';
import { readIdentity } from './read-identity.ts';
import { verifyBackup } from './verify-backup.ts';
import { listBackups, writeBackup } from './write-backup.ts';

const usage =
  'npm run backup [-- --plain] [--with-keys], npm run backup -- verify [file] [--key file], or npm run backup -- new-key';

const say = (line: string) => void process.stdout.write(`${line}\n`);

function readArguments() {
  const options = {
    plain: { type: 'boolean', default: false },
    'with-keys': { type: 'boolean', default: false },
    key: { type: 'string' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [what = 'write', file, ...more] = positionals;
    const known = what === 'write' || what === 'new-key' ? file === undefined : what === 'verify';
    if (known && more.length === 0) return { what, file, ...values };
  } catch {
    // A mistyped flag: said below.
  }
  throw new StartError(usage);
}

/** The database of a shop that may be running just now. */
async function databaseOf(environment: Environment): Promise<Database> {
  const running =
    environment.databaseUrl === undefined ? await runningServer(environment.dataDir) : null;
  if (running === null) return connectDatabase(environment);
  return { connection: running, stop: () => Promise.resolve() };
}

async function write(
  environment: Environment,
  { plain, withKeys }: { readonly plain: boolean; readonly withKeys: boolean },
): Promise<void> {
  const { backupDir, backupRecipient, dataDir, market } = environment;
  if (backupRecipient === undefined && !plain) {
    throw new StartError(
      'BACKUP_RECIPIENT is missing: npm run backup -- new-key makes a key, --plain does without one.',
    );
  }
  const database = await databaseOf(environment);
  try {
    const { connection } = database;
    const source = { connection, dataDir, market, now: new Date(), withKeys };
    const made = await writeBackup(backupDir, source, plain ? null : (backupRecipient ?? null));
    say(`${backupDir}/${made.name}: ${String(made.rows)} rows, ${String(made.files)} files.`);
  } finally {
    await database.stop();
  }
}

async function verify(
  { backupDir }: Environment,
  { file, key }: { readonly file: string | undefined; readonly key: string | undefined },
): Promise<void> {
  const path = file ?? (await listBackups(backupDir))[0];
  if (path === undefined) throw new StartError(`There is no backup in ${backupDir}.`);
  const { contents } = await verifyBackup(path, await readIdentity(key));
  if (contents === null) {
    say(`${path} has the bytes that were written. What is in them shows only its key (--key).`);
    return;
  }
  const { head, rows, files } = contents;
  say(`${path} of ${head.madeAt} is whole: ${String(rows)} rows, ${String(files)} files.`);
}

async function newKey(): Promise<void> {
  const identity = await generateX25519Identity();
  say('# The private key: keep it away from the shop, it alone opens the backups.');
  say(identity);
  say(`# For the shop: BACKUP_RECIPIENT=${await identityToRecipient(identity)}`);
}

await runProgram(async () => {
  const { what, file, key, plain, 'with-keys': withKeys } = readArguments();
  if (what === 'new-key') return newKey();
  const environment = parseEnvironment();
  return what === 'verify'
    ? verify(environment, { file, key })
    : write(environment, { plain, withKeys });
});
