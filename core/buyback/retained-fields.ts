import type { SellForm, SellFormField } from './sell-form.ts';

/**
 * The only fields of the form that a browser may keep across a reload. The list names what may
 * be kept, so that a new field is forgotten until somebody decides: birth number, identity card,
 * bank account, IMEI, serial number and birthplace must never be stored (DECISIONS Buy-back, T-PII-11).
 */
export const retainedFields = [
  'titleBeforeName',
  'firstName',
  'lastName',
  'district',
  'street',
  'city',
  'country',
  'postcode',
  'phoneNumber',
  'email',
  'accountHolder',
  'pickupAltAddress',
  'altDistrict',
  'altLocation',
  'altStreet',
  'altCity',
  'altPostcode',
  'altCountry',
  'altExtraInfo',
] as const satisfies readonly SellFormField[];
export type RetainedField = (typeof retainedFields)[number];

/** The part of a form that may be kept across a reload. */
export const retainedPart = (form: SellForm): Pick<SellForm, RetainedField> =>
  // fromEntries forgets the keys; the list above names exactly those of the Pick.
  Object.fromEntries(retainedFields.map((field) => [field, form[field]])) as Pick<
    SellForm,
    RetainedField
  >;
