import { parseArgs } from 'node:util';
import { startEmbeddedServer } from '../platform/database/embedded-server.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { StartError } from '../platform/faults/start-error.ts';
import { parseEnvironment } from '../platform/settings/environment.ts';
import { makeAdmin } from './make-admin.ts';

const usage = 'npm run staff -- admin <e-mail> [name] [--force]';

function readArguments() {
  const options = { force: { type: 'boolean', default: false } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [what, eMail, ...name] = positionals;
    if (what === 'admin' && eMail !== undefined) {
      return { eMail, name: name.join(' '), isForced: values.force };
    }
  } catch {
    // A mistyped flag: said below.
  }
  throw new StartError(usage);
}

/** `npm run staff -- admin <e-mail>`: the first admin of a shop, or another when the last is gone. */
async function staffCommand(): Promise<void> {
  const asked = readArguments();
  // eslint-disable-next-line no-restricted-properties -- an entry hands the variables to the parser
  const environment = parseEnvironment(process.env);
  const { databaseUrl, dataDir, market, publicUrl } = environment;
  const server = databaseUrl === undefined ? await startEmbeddedServer({ dataDir }) : null;
  const connection = server?.connection ?? databaseUrl ?? '';
  try {
    await migrate(connection);
    const knex = openDatabase(connection, { mostConnections: 2 });
    try {
      const link = await makeAdmin(knex, { ...asked, market, publicUrl, now: new Date() });
      process.stdout.write(
        `${asked.eMail} is an admin. To choose a password, within a day:\n${link}\n`,
      );
    } finally {
      await knex.destroy();
    }
  } finally {
    await server?.stop();
  }
}

try {
  await staffCommand();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
