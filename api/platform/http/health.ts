import { isMigrated } from '../database/migrate.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Lifecycle } from './lifecycle.ts';

/** Why the program should get no requests now; null when it should. */
export function createReadiness(
  { knex }: Dependencies,
  lifecycle: Lifecycle,
): () => Promise<'stopping' | 'database' | 'migrations' | null> {
  let migrated = false;
  return async () => {
    if (lifecycle.stopping) return 'stopping';
    try {
      await knex.raw('select 1');
      migrated ||= await isMigrated(knex);
    } catch {
      return 'database';
    }
    return migrated ? null : 'migrations';
  };
}
