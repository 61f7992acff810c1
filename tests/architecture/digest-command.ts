// `npm run migrations:digest`: records new migrations, and says what is wrong with the landed ones.
import { join } from 'node:path';
import { findMigrationFaults, recordDigests } from './migration-digests.ts';

const folder = join(import.meta.dirname, '../../migrations');
recordDigests(folder);
const faults = findMigrationFaults(folder);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
