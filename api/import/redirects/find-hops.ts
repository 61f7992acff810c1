import type { Knex } from 'knex';
import { oldAddressKey } from '#core/import/old-address.ts';

interface Wanted {
  readonly from: string;
  readonly to: string;
}

/** What the stored redirects say about some that are to be stored; one statement. `but` is one that is changed itself. */
export async function findHops(db: Knex, wanted: readonly Wanted[], but = 0) {
  const froms = wanted.map(({ from }) => from);
  const tos = wanted.flatMap(({ to }) => oldAddressKey(to.replace(/#.*$/s, '')) ?? []);
  const rows = await db('old_addresses')
    .where((any) => void any.whereIn('path', [...froms, ...tos]).orWhereIn('target_key', froms))
    .whereNot({ id: but })
    .select('path', 'target', 'target_key');
  const targetOf = new Map(rows.map(({ path, target }) => [path, target]));
  const targets = new Set(rows.map(({ target_key: key }) => key));
  return {
    targetOf,
    isOld: (address: string) => targetOf.has(address),
    isTarget: (address: string) => targets.has(address),
  };
}
