import { parseEnvironment } from '../settings/environment.ts';
import { runProgram } from '../run-program.ts';
import { connectDatabase } from './connect.ts';
import { migrate } from './migrate.ts';

await runProgram(async () => {
  const database = await connectDatabase(parseEnvironment());
  try {
    await migrate(database.connection);
    process.stdout.write('The database is up to date.\n');
  } finally {
    await database.stop();
  }
});
