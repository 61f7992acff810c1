import { expect, it } from 'vitest';
import { billingParty, type BillingAddress } from './billing-party.ts';

const address: BillingAddress = {
  firstName: 'Žofie',
  lastName: 'Řeřichová',
  company: '',
  registrationNumber: '',
  vatNumber: '',
  street: 'Příčná 7',
  city: 'Brno',
  district: '',
  postcode: '602 00',
  country: 'cz',
};

it('bills a person by name', () => {
  expect(billingParty(address)).toEqual({
    name: 'Žofie Řeřichová',
    street: 'Příčná 7',
    city: 'Brno',
    postcode: '602 00',
    country: 'CZ',
    companyId: null,
    vatId: null,
  });
});

it('bills a company by its own name and numbers, with the district where there is one', () => {
  const company = { company: 'Țuică SRL', registrationNumber: '18547290', vatNumber: 'RO18547290' };
  expect(billingParty({ ...address, ...company, city: 'Turda', district: 'Cluj' })).toMatchObject({
    name: 'Țuică SRL',
    city: 'Turda, Cluj',
    companyId: '18547290',
    vatId: 'RO18547290',
  });
});
