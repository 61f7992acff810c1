import { parseArgs } from 'node:util';
import { startEmbeddedServer } from '../platform/database/embedded-server.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { parseEnvironment } from '../platform/settings/environment.ts';
import { StartError } from '../platform/faults/start-error.ts';
import { demoAccounts } from './demo-accounts.ts';
import { seedDatabase } from './seed.ts';

/** What the makers, devices and kinds of accessories of the seed give names for. */
const mostProducts = 2_000_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run seed [-- --scale N]`: migrates the database of the environment and fills an empty one. */
async function seedCommand(): Promise<void> {
  const scale = readScale();
  // eslint-disable-next-line no-restricted-properties -- an entry hands the variables to the parser
  const environment = parseEnvironment(process.env);
  const server =
    environment.databaseUrl === undefined
      ? await startEmbeddedServer({ dataDir: environment.dataDir })
      : null;
  const connection = server?.connection ?? environment.databaseUrl ?? '';
  try {
    await migrate(connection);
    const knex = openDatabase(connection, { statementTimeoutMs: 0, mostConnections: 4 });
    try {
      const { market, seedStaffPassword } = environment;
      const settings = {
        market,
        now: new Date(),
        staffPassword: seedStaffPassword,
        report: say,
        ...(scale === null ? {} : { scale }),
      };
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

/** What to say where the disk of the database has no room left; null for another error. */
function fullDisk(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code !== '53100' && code !== 'ENOSPC') return null;
  return 'The disk of the database is full. A million products need about 15 GB while they are made.';
}

/** Products asked for by `--scale N`, for measuring. A mistyped flag must not go unnoticed. */
function readScale(): number | null {
  const options = { scale: { type: 'string' } } as const;
  const { tokens, values } = parseArgs({ options, strict: false, tokens: true });
  const other = tokens.find((token) => token.kind !== 'option' || token.name !== 'scale');
  if (other) {
    const shown = other.kind === 'option' ? other.rawName : 'an argument';
    throw new StartError(`npm run seed takes --scale N alone, but was given ${shown}.`);
  }
  if (values.scale === undefined) return null;
  const text = String(values.scale);
  if (!/^[1-9]\d{0,6}$/.test(text) || Number(text) > mostProducts) {
    throw new StartError('--scale takes a number of products from 1 to 2000000.');
  }
  return Number(text);
}

try {
  await seedCommand();
} catch (error) {
  const line = error instanceof StartError ? error.message : fullDisk(error);
  if (line === null) throw error;
  process.stderr.write(`${line}\n`);
  process.exitCode = 2;
}
