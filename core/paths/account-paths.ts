import type { MarketCode } from '../market/market.ts';
import { shopPaths } from './shop-paths.ts';

const words = {
  cz: {
    personalData: 'osobni-udaje',
    addresses: 'adresy',
    password: 'zmena-hesla',
    orders: 'objednavky',
    privacy: 'soukromi',
    security: 'zabezpeceni',
  },
  ro: {
    personalData: 'date-personale',
    addresses: 'adrese',
    password: 'schimbare-parola',
    orders: 'comenzi',
    privacy: 'confidentialitate',
    security: 'securitate',
  },
} as const;

/**
 * Addresses of the pages of accounts, relative to the shop's origin. The two with a code are what
 * the links in mails lead to.
 */
export function accountPaths(market: MarketCode) {
  const { login, registration, passwordReset, account } = shopPaths(market);
  const word = words[market];
  return {
    login,
    registration,
    confirmRegistration: (code: string) => `${registration}/${encodeURIComponent(code)}`,
    passwordReset,
    newPassword: (code: string) => `${passwordReset}/${encodeURIComponent(code)}`,
    overview: account,
    personalData: `${account}/${word.personalData}`,
    addresses: `${account}/${word.addresses}`,
    password: `${account}/${word.password}`,
    orders: `${account}/${word.orders}`,
    privacy: `${account}/${word.privacy}`,
    security: `${account}/${word.security}`,
  };
}
