import { z } from 'zod';
import { countryCodes } from '../identity/countries.ts';
import { note } from '../shared/field-schemas.ts';
import { id, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const text = (max: number) => note(max).nullish();

/** Fields of an address as staff type them; what they come to with what is known is checked by the checkout's own schema. */
const typedAddress = {
  firstName: text(60),
  lastName: text(60),
  company: text(150),
  street: text(100),
  city: text(100),
  district: text(100),
  postcode: text(16),
  country: z.enum(countryCodes, 'invalid_value').nullish(),
  phoneNumber: text(40),
};

/** Who gets the bill, as staff type it. */
export const typedBill = z.strictObject({
  ...typedAddress,
  registrationNumber: text(20),
  vatNumber: text(20),
  eMail: text(254),
});

/** Where the parcel goes, where that is elsewhere. */
export const typedDelivery = z.strictObject({ ...typedAddress, extraInfo: text(200) });

const save = {
  method: 'PATCH',
  path: 'order/admin/orders/{id}/contact/',
  access: { permission: 'orders.manage' },
  params: z.object({ id }),
  body: z.strictObject({
    version,
    /** What is left out stays as it was; so does an empty street, phone or e-mail, which staff see masked. */
    orderBillingAddress: typedBill,
    /** Null: the parcel goes to the billing address. */
    orderDeliveryAddress: typedDelivery.nullable(),
  }),
  reply: z.object({ version: z.int() }),
  status: 200,
  conflicts: true,
  summary: 'Changes whom an order is for and where it goes, before it is picked',
} as const satisfies Endpoint;

export const orderContactEndpoints = {
  'admin-order-contact': save,
} as const satisfies Record<string, Endpoint>;
