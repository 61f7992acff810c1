import type { DocumentParty } from './invoice-document.ts';

/** A billing address as an order stores it; what was left out is an empty text. */
export interface BillingAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly registrationNumber: string;
  readonly vatNumber: string;
  readonly street: string;
  readonly city: string;
  /** In Romania the județ. */
  readonly district: string;
  readonly postcode: string;
  readonly country: string;
}

/** The buyer of a document: the company where one is named, otherwise the person. */
export function billingParty(address: BillingAddress): DocumentParty {
  const { company, street, city, district, postcode, country } = address;
  const person = `${address.firstName} ${address.lastName}`.trim();
  return {
    name: company === '' ? person : company,
    street,
    city: [city, district].filter((part) => part !== '').join(', '),
    postcode,
    country: country.toUpperCase(),
    companyId: orNull(address.registrationNumber),
    vatId: orNull(address.vatNumber),
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);
