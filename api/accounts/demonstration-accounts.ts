import type { Dependencies } from '../platform/dependencies.ts';

type Needed = Pick<Dependencies, 'environment' | 'knex'>;

/** Whether an account was made by the seed and the shop is real: its password is known to strangers. */
export async function isBarred({ environment, knex }: Needed, userId: number): Promise<boolean> {
  if (!environment.isProduction) return false;
  const row: unknown = await knex('demonstration_accounts')
    .where({ user_id: userId })
    .first('user_id');
  return row !== undefined;
}

/**
 * Ends what demonstration accounts had open before the shop became real: sessions, and devices on
 * which a PIN would do. Answers how many accounts there are.
 */
export async function shutDemonstrationOut({ environment, knex }: Needed): Promise<number> {
  if (!environment.isProduction) return 0;
  const ids: number[] = await knex('demonstration_accounts').pluck('user_id');
  await knex('sessions').whereIn('user_id', ids).delete();
  await knex('station_sign_ins').whereIn('user_id', ids).delete();
  return ids.length;
}
