import { setFlagsFromString } from 'node:v8';
import { isDatabaseAway } from './platform/faults/database-away.ts';
import { describeError } from './platform/describe-error.ts';
import { parseEnvironment } from './platform/settings/environment.ts';
import { runProgram } from './platform/run-program.ts';
import { shutDemonstrationOut } from './accounts/demonstration-accounts.ts';
import { demoAccounts } from './seed/demo-accounts.ts';
import { startShop, type RunningShop } from './start-shop.ts';

/**
 * How much garbage the heap may gather over what lives in it before it is collected, in per cent. By itself the program lets it
 * grow to several times that while a job works through a million rows.
 */
setFlagsFromString('--heap-growing-percent=40');

const report = (line: string) => void process.stdout.write(`${line}\n`);

/** Ends the program once; the exit code is 0 when everything was stopped in order. */
function stopOnSignals({ deps, stop }: RunningShop): void {
  let stopping = false;
  const onSignal = () => {
    // Ctrl-C arrives twice: the terminal sends it to everybody, and npm passes its own on.
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        deps.log.error({ error: describeError(error) }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function reportAccounts({ deps }: RunningShop): Promise<void> {
  const { market, environment, knex } = deps;
  if (environment.isProduction) {
    const shut = await shutDemonstrationOut(deps);
    if (shut > 0)
      report(`Demonstration accounts cannot sign in with NODE_ENV=production: ${String(shut)}`);
    return;
  }
  const accounts = demoAccounts(market.code).map(({ eMail }) => eMail);
  const there: { e_mail: string }[] = await knex('users')
    .whereIn('e_mail', accounts)
    .orderBy('id')
    .select('e_mail');
  if (there.length === 0) return;
  const known = environment.seedStaffPassword === undefined;
  report(`Demo accounts: ${there.map(({ e_mail }) => e_mail).join(', ')}`);
  report(`Their password: ${known ? 'as shown at the first start' : 'SEED_STAFF_PASSWORD'}`);
}

function reportAddresses({ deps: { market }, port }: RunningShop): void {
  report(`Obměna (${market.code}) runs on http://localhost:${String(port)}`);
  report(`API: http://localhost:${String(port)}/api/new/config/`);
}

await runProgram(async () => {
  const shop = await startShop(parseEnvironment(), report);
  process.on('uncaughtException', (error) => {
    // The pools connect again; a program that ends would be away for longer than the database.
    if (isDatabaseAway(error)) {
      shop.deps.log.error({ error: describeError(error) }, 'a lost connection that nobody awaited');
      return;
    }
    shop.deps.log.fatal({ error: describeError(error) }, 'an error nobody expected');
    process.exit(1);
  });
  stopOnSignals(shop);
  reportAddresses(shop);
  await reportAccounts(shop);
});
