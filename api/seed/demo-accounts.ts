import { hash } from '@node-rs/argon2';
import { isStaff, roles, type Role } from '#core/accounts/roles.ts';
import { normalizePassword } from '#core/accounts/password.ts';
import { markets, type MarketCode } from '#core/market/market.ts';

export interface DemoAccount {
  readonly eMail: string;
  readonly role: Role;
  readonly name: string;
}

const names: Record<MarketCode, readonly string[]> = {
  cz: [
    'Adéla Zkušební',
    'Bořek Ukázkový',
    'Cecílie Vzorná',
    'Dalibor Příkladný',
    'Eliška Cvičná',
    'Filip Názorný',
    'Gita Modelová',
    'Hynek Pokusný',
    'Ivana Testovací',
    'Jonáš Předváděcí',
    'Klára Ilustrační',
  ],
  ro: [
    'Ana Exemplu',
    'Bogdan Model',
    'Corina Probă',
    'Dan Demonstrație',
    'Elena Mostră',
    'Florin Încercare',
    'Gabriela Ilustrare',
    'Horia Șablon',
    'Ioana Test',
    'Jean Prezentare',
    'Laura Simulare',
  ],
};

/** The accounts that the seed makes: one customer and one for every role of the staff. */
export const demoAccounts = (market: MarketCode): DemoAccount[] =>
  roles
    .filter((role) => role === 'customer' || isStaff(role))
    .map((role, index) => ({
      eMail: `${role}@obmena.example`,
      role,
      name: names[market][index] ?? role,
    }));

/** Rows of the table users, all with one password; each has its own salt. */
export const accountRows = (market: MarketCode, password: string) =>
  Promise.all(
    demoAccounts(market).map(async ({ eMail, role, name }) => ({
      e_mail: eMail,
      // The library's default is argon2id; the hash names its parameters and its salt.
      password_hash: await hash(normalizePassword(password)),
      ...{ name, role },
      language: markets[market].language,
    })),
  );
