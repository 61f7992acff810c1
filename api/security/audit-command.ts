import { parseArgs } from 'node:util';
import { checkEncryptionKeys } from '../platform/database/check-keys.ts';
import { connectDatabase, type Database } from '../platform/database/connect.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { runningServer } from '../platform/database/running-server.ts';
import { StartError } from '../platform/faults/start-error.ts';
import { createCipher } from '../platform/identity/cipher.ts';
import { runProgram } from '../platform/run-program.ts';
import { parseEnvironment, type Environment } from '../platform/settings/environment.ts';
import { keySourceOf, loadEncryptionKeys } from '../platform/settings/secrets.ts';
import { headOf } from './chain-rows.ts';
import { lookAtChain } from './check-chain.ts';

const usage = 'npm run audit:verify [-- --head sequence:hash]';

/** A head that was kept elsewhere, such as in the log: the end of the chain cannot be cut off behind its back. */
function readHead(): { readonly sequence: number; readonly hash: string } | null {
  try {
    const { values } = parseArgs({ options: { head: { type: 'string' } } });
    if (values.head === undefined) return null;
    const [, sequence, hash] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(values.head) ?? [];
    if (sequence !== undefined && hash !== undefined) return { sequence: Number(sequence), hash };
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

/** Looks at the whole chain of the audit log and security events, and changes nothing. */
async function verify(): Promise<void> {
  const kept = readHead();
  const environment = parseEnvironment();
  const keys = await loadEncryptionKeys(environment);
  const database = await databaseOf(environment);
  const knex = openDatabase(database.connection);
  try {
    await checkEncryptionKeys(knex, keys, keySourceOf(environment));
    const { head, broken } = await lookAtChain({ knex, cipher: createCipher(keys) }, true);
    if (broken) {
      throw new StartError(
        `The audit chain is broken at link ${String(broken.sequence)}: ${broken.reason}.`,
      );
    }
    if (kept && (await headOf(knex, kept.sequence)).hash !== kept.hash) {
      throw new StartError(`Link ${String(kept.sequence)} is not the one that was kept elsewhere.`);
    }
    process.stdout.write(
      `All ${String(head.sequence)} links hold. The head: ${String(head.sequence)}:${head.hash}\n`,
    );
  } finally {
    await knex.destroy();
    await database.stop();
  }
}

await runProgram(verify);
