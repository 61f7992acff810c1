import type { Knex } from 'knex';
import { isStaff } from '#core/permissions/roles.ts';
import { markets, type MarketCode } from '#core/market/market.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { demoAccounts, type DemoAccount } from './demo-accounts.ts';

/** A company that no register has: its numbers only pass their checks. */
const companies = {
  cz: { company: 'Zkušební dílna s.r.o.', registration_number: '99999994' },
  ro: { company: 'Atelier Demo SRL', registration_number: '9999999994' },
} as const satisfies Record<MarketCode, object>;
const vatPrefixes = { cz: 'CZ', ro: 'RO' } as const satisfies Record<MarketCode, string>;

const homes = {
  cz: { street: 'Zkušební 12', city: 'Brno', district: '', postcode: '60200' },
  ro: { street: 'Strada Probei 12', city: 'Cluj-Napoca', district: 'Cluj', postcode: '400001' },
} as const satisfies Record<MarketCode, object>;
const phones = { cz: '+420601234567', ro: '+40712345678' } as const;

/**
 * Inserts the demo accounts, all with one password; customers get a profile and addresses. An
 * account that someone made before keeps its password, its role and its profile.
 */
export async function insertAccounts(
  trx: Knex.Transaction,
  market: MarketCode,
  now: Date,
  password: string,
): Promise<void> {
  const accounts = demoAccounts(market);
  const rows = await Promise.all(
    accounts.map(async ({ eMail, role, name }) => ({
      // Each has its own salt.
      e_mail: eMail,
      password_hash: await hashPassword(password),
      name,
      role,
      language: markets[market].language,
    })),
  );
  const inserted = await trx('users')
    .insert(rows)
    .onConflict('e_mail')
    .ignore()
    .returning<{ id: number; e_mail: string }[]>(['id', 'e_mail']);
  await trx('demonstration_accounts').insert(inserted.map(({ id }) => ({ user_id: id })));
  for (const account of accounts.filter(({ role }) => !isStaff(role))) {
    const user = inserted.find(({ e_mail }) => e_mail === account.eMail);
    if (user) await insertProfile(trx, market, now, { ...account, id: user.id });
  }
}

async function insertProfile(
  trx: Knex.Transaction,
  market: MarketCode,
  now: Date,
  { id, name, role }: DemoAccount & { readonly id: number },
): Promise<void> {
  const [first_name = '', ...rest] = name.split(' ');
  const person = { first_name, last_name: rest.join(' '), phone: phones[market] };
  const company = role === 'business' ? companies[market] : null;
  await trx('user_profiles').insert({
    ...person,
    ...company,
    user_id: id,
    changed_at: now,
    vat_number: company ? vatPrefixes[market] + company.registration_number : '',
  });
  const address = {
    ...person,
    ...homes[market],
    company: company?.company ?? '',
    user_id: id,
    country: markets[market].defaultCountry,
    created_at: now,
    changed_at: now,
  };
  const kinds = ['billing', 'delivery'] as const;
  await trx('user_addresses').insert(kinds.map((kind) => ({ ...address, kind, is_default: true })));
}
