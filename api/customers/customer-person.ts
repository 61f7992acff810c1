import type { Knex } from 'knex';
import {
  customerThingReadBy,
  parseCustomerKey,
  type CustomerThing,
} from '#core/customers/customer-key.ts';
import { customerRoles, type Permission } from '#core/permissions/roles.ts';
import type { Language } from '#core/market/market.ts';
import type { Rows } from '../platform/database/rows.ts';
import { Refusal } from '../platform/http/refusal.ts';

type AccountRow = Pick<Rows['users'], 'id' | 'role' | 'language' | 'name' | 'created_at'> & {
  readonly e_mail: string;
  readonly level_cs: string | null;
  readonly level_ro: string | null;
};

/** A customer: their e-mail, and their own account where they have one. */
export interface CustomerPerson {
  readonly eMail: string;
  readonly account: AccountRow | null;
}

const tables: Readonly<Record<Exclude<CustomerThing, 'account'>, string>> = {
  order: 'orders',
  buyback: 'buybacks',
  reservation: 'reservations',
  repair: 'repairs',
  enquiry: 'enquiries',
};

/** Who is meant by a key, for whoever may read the thing that it names; what was wiped names nobody. */
export async function readPerson(
  db: Knex,
  keyText: string,
  permissions: readonly Permission[],
): Promise<CustomerPerson> {
  const key = parseCustomerKey(keyText);
  if (!key || !permissions.includes(customerThingReadBy[key.thing])) {
    throw new Refusal(404, 'not_found');
  }
  if (key.thing === 'account') {
    const account = await findAccount(db, { 'u.id': key.id });
    if (!account) throw new Refusal(404, 'not_found');
    return { eMail: account.e_mail, account };
  }
  const row = await db(tables[key.thing])
    .where({ id: key.id })
    .whereNotNull('e_mail')
    .first<{ e_mail: string } | undefined>('e_mail');
  if (!row) throw new Refusal(404, 'not_found');
  return { eMail: row.e_mail, account: await findAccount(db, { 'u.e_mail': row.e_mail }) };
}

/** A customer's own: many people buy through the account of a store or of a colleague. */
const findAccount = async (db: Knex, which: object): Promise<AccountRow | null> =>
  (await db('users as u')
    .leftJoin('user_profiles as p', 'p.user_id', 'u.id')
    .leftJoin('price_levels as l', 'l.id', 'p.price_level_id')
    .where(which)
    .where('u.is_active', true)
    .whereIn('u.role', [...customerRoles])
    .first<AccountRow | undefined>(
      ...['u.id', 'u.role', 'u.language', 'u.name', 'u.created_at', 'u.e_mail'],
      ...['l.name_cs as level_cs', 'l.name_ro as level_ro'],
    )) ?? null;

export const accountView = (account: AccountRow, language: Language) => ({
  id: account.id,
  kind: account.role === 'business' ? ('business' as const) : ('customer' as const),
  since: account.created_at.toISOString(),
  language: account.language,
  level: language === 'cs' ? account.level_cs : account.level_ro,
});
