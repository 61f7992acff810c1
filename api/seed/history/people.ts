import { luhnCheckDigit } from '#core/identity/luhn.ts';
import type { MarketCode } from '#core/market/market.ts';
import type { Dice } from './dice.ts';

/** Invented names, of no real people together. */
const names = {
  cz: {
    first: [
      'Bořivoj',
      'Drahoslav',
      'Květoslava',
      'Svatava',
      'Vratislav',
      'Zdislava',
      'Čeněk',
      'Jarmila',
      'Oldřiška',
      'Radovan',
    ],
    last: [
      'Zelenka',
      'Vymyšlený',
      'Ukázka',
      'Pokusná',
      'Smyšlenka',
      'Příklad',
      'Nikdová',
      'Zkouška',
      'Vzorek',
      'Cvičenka',
    ],
    places: [
      { city: 'Praha', district: '', postcode: '110 00' },
      { city: 'Brno', district: '', postcode: '602 00' },
      { city: 'Olomouc', district: '', postcode: '779 00' },
      { city: 'Plzeň', district: '', postcode: '301 00' },
    ],
    streets: ['Zkušební', 'Smyšlená', 'Ukázková', 'Cvičná'],
  },
  ro: {
    first: [
      'Anghel',
      'Brândușa',
      'Costache',
      'Dochia',
      'Elisav',
      'Fira',
      'Ghiță',
      'Ilinca',
      'Leontina',
      'Pavăl',
    ],
    last: [
      'Exemplaru',
      'Probescu',
      'Închipuitu',
      'Modelescu',
      'Încercaru',
      'Mostreanu',
      'Născocitu',
      'Testeanu',
      'Ipotetic',
      'Demonescu',
    ],
    places: [
      { city: 'București', district: 'București', postcode: '010011' },
      { city: 'Cluj-Napoca', district: 'Cluj', postcode: '400001' },
      { city: 'Iași', district: 'Iași', postcode: '700001' },
      { city: 'Timișoara', district: 'Timiș', postcode: '300001' },
    ],
    streets: ['Strada Probei', 'Strada Exemplului', 'Strada Închipuită', 'Strada Modelului'],
  },
} as const satisfies Record<MarketCode, object>;

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly city: string;
  readonly district: string;
  readonly postcode: string;
  readonly country: 'CZ' | 'RO';
  readonly phoneNumber: string;
  readonly eMail: string;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Somebody who does not exist, with a number of nine or ten digits that begins as the samples of the house do. */
export function personOf(market: MarketCode, dice: Dice): Person {
  const { first, last, places, streets } = names[market];
  const [firstName, lastName] = [dice.oneOf<string>(first), dice.oneOf<string>(last)];
  const number = String(dice.between(0, 9_999)).padStart(4, '0');
  return {
    firstName,
    lastName,
    street: `${dice.oneOf<string>(streets)} ${String(dice.between(1, 99))}`,
    ...dice.oneOf<{ city: string; district: string; postcode: string }>(places),
    country: market === 'cz' ? 'CZ' : 'RO',
    phoneNumber: market === 'cz' ? `+42060100${number}` : `+4071200${number}`,
    eMail: `${plain(firstName)}.${plain(lastName)}.${number}@example.${market}`,
  };
}

/** A number that passes as one of a phone, of a maker that there is not. */
export function imeiOf(dice: Dice): string {
  const body = `350000${String(dice.between(0, 99_999_999)).padStart(8, '0')}`;
  return `${body}${String(luhnCheckDigit(body))}`;
}

const accountWeights = [10, 5, 8, 4, 2, 1];

/** An account of six digits that its bank could have given. */
function czechAccount(dice: Dice): string {
  for (let number = dice.between(100_000, 900_000); ; number += 1) {
    const digits = [...String(number)].map(Number);
    const sum = digits.reduce((all, digit, at) => all + digit * (accountWeights[at] ?? 0), 0);
    if (sum % 11 === 0) return String(number);
  }
}

/** An IBAN with the check digits of ISO 13616, of the bank that the standard's own example names. */
function romanianAccount(dice: Dice): string {
  const account = String(dice.between(1, 999_999_999)).padStart(16, '0');
  const digits = [...`AAAA${account}RO00`].map((sign) => parseInt(sign, 36)).join('');
  return `RO${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}AAAA${account}`;
}

export const bankOf = (market: MarketCode, dice: Dice) =>
  market === 'cz'
    ? { bankAccountFullNumber: czechAccount(dice), bankCode: '0800' }
    : { bankAccountFullNumber: romanianAccount(dice), bankCode: '' };
