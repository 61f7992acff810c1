import type { Knex } from 'knex';
import { oldAddressKey } from '#core/import/old-address.ts';

const longest = 1_000;

/**
 * Where an address of the old shop leads; null where it is none. Asked only where the shop has no page, by one look into an
 * index. What would lead on or in a circle leads nowhere.
 */
export async function findOldAddress(
  db: Knex,
  path: string,
  query: string,
): Promise<string | null> {
  const bare = oldAddressKey(path);
  if (bare === null || bare.length > longest) return null;
  const whole = query === '' ? bare : `${bare}?${query}`;
  const { rows } = await db.raw<{ rows: { target: string }[] }>(
    `select o.target from old_addresses o
     where o.path = any(:keys::text[])
       and not exists (select from old_addresses n where n.path = o.target_key)
     order by o.path = :whole desc limit 1`,
    { keys: [whole, bare], whole },
  );
  return rows[0]?.target ?? null;
}
