import { isStaff, roles, type Role } from '#core/permissions/roles.ts';
import type { MarketCode } from '#core/market/market.ts';

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
    'Lenka Podnikavá',
    'Prodejna Zkušební',
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
    'Mihai Întreprinzător',
    'Magazinul Demonstrativ',
  ],
};

// The others came later; with them at the end everybody keeps their name.
const order: readonly Role[] = [
  ...roles.filter((role) => role === 'customer' || isStaff(role)),
  ...roles.filter((role) => role !== 'customer' && !isStaff(role)),
];

/** The accounts that the seed makes, one for every role. */
export const demoAccounts = (market: MarketCode): DemoAccount[] =>
  order.map((role, index) => ({
    eMail: `${role}@obmena.example`,
    role,
    name: names[market][index] ?? role,
  }));
