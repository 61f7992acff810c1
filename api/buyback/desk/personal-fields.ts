import type { personalFields } from '#core/buyback/personal-fields.ts';
import { maskIdentity } from '#core/identity/mask-identity.ts';
import type { BuybackModel } from '../buyback-model.ts';
import { identityKeys, maskField, type Identity } from '../identity-store.ts';
import { maskEmail } from '../masked-customer.ts';
import { shortName, type Contact, type PickupAddress } from '../seller.ts';

type PersonalField = (typeof personalFields)[number];
type ContactField = Exclude<PersonalField, keyof typeof identityKeys>;

/** What a buy-back keeps of its seller, whole; only for the length of a request. */
export interface Personal {
  readonly row: Pick<BuybackModel, 'contact' | 'pickupAddress'>;
  readonly identity: Identity | null;
}

const fullName = ({ degreeBeforeName, firstName, lastName }: Contact): string =>
  [degreeBeforeName, firstName, lastName].filter(Boolean).join(' ');

const addressOf = ({ street, postcode, city, country }: Contact | PickupAddress): string =>
  `${street}, ${postcode} ${city}, ${country}`;

const isContactField = (field: PersonalField): field is ContactField =>
  !Object.hasOwn(identityKeys, field);

/** A field in the clear; null where it was wiped or never given. */
export function personalField({ row, identity }: Personal, field: PersonalField): string | null {
  if (!isContactField(field)) return identity?.[identityKeys[field]] ?? null;
  const { contact, pickupAddress } = row;
  if (field === 'pickup_address') return pickupAddress && addressOf(pickupAddress);
  if (!contact) return null;
  if (field === 'full_name') return fullName(contact);
  if (field === 'e_mail') return contact.eMail;
  return field === 'phone_number' ? contact.phoneNumber : addressOf(contact);
}

/** A field as everybody at the desk sees it: enough to recognise it by. */
export function maskedField(personal: Personal, field: PersonalField): string | null {
  const value = personalField(personal, field);
  if (value === null || value === '') return null;
  if (!isContactField(field)) return maskField(field, value);
  const { contact, pickupAddress } = personal.row;
  if (field === 'full_name') return shortName(contact);
  if (field === 'e_mail') return maskEmail(value);
  if (field === 'phone_number') return maskIdentity(value);
  return (field === 'address' ? contact : pickupAddress)?.city ?? null;
}
