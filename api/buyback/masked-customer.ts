import { maskIdentity } from '#core/identity/mask-identity.ts';
import { maskField, type Identity } from './identity-store.ts';
import type { Contact, PickupAddress } from './seller.ts';

/** `j***@example.cz`: enough to recognise one's own address. */
export const maskEmail = (eMail: string): string => {
  const [name = '', domain = ''] = eMail.split('@');
  return `${name.slice(0, 1)}***@${domain}`;
};

/** What a customer needs to recognise their request, and nobody else can make use of. */
export const maskedCustomer = (
  contact: Contact,
  identity: Identity | null,
): Record<string, string> => ({
  firstName: contact.firstName,
  lastName: `${[...contact.lastName][0] ?? ''}.`,
  city: contact.city,
  country: contact.country,
  eMail: maskEmail(contact.eMail),
  phoneNumber: maskIdentity(contact.phoneNumber),
  ...(identity && maskedIdentity(identity)),
});

const maskedIdentity = (identity: Identity): Record<string, string> => ({
  personalIdentificationNumber: maskField(
    'personal_identification_number',
    identity.personalIdentificationNumber,
  ),
  identityCardNumber: maskField('identity_card_number', identity.identityCardNumber),
  bankAccountFullNumber: maskField('bank_account', identity.bankAccount),
  ...(identity.imei !== null && { imei: maskField('imei', identity.imei) }),
  ...(identity.serialNumber !== null && {
    serialNumber: maskField('serial_number', identity.serialNumber),
  }),
});

export const maskedPickup = ({ city, country }: PickupAddress): Record<string, string> => ({
  city,
  country,
});
