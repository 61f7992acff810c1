import { z } from 'zod';
import { languages } from '../market/market.ts';
import { roles } from '../permissions/roles.ts';
import { line, optionalLine } from '../shared/field-schemas.ts';
import { companyNumber, optionalVatNumber } from './company.ts';
import type { Endpoint, RuleContext } from './endpoint.ts';
import { givenPassword } from './proofs.ts';
import { optionalPhone } from './phone.ts';
import { postalAddressFields, withCheckedPostcode } from './postal-address.ts';

const profile = z.object({
  eMail: z.string(),
  role: z.enum(roles),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  company: z.string(),
  registrationNumber: z.string(),
  vatNumber: z.string(),
  language: z.enum(languages),
  /** `waiting` until the mail about it is confirmed. */
  news: z.enum(['none', 'waiting', 'confirmed']),
  /** False for a shop account, which cannot edit personal data (SPECIFICATION 6). */
  isEditable: z.boolean(),
});

export const readProfile = {
  method: 'GET',
  path: 'user-profile/personal-data/',
  access: 'signed-in',
  reply: profile,
  status: 200,
  summary: 'Personal data of the signed-in user',
} as const satisfies Endpoint;

/** What a person may change. A business account must name its company; others leave it empty. */
export const profileFields = (rules: RuleContext) =>
  z.object({
    firstName: line(60),
    lastName: line(60),
    phone: optionalPhone(rules.market),
    company: optionalLine(150),
    registrationNumber: z
      .union([z.literal(''), companyNumber(rules.market)], 'invalid_company_number')
      .nullish()
      .transform((text) => text ?? ''),
    vatNumber: optionalVatNumber(rules),
    language: z.enum(languages, 'required'),
    wantsNews: z.boolean('required'),
  });

export const updateProfile = {
  method: 'PATCH',
  path: 'user-profile/personal-data/',
  access: 'signed-in',
  body: profileFields,
  reply: profile,
  status: 200,
  limit: { attempts: 60, minutes: 10 },
  summary: 'Changes personal data; a shop account is refused',
} as const satisfies Endpoint;

/** What an address is used for. */
export const addressKinds = ['billing', 'delivery'] as const;

const id = z.coerce
  .number('invalid_value')
  .int('invalid_value')
  .min(1)
  .max(2 ** 31 - 1);

export const addressFields = (rules: RuleContext) =>
  withCheckedPostcode(
    z.object({
      kind: z.enum(addressKinds, 'required'),
      isDefault: z.boolean('required'),
      ...postalAddressFields(rules),
    }),
  );

const storedAddress = z.object({
  id: z.int(),
  kind: z.enum(addressKinds),
  isDefault: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  street: z.string(),
  city: z.string(),
  district: z.string(),
  postcode: z.string(),
  country: z.string(),
  phone: z.string(),
});
const addressList = z.object({ addresses: z.array(storedAddress) });

export const readAddresses = {
  method: 'GET',
  path: 'user-profile/addresses/',
  access: 'signed-in',
  reply: addressList,
  status: 200,
  summary: 'Saved addresses of the signed-in user, the default of each kind first',
} as const satisfies Endpoint;

export const addAddress = {
  method: 'POST',
  path: 'user-profile/addresses/',
  access: 'signed-in',
  body: addressFields,
  reply: addressList,
  status: 201,
  limit: { attempts: 60, minutes: 10 },
  summary: 'Saves an address; the first of its kind is the default',
} as const satisfies Endpoint;

export const updateAddress = {
  method: 'PATCH',
  path: 'user-profile/addresses/{id}/',
  access: 'signed-in',
  params: z.object({ id }),
  body: addressFields,
  reply: addressList,
  status: 200,
  limit: { attempts: 60, minutes: 10 },
  summary: 'Changes a saved address',
} as const satisfies Endpoint;

export const removeAddress = {
  method: 'DELETE',
  path: 'user-profile/addresses/{id}/',
  access: 'signed-in',
  params: z.object({ id }),
  reply: addressList,
  status: 200,
  summary: 'Removes a saved address',
} as const satisfies Endpoint;

export const userSummary = {
  method: 'GET',
  path: 'user-profile/summary/',
  access: 'signed-in',
  reply: z.object({
    name: z.string(),
    counts: z.object({
      orders: z.int(),
      openOrders: z.int(),
      addresses: z.int(),
      favourites: z.int(),
      reviews: z.int(),
      openReservations: z.int(),
      openBuybacks: z.int(),
    }),
  }),
  status: 200,
  summary: 'What the signed-in user has in the shop, in numbers',
} as const satisfies Endpoint;

export const exportPerson = {
  method: 'GET',
  path: 'user-profile/export/',
  access: 'signed-in',
  download: true,
  status: 200,
  limit: { attempts: 10, minutes: 10 },
  summary: 'Everything that is stored of the signed-in user, as a JSON file',
} as const satisfies Endpoint;

export const eraseFields = z.object({ password: givenPassword });

export const erasePerson = {
  method: 'POST',
  path: 'user-profile/erase/',
  access: 'signed-in',
  body: eraseFields,
  status: 204,
  limit: { attempts: 10, minutes: 10 },
  conflicts: true,
  summary: 'Erases the account; refused while anything of it is open',
} as const satisfies Endpoint;
