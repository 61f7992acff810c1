import { samples } from '../bad-input/samples.ts';
import { hidden, namesNobody, type Probes } from './probe.ts';

const body = (key: keyof typeof samples) => samples[key]?.body ?? {};

/** Accounts, their addresses and the session. */
export const accountProbes: Probes = {
  config: namesNobody,
  'auth-login': {
    input: ({ eMail }) => ({ body: { eMail, password: 'Velmi-tajne-1' } }),
    answers: 401,
  },
  'auth-session': namesNobody,
  // The walk needs its sessions to the end; nothing but the caller's own can be ended.
  'auth-logout': { input: () => ({ body: {} }), answers: 204 },
  // The same answer whether or not the address has an account.
  'auth-register': {
    input: ({ eMail }) => ({ body: { ...body('auth-register'), eMail } }),
    answers: 204,
  },
  'auth-register-confirm': { answers: 404 },
  'auth-password-reset': { input: ({ eMail }) => ({ body: { eMail } }), answers: 204 },
  'auth-password-reset-confirm': { answers: 404 },
  // Accounts of the walk have no password to change or to erase by; nobody else is named either.
  'auth-password-change': { input: () => ({ body: {} }), answers: 400 },
  'user-profile': namesNobody,
  'user-profile-update': namesNobody,
  'user-addresses': namesNobody,
  'user-address-add': namesNobody,
  'user-address-update': hidden(({ addressId: id }) => ({
    params: { id },
    body: body('user-address-update'),
  })),
  'user-address-remove': hidden(({ addressId: id }) => ({ params: { id } })),
  'user-summary': namesNobody,
  'user-export': namesNobody,
  'user-erase': { input: () => ({ body: {} }), answers: 400 },
  'set-language': namesNobody,
};
