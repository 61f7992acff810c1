import { parseArgs } from 'node:util';
import { startEmbeddedServer } from '../database/embedded-server.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { parseEnvironment } from '../environment.ts';
import { StartError } from '../start-error.ts';
import { demoAccounts } from './demo-accounts.ts';
import { seedDatabase } from './seed.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run seed`: migrates the database of the environment and fills it when it has no devices. */
async function seedCommand(): Promise<void> {
  refuseArguments();
  // eslint-disable-next-line no-restricted-properties -- an entry hands the variables to the parser
  const environment = parseEnvironment(process.env);
  const server =
    environment.databaseUrl === undefined
      ? await startEmbeddedServer({ dataDir: environment.dataDir })
      : null;
  const connection = server?.connection ?? environment.databaseUrl ?? '';
  try {
    await migrate(connection);
    const knex = openDatabase(connection, { statementTimeoutMs: 0, mostConnections: 2 });
    try {
      const { market, seedStaffPassword } = environment;
      const settings = { market, now: new Date(), staffPassword: seedStaffPassword, report: say };
      if (await seedDatabase(knex, settings)) {
        for (const { role, eMail } of demoAccounts(market)) say(`  ${eMail} (${role})`);
      }
    } finally {
      await knex.destroy();
    }
  } finally {
    await server?.stop();
  }
}

/** The seed takes its settings from the environment alone; a mistyped flag must not go unnoticed. */
function refuseArguments(): void {
  const { tokens } = parseArgs({ strict: false, tokens: true });
  const [first] = tokens;
  if (first === undefined) return;
  const shown = first.kind === 'option' ? first.rawName : 'an argument';
  throw new StartError(`npm run seed takes no arguments, but was given ${shown}.`);
}

try {
  await seedCommand();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
