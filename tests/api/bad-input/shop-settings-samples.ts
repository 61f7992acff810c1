import type { Samples } from './sample.ts';

/** Valid bodies of the calls by which a shop says who it is. */
export const shopSettingsSamples: Samples = {
  'admin-delivery-matrix-save': {
    body: { delivery: 'courier', payment: 'card', goesTogether: true },
  },
  'admin-delivery-trial-preview': {
    body: { items: [{ product: 1, pieces: 1 }], postcode: '11000', level: 1 },
  },
  'admin-company-save': {
    body: {
      name: 'Krám a.s.',
      street: 'x',
      city: 'x',
      postcode: '11000',
      companyId: '12345679',
      vatId: 'CZ12345679',
      register: 'x',
      eMail: 'obchod@kram.example',
      phone: '601 234 567',
      iban: 'CZ6508000000192000145399',
      bic: 'GIBACZPX',
      bank: 'x',
      version: 0,
    },
  },
};
