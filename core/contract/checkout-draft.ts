import { z } from 'zod';
import { note, optionalLine } from '../shared/field-schemas.ts';
import { cartLimit } from './cart-limit.ts';
import type { Endpoint } from './endpoint.ts';

/** As it stands in the form, half of it or wrong as it may be: it is judged when it is ordered. */
const half = optionalLine(254);

/** Every control of the form of the details; a box that is ticked says `on`. */
const typedDetails = z.object({
  eMail: half,
  firstName: half,
  lastName: half,
  phoneNumber: half,
  isCompany: half,
  company: half,
  registrationNumber: half,
  vatNumber: half,
  street: half,
  city: half,
  district: half,
  postcode: half,
  country: half,
  isElsewhere: half,
  altFirstName: half,
  altLastName: half,
  altCompany: half,
  altStreet: half,
  altCity: half,
  altDistrict: half,
  altPostcode: half,
  altCountry: half,
  altPhoneNumber: half,
  altExtraInfo: half,
  note: note(1_000),
  wantsNewsletter: half,
});
export type TypedDetails = z.output<typeof typedDetails>;

export const keepCheckoutDraft = {
  method: 'POST',
  path: 'cart/details/',
  access: 'public',
  visitorLimit: cartLimit,
  body: z.object({ details: typedDetails }),
  status: 204,
  summary: 'Keeps what was typed at the checkout with the cart, encrypted, for 30 days',
} as const satisfies Endpoint;

export const checkoutDraft = {
  method: 'GET',
  path: 'cart/details/',
  access: 'public',
  reply: z.object({ details: typedDetails.nullable() }),
  status: 200,
  summary: 'What the owner of the cart typed at the checkout; null where nothing is kept',
} as const satisfies Endpoint;
