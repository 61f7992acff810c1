import { randomInt } from 'node:crypto';
import type { SellFormTextField } from '#core/buyback/sell-form.ts';
import type { MarketCode } from '#core/market/market.ts';

export type TypedFields = Partial<Record<SellFormTextField, string>>;

/** A valid IMEI that no other sale of the run has: one device has one open sale (T-BUY-20). */
export function newImei(): string {
  const digits = Array.from({ length: 14 }, (_, place) => (place === 0 ? 4 : randomInt(10)));
  const sum = digits.reduce((total, digit, place) => {
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return [...digits, (10 - (sum % 10)) % 10].join('');
}

const accountWeights = [6, 3, 7, 9, 10, 5, 8, 4, 2];

/** A valid Czech account that no other sale of the run has: one person sells no more than a drawer of phones a day. */
export function newAccount(): string {
  const digits = accountWeights.map((_, place) => (place === 0 ? 2 : randomInt(10)));
  const sum = digits.reduce(
    (total, digit, place) => total + digit * (accountWeights[place] ?? 0),
    0,
  );
  const last = (11 - (sum % 11)) % 11;
  return last === 10 ? newAccount() : `${digits.join('')}${String(last)}/0800`;
}

/** A seller of each market as people type themselves in; the numbers are the specification's own. */
export const sellers: Record<MarketCode, TypedFields> = {
  cz: {
    titleBeforeName: 'Ing.',
    firstName: 'Jana',
    lastName: 'Nováková',
    gender: 'female',
    birthNumber: '736028/5163',
    placeOfBirth: 'Kolín',
    email: 'jana.novakova@example.cz',
    phoneNumber: '601 234 567',
    street: 'Dlouhá 5',
    city: 'Kolín',
    postcode: '280 02',
    identityCardNumber: '123456789',
    identityReleasedBy: 'MěÚ Kolín',
    identityValidTo: '1/2/29',
    bankAccountNumber: '19-2000145399/0800',
  },
  ro: {
    firstName: 'Andrei',
    lastName: 'Popescu',
    gender: 'male',
    birthNumber: '1800101221144',
    placeOfBirth: 'Iași',
    email: 'andrei.popescu@example.ro',
    phoneNumber: '0712 345 678',
    street: 'Strada Lungă 5',
    city: 'Cluj-Napoca',
    postcode: '400001',
    district: 'Cluj',
    identityCardNumber: 'CJ 123456',
    identityReleasedBy: 'SPCLEP Cluj-Napoca',
    identityValidTo: '31.12.2029',
    bankAccountNumber: 'RO49AAAA1B31007593840000',
  },
};

/** Values of the seller that no storage, address or log may hold. */
export const identityOf = (market: MarketCode): readonly string[] => {
  const { birthNumber = '', identityCardNumber = '', bankAccountNumber = '' } = sellers[market];
  return [birthNumber, identityCardNumber, bankAccountNumber].flatMap((value) => [
    value,
    value.replace(/\D/g, ''),
  ]);
};

/** Devices of the demonstration data by the addresses of their colours. */
export const devices: Record<MarketCode, { readonly phone: string; readonly tablet: string }> = {
  cz: {
    phone: '/vykup/telefony/apple/iphone-15-128gb/iphone-15-128gb-black',
    tablet: '/vykup/tablety/apple/ipad-air-11-m3-128gb/ipad-air-11-m3-128gb-blue',
  },
  ro: {
    phone: '/buyback/telefoane/apple/iphone-15-128gb/iphone-15-128gb-black',
    tablet: '/buyback/tablete/apple/ipad-air-11-m3-128gb/ipad-air-11-m3-128gb-blue',
  },
};
