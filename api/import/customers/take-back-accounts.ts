import type { Follow } from '../../platform/changes/follow-up.ts';
import { numbers } from '../../platform/changes/follow-up.ts';

/** An undo of an import takes its accounts away, but those that somebody has chosen a password for: they are in use. */
export const takeBackAccounts: Follow = async (trx, { values }) => {
  const ids = numbers(await values('user_id'));
  const unused = await trx('users as u')
    .whereIn('u.id', ids)
    .where({ 'u.has_password': false })
    .whereNotExists((own) => void own.from('imported_accounts as i').whereRaw('i.user_id = u.id'))
    .whereNotExists((own) => void own.from('orders as o').whereRaw('o.user_id = u.id'))
    .pluck<number[]>('u.id');
  for (const table of ['user_addresses', 'user_profiles', 'visitor_lists'] as const) {
    await trx(table).whereIn('user_id', unused).delete();
  }
  await trx('users').whereIn('id', unused).delete();
  return {};
};
