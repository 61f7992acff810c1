import type { Samples } from './sample.ts';

const passwords = { password: 'Velmi-tajne-1', passwordConfirmation: 'Velmi-tajne-1' };
const person = { firstName: 'Nikdo', lastName: 'Nikdy', phone: '601 234 567' };
const company = { company: 'x', registrationNumber: '99999994', vatNumber: 'CZ99999994' };
const address = {
  ...person,
  kind: 'delivery',
  isDefault: true,
  company: 'x',
  street: 'x',
  city: 'x',
  district: 'x',
  postcode: '11000',
  country: 'CZ',
};

/** A valid body of the calls about accounts. */
export const accountSamples: Samples = {
  'active-users': {
    query: { offset: 0, limit: 5, term: 'a', role: 'support', state: 'active' },
  },
  'save-user': {
    body: {
      id: 1,
      version: 1,
      eMail: 'nikdo@obmena.example',
      name: 'Jana Nová',
      role: 'support',
      language: 'cs',
      isActive: true,
      store: 'brno',
    },
  },
  'auth-register': {
    body: {
      ...person,
      ...company,
      eMail: 'nikdo@posta.example',
      kind: 'business',
      wantsNews: false,
      website: 'x',
    },
  },
  'auth-register-confirm': { body: { token: 'x'.repeat(43), ...passwords } },
  'auth-password-reset': { body: { eMail: 'nikdo@posta.example' } },
  'auth-password-reset-confirm': { body: { token: 'x'.repeat(43), ...passwords } },
  'auth-password-change': { body: { currentPassword: 'Velmi-tajne-0', ...passwords } },
  'user-profile-update': {
    body: { ...person, ...company, language: 'cs', wantsNews: false },
  },
  'user-address-add': { body: address },
  'user-address-update': { params: { id: 1 }, body: address },
  'user-erase': { body: { password: 'Velmi-tajne-1' } },
};
