import type { z } from 'zod';
import type { sellOnlineBody } from '#core/contract/sell-online.ts';

type Body = z.output<ReturnType<typeof sellOnlineBody>>;
export type CustomerData = Body['customerData'];
export type BuyoutDevice = Body['buyoutDevice'];
export type PickupAddress = NonNullable<Body['pickupAddress']>;

/** Fields that are stored only encrypted, in `buyback_identities`. */
type IdentityField =
  | 'personalIdentificationNumber'
  | 'identityCardNumber'
  | 'identityReleasedBy'
  | 'identityValidTo'
  | 'bankAccountFullNumber'
  | 'bankCode';

/** Who sells and where to reach them; `buybacks.contact`. The holder's name came later than the rest. */
export type Contact = Omit<CustomerData, IdentityField | 'accountHolder'> &
  Partial<Pick<CustomerData, 'accountHolder'>>;

export function contactOf(data: CustomerData): Contact {
  const { degreeBeforeName, firstName, lastName, gender, district, street, city } = data;
  const { country, postcode, phoneNumber, nationality, placeOfBirth, eMail, accountHolder } = data;
  return {
    degreeBeforeName,
    firstName,
    lastName,
    gender,
    district,
    street,
    city,
    country,
    postcode,
    phoneNumber,
    nationality,
    placeOfBirth,
    eMail,
    accountHolder,
  };
}

/** Given name and the first letter of the family name, for lists. */
export const shortName = (contact: Pick<Contact, 'firstName' | 'lastName'> | null): string =>
  contact ? `${contact.firstName} ${[...contact.lastName][0] ?? ''}.` : '';
