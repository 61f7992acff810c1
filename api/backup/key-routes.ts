import type { Dependencies } from '../platform/dependencies.ts';
import { rotateKeysJob } from '../platform/encryption/rotate-keys.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';

/** The keys of personal data as admins see them: names, and whether they may be taken out of the settings. */
export function keyRoutes({ knex, cipher, jobs }: Dependencies): BoundRoute[] {
  const list = bind('encryption-key-list', async () => {
    const rows = await knex('encryption_keys').orderBy('first_used_at', 'desc').orderBy('id');
    const results = rows.map((row) => ({
      id: row.id,
      firstUsedAt: row.first_used_at.toISOString(),
      isEncrypting: row.id === cipher.keyIds[0],
      makesDigests: row.makes_digests,
      found: row.found_values,
      checkedAt: row.checked_at?.toISOString() ?? null,
      isRetired: row.retired_at !== null,
    }));
    return { results };
  });

  const rotate = bind('encryption-keys-rotate', async () => {
    await knex.transaction((trx) => jobs.enqueue(trx, rotateKeysJob, {}));
    return undefined;
  });

  return [list, rotate];
}
