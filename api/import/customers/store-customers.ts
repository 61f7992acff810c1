import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { ImportedCustomer } from '#core/contract/customer-row.ts';
import type { Language } from '#core/market/market.ts';
import { unrecorded } from '../../platform/database/staff-change.ts';
import { hashPassword } from '../../accounts/password-hash.ts';

interface Making {
  readonly importId: number;
  readonly language: Language;
  readonly at: Date;
}

const nameOf = ({ firstName, lastName, company }: ImportedCustomer): string =>
  `${firstName} ${lastName}`.trim() || company;

/**
 * Makes accounts whose password nobody knows; answers the addresses of those that were made. An account that is there already
 * stays as its owner has it.
 */
export async function storeCustomers(
  trx: Knex.Transaction,
  customers: readonly ImportedCustomer[],
  { importId, language, at }: Making,
): Promise<Set<string>> {
  if (customers.length === 0) return new Set();
  const password_hash = await hashPassword(randomBytes(32).toString('base64'));
  // Which account is whose stands in no history; that it was made, by its number, does.
  const made = await unrecorded(trx, async () =>
    trx('users')
      .insert(
        customers.map((one) => ({
          e_mail: one.eMail,
          name: nameOf(one),
          role: one.company === '' ? ('customer' as const) : ('business' as const),
          password_hash,
          has_password: false,
          language,
          created_at: at,
        })),
      )
      .onConflict('e_mail')
      .ignore()
      .returning(['id', 'e_mail']),
  );
  const idOf = new Map(made.map(({ id, e_mail: eMail }) => [eMail, id]));
  const fresh = customers.flatMap((one) => {
    const userId = idOf.get(one.eMail);
    return userId === undefined ? [] : [{ ...one, userId }];
  });
  if (fresh.length > 0) await storeProfiles(trx, fresh, at);
  if (made.length > 0) {
    await trx('imported_accounts').insert(
      made.map(({ id }) => ({ import_id: importId, user_id: id })),
    );
  }
  return new Set(idOf.keys());
}

async function storeProfiles(
  trx: Knex,
  fresh: readonly (ImportedCustomer & { readonly userId: number })[],
  at: Date,
): Promise<void> {
  await trx('user_profiles').insert(
    fresh.map((one) => ({
      user_id: one.userId,
      first_name: one.firstName,
      last_name: one.lastName,
      phone: one.phone,
      company: one.company,
      registration_number: one.registrationNumber,
      vat_number: one.vatNumber,
      changed_at: at,
    })),
  );
  const addresses = fresh.flatMap(({ address, ...one }) => {
    if (address === null) return [];
    const { userId: user_id, firstName: first_name, lastName: last_name, company, phone } = one;
    const of = { user_id, first_name, last_name, company, phone, ...address };
    const made = { created_at: at, changed_at: at, district: '', is_default: true };
    return [{ ...of, ...made, kind: 'billing' as const }];
  });
  if (addresses.length > 0) await trx('user_addresses').insert(addresses);
}
